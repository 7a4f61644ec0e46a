import { OBJECTS } from '../../../../registry/lib/words/lists/objects.ts'
import { randomObject } from '../../../../registry/tools/random/random-object.ts'
import { describeWordTool } from '../../../support/word-tool.ts'

describeWordTool(randomObject, OBJECTS)
