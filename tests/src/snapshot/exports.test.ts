import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { PDFDocument, PDFName, type PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { sceneHtml } from '../../../src/snapshot/code-html.ts'
import { isInRange } from '../../../src/snapshot/fonts.ts'
import { DEFAULTS, FONT_IDS } from '../../../src/snapshot/options.ts'
import { scenePdf } from '../../../src/snapshot/pdf.ts'
import { charactersOf } from '../../../src/snapshot/scene.ts'
import { sceneSvg } from '../../../src/snapshot/svg.ts'
import { readXml } from './read-xml.ts'
import { sceneOf } from './support.ts'

const HOSTILE = '<script>alert(1)</script> ]]> & "q" \'a\' \0 \u202e \ufffe\t<tspan x="0">\n</text></svg>\n{{x}} ${y} 漢 👍 سلام\n'
const file = { title: 'A <title>', description: 'x & "y"', faces: [] }

/** What a reader of the document sees of the code. */
const codeOf = (svg: string) => readXml(svg).textOf('snapshot-code')

describe('SVG', () => {
  it('is well-formed and holds the code letter for letter', async () => {
    for (const options of [
      {},
      { width: 300 },
      { language: 'HTML, XML' },
      { diff: true, theme: 'paper', background: 'transparent' },
    ] as const) {
      const shown = HOSTILE.replace('\0', '\u2400').replace('\u202e', '<U+202E>').replace('\ufffe', '<U+FFFE>')
      const scene = await sceneOf(HOSTILE, options)
      expect(codeOf(sceneSvg(scene))).toBe(shown)
      expect(codeOf(sceneSvg(scene, { file }))).toBe(shown)
    }
  })

  it('names its title, description and fonts, and nothing that runs', async () => {
    const svg = sceneSvg(await sceneOf(HOSTILE, { title: '"><script>' }), { file })
    const { names, textOf } = readXml(svg)
    expect(textOf('snapshot-title')).toBe('A <title>')
    expect(textOf('snapshot-text')).toBe('x & "y"')
    expect([...new Set(names)].toSorted()).toEqual([
      'circle',
      'defs',
      'desc',
      'g',
      'linearGradient',
      'rect',
      'stop',
      'style',
      'svg',
      'text',
      'title',
      'tspan',
    ])
    expect(svg).toContain("font-family=\"'Fira Code', ui-monospace")
  })

  it('is exactly this for one letter', async () => {
    const scene = await sceneOf('x', { numbers: false, frame: 'none', padding: 0, size: 20, background: 'transparent', ligatures: false })
    expect(sceneSvg(scene).replace(/font-family="[^"]*"/g, 'F')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="62" viewBox="0 0 200 62">' +
        '<rect x="0" y="0" width="200" height="62" fill="#161e2f"/>' +
        '<g class="snapshot-extras snapshot-letters" F font-size="20" xml:space="preserve" aria-hidden="true"></g>' +
        '<g class="snapshot-code snapshot-letters" F font-size="20" xml:space="preserve">' +
        '<text><tspan x="20" y="37.8" fill="#e4e8ef">x</tspan></text></g></svg>',
    )
  })
})

describe('HTML', () => {
  it('keeps the code and escapes it', async () => {
    const html = sceneHtml(await sceneOf('if (a < b && "c") {}', { language: 'JavaScript' }), DEFAULTS)
    expect(html).toMatch(/^<pre style="[^"]*">/)
    expect(readXml(html).textOf()).toBe('if (a < b && "c") {}')
  })
})

const woff = (font: string, part: string) => readFileSync(`node_modules/@fontsource/${font}/files/${font}-${part}-400-normal.woff`)
const about = { title: 'T', description: 'D', language: 'en' }

/** What a PDF's fonts say their glyphs stand for. */
async function lettersOf(bytes: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(bytes)
  const maps = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const stream = object as PDFRawStream
    if (!(stream.contents instanceof Uint8Array)) return []
    const text = stream.dict.get(PDFName.of('Filter'))
      ? inflateSync(stream.contents).toString('latin1')
      : Buffer.from(stream.contents).toString('latin1')
    return text.includes('beginbfchar')
      ? [...text.matchAll(/<[\dA-F]{4}> <([\dA-F]{4,8})>/gi)].map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
      : []
  })
  return [...new Set(maps.flat())].toSorted().join('')
}

describe('PDF', () => {
  it.each(FONT_IDS.filter((id) => id !== 'system'))('embeds %s, each glyph with its own letter', async (font) => {
    const code = 'a => b != c\n\tżółć Жук ёлка'
    const scene = await sceneOf(code, { font, title: 'a.ts' })
    const bytes = await scenePdf(scene, { files: ['latin', 'latin-ext', 'cyrillic'].map((part) => woff(font, part)), ...about })
    const pdf = await PDFDocument.load(bytes)
    expect(pdf.getPage(0).getSize()).toEqual({ width: scene.width * 0.75, height: scene.height * 0.75 })
    expect([pdf.getTitle(), pdf.getSubject()]).toEqual(['T', 'D'])
    const letters = await lettersOf(bytes)
    for (const letter of new Set(code.replace(/\s/g, ''))) expect(letters).toContain(letter)
  })

  it('refuses characters that the font does not have, by name, and pages that are too large', async () => {
    const files = [woff('fira-code', 'latin')]
    await expect(scenePdf(await sceneOf('a 漢 👍 \u0416'), { files, ...about })).rejects.toMatchObject({
      fault: 'missing-characters',
      values: { characters: '漢 (U+6F22), 👍 (U+1F44D), Ж (U+0416)', count: 3 },
    })
    await expect(scenePdf(await sceneOf('x'.repeat(3000)), { files, ...about })).rejects.toMatchObject({ fault: 'page-too-large' })
  })
})

describe('parts of fonts', () => {
  it('are chosen by the characters that are shown', async () => {
    expect(charactersOf(await sceneOf('abca', { numbers: false }))).toBe('abc')
    expect(isInRange('U+0400-045F,U+0490-0491, U+4??', 'Ж')).toBe(true)
    expect(isInRange('U+0000-00FF, U+0131', 'Ж')).toBe(false)
    expect(isInRange('U+0131', 'ı')).toBe(true)
  })
})
