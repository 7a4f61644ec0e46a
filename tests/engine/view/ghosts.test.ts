import { describe, expect, it } from 'vitest'
import type { ToolData } from '../../../engine/site/page.ts'
import { isGhosted } from '../../../engine/view/ghosts.ts'

const tool = {
  fields: [
    { name: 'text', value: 'string' },
    { name: 'file', value: 'file' },
    { name: 'pictures', value: 'files' },
    { name: 'indent', value: 'string' },
  ],
  first: { kind: 'sample', ghosts: { text: 'a,b' }, input: {}, output: {} },
} as unknown as ToolData
const file = new File(['a'], 'a.csv')

describe('the faded sample', () => {
  it.each([
    ['stays while its fields are empty', { text: '', pictures: [], indent: '2' }, true],
    ['goes with the first key', { text: 'x' }, false],
    ['goes with a file', { text: '', file }, false],
    ['goes with one of several files', { text: '', pictures: [file] }, false],
  ])('%s', (_, values, expected) => {
    expect(isGhosted(tool, values as never)).toBe(expected)
  })

  it('is not there where there is none', () => {
    expect(isGhosted({ ...tool, first: { ...tool.first, ghosts: {} } }, {})).toBe(false)
  })
})
