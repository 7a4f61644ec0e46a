import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { FIGLET_FONT_NAMES } from '../../../../registry/tools/generators/ascii-art-generator/figlet-fonts.ts'
import { asciiArtGenerator } from '../../../../registry/tools/generators/ascii-art-generator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('ascii-art-generator', () => {
  it('writes FIGlet’s own greeting as the program figlet does', async () => {
    const { text } = await output(asciiArtGenerator, { text: 'Hello' })
    expect(text).toBe(
      [
        '  _   _      _ _',
        ' | | | | ___| | | ___',
        String.raw` | |_| |/ _ \ | |/ _ \ `.trimEnd(),
        ' |  _  |  __/ | | (_) |',
        String.raw` |_| |_|\___|_|_|\___/`,
      ].join('\n'),
    )
  })

  it.each(FIGLET_FONT_NAMES)('%s has the capital letters, and keeps to the width', async (font) => {
    const { text, notices } = await output(asciiArtGenerator, { text: 'ABCDEFGHIJKLM NOPQRSTUVWXYZ', font, width: 120 })
    expect(notices).toBeUndefined()
    for (const row of text.split('\n')) {
      expect([...row].length).toBeLessThanOrEqual(120)
      expect(row).toBe(row.trimEnd())
    }
  })

  it('writes the base letter where the glyph of a font is only a block', async () => {
    const { text, notices } = await output(asciiArtGenerator, { text: 'Ёж и её', font: 'Banner' })
    expect(notices).toEqual([{ code: 'accents-dropped', params: { letters: 'Ё ё' }, level: 'info' }])
    expect(text).toBe((await output(asciiArtGenerator, { text: 'Еж и ее', font: 'Banner' })).text)
  })

  it('sets letters apart as asked', async () => {
    const width = async (spacing: string) => {
      const { text } = await output(asciiArtGenerator, { text: 'AVAVA', spacing, width: 200 })
      return Math.max(...text.split('\n').map((row: string) => row.length))
    }
    expect(await width('full')).toBeGreaterThan(await width('fitted'))
    expect(await width('fitted')).toBeGreaterThan(await width('default'))
  })

  it.each(['slashes', 'hash', 'block'])('makes a comment that JavaScript, a shell or both pass over: %s', async (comment) => {
    const { text } = await output(asciiArtGenerator, { text: 'it`s "$(x)"', comment })
    if (comment === 'hash') expect(execFileSync('sh', ['-c', `${text}\necho done`], { encoding: 'utf8' })).toBe('done\n')
    else expect(new Function(`${text}\nreturn 7`)()).toBe(7)
  })

  it('tells letters without their marks from letters that are missing', async () => {
    const { notices } = await output(asciiArtGenerator, { text: 'Łódź é 日 👍🏽 ü', font: 'Mini' })
    expect(notices).toEqual([
      { code: 'accents-dropped', params: { letters: 'ź' }, level: 'info' },
      { code: 'not-in-font', params: { letters: 'Ł 日 👍🏽' }, level: 'warning' },
    ])
  })

  it('takes a decomposed letter as the composed one', async () => {
    expect(await output(asciiArtGenerator, { text: 'u\u0308' })).toEqual(await output(asciiArtGenerator, { text: 'ü' }))
  })

  it('starts a line where the text does', async () => {
    const { text } = await output(asciiArtGenerator, { text: 'a\r\nb', font: 'Small' })
    const { text: above } = await output(asciiArtGenerator, { text: 'a', font: 'Small' })
    const { text: below } = await output(asciiArtGenerator, { text: 'b', font: 'Small' })
    expect(text.replaceAll(/\n+/g, '\n')).toBe(`${above}\n${below}`)
  })

  it.each([
    [{ text: ' \n' }, 'required', 'text'],
    [{ text: '日本語' }, 'none-in-font', 'text'],
    [{ text: 'Anna', font: 'Sub-Zero', comment: 'html' }, undefined, undefined],
    [{ text: 'A', font: 'Mini', comment: 'html' }, 'breaks-comment', 'comment'],
    [{ text: '!!', font: '3-D', comment: 'block' }, 'breaks-comment', 'comment'],
    [{ text: 'x'.repeat(1001) }, 'too-long', 'text'],
    [{ text: 'a', width: 19 }, 'too-small', 'width'],
  ])('answers %j with %s', async (input, code, field) => {
    if (code === undefined) expect((await output(asciiArtGenerator, input)).text).toMatch(/^<!--\n[^]*\n-->$/)
    else expect(await failure(asciiArtGenerator, input)).toMatchObject({ code, field })
  })
})
