import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitText, wrapText } from '../../../../registry/tools/generators/instagram-post-generator/fit-text.ts'
import { widthOfText } from '../../../../registry/lib/pictures/svg-text.ts'
import { instagramPostGenerator } from '../../../../registry/tools/generators/instagram-post-generator/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)

describe('wrapping', () => {
  it('keeps every letter, and no line is wider than asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 3, max: 40 }), (text, width) => {
        const lines = wrapText(text, width)
        const plain = (given: string) => given.replaceAll(/[ \t\r\n\u2028\u2029]/g, '')
        expect(plain(lines.join(''))).toBe(plain(text))
        for (const line of lines) expect(widthOfText(line)).toBeLessThanOrEqual(width)
      }),
    )
  })

  it('finds the largest size that fits', () => {
    const box = { width: 600, height: 300, least: 10, most: 200, lead: 1.2 }
    const { size, lines } = fitText('The quick brown fox jumps over the lazy dog', box) as { size: number; lines: string[] }
    expect(lines.length * size * 1.2).toBeLessThanOrEqual(300)
    expect(wrapText('The quick brown fox jumps over the lazy dog', 600 / (size + 1)).length * (size + 1) * 1.2).toBeGreaterThan(300)
    expect(fitText('word '.repeat(1000), box)).toBeUndefined()
  })
})

describe('instagram-post-generator', () => {
  it.each([
    ['square', 1080, 1080],
    ['portrait', 1080, 1350],
    ['landscape', 1080, 566],
    ['story', 1080, 1920],
  ])('draws a %s of its exact size', async (format, width, height) => {
    const { svg } = await output(instagramPostGenerator, { text: 'Hello', format })
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`)
  })

  it.each([
    ['en', '“Ja.” Ada', '“'],
    ['pl', '„Ja.” Ada', '„'],
    ['ru', '«Ja.» Ada', '«'],
    ['fr', '«\u00a0Ja.\u00a0» Ada', '«'],
    ['pt-BR', '“Ja.” Ada', '“'],
  ])('quotes with the marks of %s', async (locale, alt, mark) => {
    const made = await output(instagramPostGenerator, { text: 'Ja.', template: 'quote', name: 'Ada' }, { locale })
    expect(made.alt).toBe(alt)
    expect(made.svg).toContain(`>${mark}</text>`)
  })

  it.each(['statement', 'quote', 'headline', 'list'])('keeps a %s inside the picture', async (template) => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 200 }),
        fc.constantFrom('square', 'story'),
        async (text, format) => {
          fc.pre(text.trim() !== '')
          const { svg } = await output(instagramPostGenerator, { text, template, format, name: 'Ada' })
          const height = format === 'square' ? 1080 : 1920
          for (const [, x, y, size] of svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)" text-anchor/g)) {
            expect(Number(x)).toBeGreaterThanOrEqual(0)
            expect(Number(y) - Number(size)).toBeGreaterThan(-1)
            expect(Number(y)).toBeLessThan(height)
          }
          expect(svg.replaceAll(/<\/?(svg|title|rect|g|text|path)\b[^<>]*>/g, '')).not.toMatch(/[<>\0]/)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('numbers a list, and says the words for those who cannot see them', async () => {
    const { svg, alt } = await output(instagramPostGenerator, { text: 'Water\n\nBread', template: 'list', name: '@ada' })
    expect([...svg.matchAll(/>(\d|Water|Bread)</g)].map(([, found]) => found)).toEqual(['1', 'Water', '2', 'Bread'])
    expect(alt).toBe('1. Water 2. Bread @ada')
    expect((await output(instagramPostGenerator, { text: 'One\nTwo!\nThree' })).alt).toBe('One. Two! Three')
  })

  it('lays a picture behind the text, under a veil', async () => {
    const { svg, notices } = await output(instagramPostGenerator, {
      text: 'Hi',
      picture: { name: 'a.png', type: 'image/png', bytes: PNG },
      veil: 35,
    })
    expect(svg).toContain('<image href="data:image/png;base64,iVBORw0KGgo')
    expect(svg).toContain('fill-opacity="0.35"')
    expect(notices).toEqual([{ code: 'check-contrast', level: 'info' }])
  })

  it('warns of what is hard to read', async () => {
    const codes = async (input: object) => noticeCodes(await output(instagramPostGenerator, input))
    expect(await codes({ text: 'Hi' })).toEqual([])
    expect(await codes({ text: 'Hi', colors: 'own', foreground: '#888888', background: '#ffffff' })).toEqual(['low-contrast'])
    expect(await codes({ text: 'word '.repeat(150), format: 'landscape' })).toEqual(['small-text'])
    for (const colors of ['paper', 'ink', 'sea', 'sunset', 'forest']) expect(await codes({ text: 'Hi', colors })).toEqual([])
  })

  it.each([
    [{ text: ' ' }, 'required', 'text'],
    [{ text: 'a\n'.repeat(399), format: 'landscape' }, 'does-not-fit', 'text'],
    [{ text: 'a', colors: 'own', background: '#ffffff80' }, 'see-through', 'background'],
    [{ text: 'a', picture: { name: 'a.svg', type: 'image/png', bytes: new TextEncoder().encode('<svg/>') } }, 'not-a-picture', 'picture'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(instagramPostGenerator, input)).toMatchObject({ code, field })
  })
})
