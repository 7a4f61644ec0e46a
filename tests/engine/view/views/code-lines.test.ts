import { describe, expect, it } from 'vitest'
import { foldEnds, hiddenLines } from '../../../../engine/view/views/code/code-lines.ts'
import { colorLines, loadParser } from '../../../../engine/view/views/lines/tokens.ts'

describe('folding', () => {
  it('takes what is indented further, in all kinds of code', () => {
    const json = ['{', '  "a": [', '    1', '  ],', '', '  "b": 2', '}']
    expect(foldEnds(json)).toEqual([5, 2, undefined, undefined, undefined, undefined, undefined])
    const yaml = ['a:', '  - b', '  - c:', '      d', '', 'e: 1', '']
    expect(foldEnds(yaml)).toEqual([3, undefined, 3, undefined, undefined, undefined, undefined])
    expect(foldEnds(['if x', '\ty', 'end'])).toEqual([1, undefined, undefined])
    expect(foldEnds(['', '  a', 'b'])).toEqual([undefined, undefined, undefined])
  })

  it('hides the lines below, and what is folded in what is folded', () => {
    const ends = [5, 2, undefined, 5, undefined, undefined, undefined]
    expect([...hiddenLines(ends, new Set([1]))]).toEqual([2])
    expect([...hiddenLines(ends, new Set([0, 3]))]).toEqual([1, 2, 3, 4, 5])
  })
})

describe('colors', () => {
  it.each([
    ['json', '{\n  "a": [1, true],\n\n  "b": "é\u2028"\n}'],
    ['css', 'a {\n  color: red; /* x\n y */\n}\n'],
    ['html', '<p class="x">a &amp; b</p>\n<script>let a = 1</script>\r\n'],
    ['sql', "select 'a\nb' -- c\nfrom t"],
    ['lua', 'local s = [[a\n b]]\nreturn 1'],
    ['json', '}} not [ json at all "\n'],
  ])('keep every letter of %s', async (language, code) => {
    const parser = await loadParser(language)
    if (!parser) throw new Error(`no parser of ${language}`)
    const lines = colorLines(code, parser)
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code)
    if (!code.startsWith('}')) expect(lines.flat().some(({ kind }) => kind.startsWith('tok-'))).toBe(true)
  })

  it('are none for names without a grammar', async () => {
    expect(await loadParser('klingon')).toBeUndefined()
    expect(await loadParser(undefined)).toBeUndefined()
  })
})
