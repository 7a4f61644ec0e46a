import { SHAPES } from '../../../../registry/lib/words/lists/shapes.ts'
import { randomShape } from '../../../../registry/tools/random/random-shape.ts'
import { describeWordTool } from '../../../support/word-tool.ts'

describeWordTool(randomShape, SHAPES)
