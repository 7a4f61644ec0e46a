import { BODY_PARTS } from '../../../../registry/lib/words/lists/body-parts.ts'
import { randomBodyPart } from '../../../../registry/tools/random/random-body-part.ts'
import { describeWordTool } from '../../../support/word-tool.ts'

describeWordTool(randomBodyPart, BODY_PARTS)
