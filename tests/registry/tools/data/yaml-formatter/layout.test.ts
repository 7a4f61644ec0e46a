import * as yaml from 'yaml'
import { describe, expect, it } from 'vitest'
import { isSameYamlComments } from '../../../../../registry/tools/data/yaml-formatter/layout.ts'

describe('isSameYamlComments', () => {
  it('compares comments and nothing else', () => {
    expect(isSameYamlComments(yaml, 'a: 1 # x\n#y', '# x\nb: 2 #y', false)).toBe(true)
    expect(isSameYamlComments(yaml, 'a: 1 # x', 'a: 1', false)).toBe(false)
    expect(isSameYamlComments(yaml, '# x\n# y\na: 1', '# y\n# x\na: 1', false)).toBe(false)
    expect(isSameYamlComments(yaml, '# x\n# y\na: 1', '# y\n# x\na: 1', true)).toBe(true)
  })

  it('takes no text for a comment', () => {
    expect(isSameYamlComments(yaml, 'a: |\n  # x\nb: "# y"\nc: z#1', 'a: 1', false)).toBe(true)
  })
})
