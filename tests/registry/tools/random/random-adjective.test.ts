import { ADJECTIVES } from '../../../../registry/lib/words/lists/adjectives.ts'
import { randomAdjective } from '../../../../registry/tools/random/random-adjective.ts'
import { describeWordTool } from '../../../support/word-tool.ts'

describeWordTool(randomAdjective, ADJECTIVES)
