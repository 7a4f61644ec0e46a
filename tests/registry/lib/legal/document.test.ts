import fc from 'fast-check'
import { parseFragment } from 'parse5'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { fill, readLegalTexts, writeClause, writeHtml, writeMarkdown, writePlain } from '../../../../registry/lib/legal/document.ts'
import { legalValues } from '../../../../registry/lib/legal/fields.ts'
import { oneLine } from '../../../../registry/lib/text/one-line.ts'

const LANGUAGES = ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'] as const
const sources = async (document: string, name: string) =>
  Promise.all(
    LANGUAGES.map(
      async (language) =>
        ((await import(`../../../../registry/data/${document}/${language}.ts`)) as Record<string, string>)[name] as string,
    ),
  )

describe.each([
  ['disclaimer', 'DISCLAIMER'],
  ['privacy-policy', 'PRIVACY_POLICY'],
])('the texts of the %s', (document, name) => {
  it('have the same clauses, paragraphs, words and places to fill in every language', async () => {
    const shape = (source: string) => {
      const { clauses, words } = readLegalTexts(source)
      const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, key]) => key)
      const counted = (lines: readonly string[]) => lines.map((line) => [...new Set(names(line))].toSorted())
      return {
        words: [...words].map(([key, text]) => [key, names(text)]),
        clauses: [...clauses].map(([key, { heading, paragraphs }]) => [
          key,
          names(heading),
          counted(paragraphs).filter((one) => document !== 'disclaimer' || one.some((key2) => key2 !== 'site')),
        ]),
        paragraphs: [...clauses].map(([key, { paragraphs }]) => [key, paragraphs.length]),
      }
    }
    const [english, ...others] = (await sources(document, name)).map(shape)
    for (const other of others) expect(other).toEqual(english)
  })

  it('are written out, clean, and hold no markup', async () => {
    for (const source of await sources(document, name)) {
      expect(source).not.toMatch(/[<>`*\\]| {2}|\.\.|TODO/)
      for (const line of source.trim().split('\n')) expect(line.trimEnd()).toBe(line)
      for (const { heading, paragraphs } of readLegalTexts(source).clauses.values()) {
        expect(heading).not.toMatch(/[.:]$/)
        for (const paragraph of paragraphs) expect(paragraph, paragraph).toMatch(/[.:}]$/)
      }
    }
  })
})

it.each([
  ['en', ['Art. 15', 'Art. 77', '§ 1798.105', '13.709/2018', '152-FZ', 'COPPA']],
  ['pl', ['art. 6 ust. 1 lit. f', 'RODO', '§ 1798.120']],
  ['pt', ['Lei 13.709/2018', 'ANPD', 'art. 18, § 1º']],
  ['fr', ['art. 6, § 1, f)', 'CNIL', 'RGPD']],
  ['ru', ['№ 152-ФЗ', 'Роскомнадзор']],
  ['id', ['Undang-Undang Nomor 27 Tahun 2022']],
] as const)('cites the laws as %s does', async (language, citations) => {
  const { PRIVACY_POLICY } = (await import(`../../../../registry/data/privacy-policy/${language}.ts`)) as { PRIVACY_POLICY: string }
  for (const citation of citations) expect(PRIVACY_POLICY).toContain(citation)
})

const TEXTS = readLegalTexts('= hello Hi {site}\n# a About {site}\nOne {site}.\nMail: {email}\nThese:\n{items}\nLast.')

describe('a clause', () => {
  it('leaves out what is not given, and an empty list with the words before it', () => {
    expect(writePlain(writeClause(TEXTS, 'a', { site: 'X' }, { items: [] }))).toBe('About X\n\nOne X.\n\nLast.\n')
    expect(writePlain(writeClause(TEXTS, 'a', { site: 'X', email: 'e' }, { items: ['p', 'q {site}'] }))).toBe(
      'About X\n\nOne X.\n\nMail: e\n\nThese:\n\n• p\n• q X\n\nLast.\n',
    )
  })

  it('fills each place once, so that typed braces stay', () => {
    expect(fill('{a}{b}', { a: '{b}', b: '{a}' }).map(({ text }) => text)).toEqual(['{b}', '{a}'])
    expect(fill('{toString}', {}).map(({ text }) => text)).toEqual(['{toString}'])
  })

  it('is refused when the texts do not have it', () => {
    expect(() => writeClause(TEXTS, 'z', {})).toThrow('no clause z')
  })
})

type MarkdownNode = { type: string; value?: string; children?: MarkdownNode[] }
const textOf = (node: MarkdownNode): string => node.value ?? (node.children ?? []).map(textOf).join('')

it('carries any typed text as text, in HTML and in Markdown', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.constantFrom(
          '<script>alert(1)</script>',
          '[a](javascript:x)',
          '**b** `c` _d_',
          '&amp; &lt;',
          '![i](u)',
          '\\*',
          '{site}',
          '"><img src=x onerror=1>',
        ),
      ),
      (typed) => {
        const site = oneLine(typed)
        fc.pre(site !== '')
        const blocks = writeClause(TEXTS, 'a', { site }, { items: [] })
        const [article] = parseFragment(writeHtml(blocks, 'en')).childNodes
        const elements = (article && 'childNodes' in article ? article.childNodes : []).filter((node) => node.nodeName !== '#text')
        expect(elements.map((node) => node.nodeName)).toEqual(['h2', 'p', 'p'])
        const first = elements[1]
        const inner = first && 'childNodes' in first ? first.childNodes : []
        expect(inner.map((node) => ('value' in node ? node.value : node.nodeName)).join('')).toBe(`One ${site}.`)
        const tree = unified().use(remarkParse).parse(writeMarkdown(blocks)) as MarkdownNode
        expect((tree.children ?? []).map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph'])
        expect(textOf((tree.children ?? [])[1] as MarkdownNode)).toBe(`One ${site}.`)
      },
    ),
    { numRuns: 500 },
  )
})

describe('the fields', () => {
  const refuse = ((code: string, { field }: { field?: string }) => {
    throw new Error(`${code} ${field}`)
  }) as never
  const given = { site: 'X', url: '', email: '', date: '2026-11-22', language: 'en' as const }

  it('give values only for what is filled in, the date in the words of the language', () => {
    expect(legalValues(given, refuse)).toEqual({ site: 'X', date: 'November 22, 2026' })
    expect(legalValues({ ...given, language: 'pl', email: ' a+b@example.com ' }, refuse)).toEqual({
      site: 'X',
      date: '22 listopada 2026',
      email: { text: 'a+b@example.com', link: 'mailto:a+b@example.com' },
    })
  })

  it.each(['javascript:alert(1)', 'example.com', 'https://a b', 'https://x/<b>'])('refuse the address %s', (url) => {
    expect(() => legalValues({ ...given, url }, refuse)).toThrow('bad-site-address url')
  })

  it.each(['a', 'a@b', '<a@b.pl>', 'a b@c.pl', 'a@b.pl?subject=x'])('refuse the email %s', (email) => {
    expect(() => legalValues({ ...given, email }, refuse)).toThrow('bad-email email')
  })

  it('take typed text on one line, without control characters and half characters', () => {
    expect(oneLine(' a\r\n\tb\u0000c\u202e \ud800 ')).toBe('a b c \ufffd')
  })
})
