import { ADJECTIVES } from '../../../../registry/data/words/adjectives.ts'
import { randomAdjective } from '../../../../registry/tools/random/random-adjective.ts'
import { describeWordTool } from '../../../support/word-tool.ts'

describeWordTool(randomAdjective, ADJECTIVES)
