import { regexTester } from '../../../../../registry/tools/code/regex-tester/tool.ts'
import { output } from '../../../../support/run-tool.ts'

export const test = (pattern: string, text = '', input: object = {}) => output(regexTester, { pattern, text, ...input })
