import { describe, expect, it } from 'vitest'
import { linkedInTextFormatter } from '../../../../registry/tools/styled-text/linkedIn-text-formatter/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('linkedIn-text-formatter', () => {
  const post = async (text: string): Promise<string> => (await output(linkedInTextFormatter, { text })).text

  // U+1D5EE sans bold a, U+1D622 sans italic a, U+1D656 sans bold italic a, U+1D68A monospace a.
  it.each([
    ['**a** __a__', '\u{1d5ee} \u{1d5ee}'],
    ['*a* _a_', '\u{1d622} \u{1d622}'],
    ['***a*** **a *a***', '\u{1d656} \u{1d5ee} \u{1d656}'],
    ['`a*a*`', '\u{1d68a}*\u{1d68a}*'],
    ['~~a~~ ~~**a**~~', 'a\u0336 \u{1d5ee}\u0336'],
    ['# a\n###### a', '\u{1d5ee}\n\u{1d5ee}'],
    ['2 * 3 * 4, snake_case, \\*a\\*', '2 * 3 * 4, snake_case, *a*'],
    ['```js\na\n\n  a\n```', '\u{1d68a}\n\n  \u{1d68a}'],
    ['> b\n>\n> c', '│ b\n│\n│ c'],
    ['b\n\n---', 'b\n\n──────────'],
    ['|b|c|\n|-|-|\n|1|2|', '\u{1d5ef} │ \u{1d5f0}\n1 │ 2'],
  ])('writes %j', async (text, written) => {
    expect(await post(text)).toBe(written)
  })

  it('writes lists of all kinds, one in the other', async () => {
    expect(await post('- b\n  - c\n    - d\n      - e\n- f')).toBe('• b\n\u2003◦ c\n\u2003\u2003▪ d\n\u2003\u2003\u2003▪ e\n• f')
    expect(await post('3. b\n4. c\n\n   more')).toBe('3. b\n4. c\n\n\u2003more')
    expect(await post('- [ ] b\n- [x] c')).toBe('☐ b\n☑ c')
  })

  it('keeps lines as they were typed, with no more than two empty ones', async () => {
    expect(await post('b\nc\n- d\n\ne\n\n\n\n\n\nf')).toBe('b\nc\n• d\n\ne\n\n\nf')
    expect(await post('b  \nc\\\nd')).toBe('b\nc\nd')
  })

  it('keeps addresses, hashtags and mentions working', async () => {
    expect(await post('**a https://x.example/a #a @a a#a**')).toBe('\u{1d5ee} https://x.example/a #a @a \u{1d5ee}#\u{1d5ee}')
    expect(await post('www.x.example <https://x.example> me@x.example')).toBe('www.x.example https://x.example me@x.example')
    expect(await post('[b](https://x.example) [c][r] [d] ![e](f.png)\n\n[r]: https://r.example')).toBe(
      'b (https://x.example) c (https://r.example) [d] e (f.png)',
    )
  })

  it('loses nothing of raw HTML and footnotes', async () => {
    expect(await post('b <i>c</i>[^1]\n\n[^1]: d')).toBe('b <i>c</i>[1]\n\n[1] d')
  })

  it('counts to the limit of a post and says when it is passed', async () => {
    expect(await output(linkedInTextFormatter, { text: 'b'.repeat(3000) })).toEqual({
      text: 'b'.repeat(3000),
      counts: { used: 3000, limit: 3000, left: 0 },
    })
    expect(await output(linkedInTextFormatter, { text: `**${'a'.repeat(1501)}**` })).toMatchObject({
      counts: { used: 3002, left: -2 },
      notices: [{ code: 'too-long-for-post', params: { count: 2 } }],
    })
  })

  it('writes long texts, which are read piece by piece', async () => {
    const text = Array.from({ length: 900 }, (_, index) => `- item ${index}`).join('\n')
    expect(await post(text)).toBe(text.replaceAll('- ', '• '))
    const paragraphs = Array.from({ length: 900 }, (_, index) => `b ${index}`).join('\n\n')
    expect(await post(paragraphs)).toBe(paragraphs)
  })

  it('refuses what is nested too deep', async () => {
    expect(await failure(linkedInTextFormatter, { text: `${'> '.repeat(300)}a` })).toMatchObject({ code: 'nested-too-deep', field: 'text' })
  })

  it('brings plain letters back, and takes an empty text', async () => {
    expect(await output(linkedInTextFormatter, { text: await post('**Hello** *world* `x1`'), direction: 'plain' })).toEqual({
      text: 'Hello world x1',
    })
    expect(await output(linkedInTextFormatter, { text: '' })).toEqual({ text: '', counts: { used: 0, limit: 3000, left: 3000 } })
  })
})
