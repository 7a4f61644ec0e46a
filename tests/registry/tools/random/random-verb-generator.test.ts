import { VERBS } from '../../../../registry/lib/words/lists/verbs.ts'
import { randomVerbGenerator } from '../../../../registry/tools/random/random-verb-generator.ts'
import { describeWordTool } from '../../../support/word-tool.ts'

describeWordTool(randomVerbGenerator, VERBS)
