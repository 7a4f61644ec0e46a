import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { flag, text } from '../../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../../engine/core/parts.ts'
import { LINE_LIMIT } from '../../../../engine/core/schema.ts'
import {
  attributeOf,
  type HtmlElement,
  htmlElementsOf,
  htmlFailures,
  type HtmlNode,
  isForeign,
  readHtml,
} from '../../../lib/html/source.ts'
import { runTogether, textOf, textRunsOf } from '../../../lib/html/text.ts'
import { countGraphemes, wordsOf } from '../../../lib/text/segments.ts'
import { matchesSelector, readSelectors, selectorFailures, type SimpleSelector } from './simple-selectors.ts'
import { inText } from '../../../lib/words/in-text.ts'

const MOST_ROWS = 10_000

type Row = { line: number; element: string; text: string }

export const extractTextFromHtml = defineTool({
  id: 'extract-text-from-html',
  category: 'code',
  icon: 'scan-text',
  title: 'Extract text from HTML',
  summary:
    'Extract the text of an HTML page piece by piece, with the element it comes from: titles, headings, paragraphs, list items, alt text.',
  keywords: [
    'html text extractor',
    'scrape text from html',
    'get text from html',
    'html parser',
    'extract headings',
    'extract alt text',
    'css selector',
  ],
  aliases: ['html-text-extractor'],
  slugs: {
    es: 'extraer-texto-de-html',
    fr: 'extraire-texte-html',
    id: 'ekstrak-teks-dari-html',
    it: 'estrarre-testo-da-html',
    pl: 'wyodrebnianie-tekstu-z-html',
    pt: 'extrair-texto-de-html',
    ru: 'izvlech-tekst-iz-html',
  },
  recognizes: [{ kind: 'html', confidence: 0.91 }],
  effect: 'pure',
  input: z.object({
    text: text('HTML', { control: 'code', language: 'html', media: 'text/html' }),
    selectors: text('Elements', {
      max: LINE_LIMIT,
      default: '',
      help: 'Tags, classes, IDs and attributes, separated by commas. Leave empty for all visible text.',
      placeholder: 'h1, h2, p.intro, #main, a[href]',
    }),
    attributes: flag('Title, description and alt text', {
      default: true,
      help: 'Text from the page’s head and from attributes.',
      when: { selectors: '' },
    }),
  }),
  output: z.object({
    text: part(z.string(), 'Text', { view: 'code', media: 'text/plain', fileName: 'text.txt' }),
    rows: table(
      'Piece by piece',
      { line: column(z.int(), 'Line'), element: column(z.string(), 'Element', { format: 'code' }), text: column(z.string(), 'Text') },
      { fileName: 'text.csv' },
    ),
    counts: facts(
      'Counts',
      { pieces: column(z.int(), 'Pieces'), words: column(z.int(), 'Words'), characters: column(z.int(), 'Characters') },
      { view: 'statistics' },
    ),
  }),
  failures: {
    ...htmlFailures.words,
    ...selectorFailures.words,
    'no-match': 'No element with text matches these selectors. Check them, or leave the field empty for all visible text.',
  },
  notices: { 'rows-cut': { warning: 'The table shows the first {{most, number}} rows; the text has everything.' } },
  notes: [
    'Your HTML is parsed by the HTML Standard’s algorithm, as in browsers. Scripts, styles and anything hidden by an attribute are left out; style sheets are not evaluated.',
    'If you pick no elements, each piece of text appears once, with the block it is in. If you do, each element gives its whole text, even when one is nested in another, and an image gives its alt text.',
  ],
  examples: [
    {
      input: {
        text: '<title>Tea</title>\n<meta name="description" content="All about tea.">\n<h1>Tea</h1>\n<p>Green, <em>white</em> or black.</p>\n<ul><li>Assam</li><li>Sencha</li></ul>\n<img src="pot.jpg" alt="A teapot">',
      },
      in: inText({
        es: '<title>Té</title>\n<meta name="description" content="Todo sobre el té.">\n<h1>Té</h1>\n<p>Verde, <em>blanco</em> o negro.</p>\n<ul><li>Assam</li><li>Sencha</li></ul>\n<img src="pot.jpg" alt="Una tetera">',
        fr: '<title>Thé</title>\n<meta name="description" content="Tout sur le thé.">\n<h1>Thé</h1>\n<p>Vert, <em>blanc</em> ou noir.</p>\n<ul><li>Assam</li><li>Sencha</li></ul>\n<img src="pot.jpg" alt="Une théière">',
        id: '<title>Teh</title>\n<meta name="description" content="Semua tentang teh.">\n<h1>Teh</h1>\n<p>Hijau, <em>putih</em>, atau hitam.</p>\n<ul><li>Assam</li><li>Sencha</li></ul>\n<img src="pot.jpg" alt="Teko teh">',
        it: '<title>Tè</title>\n<meta name="description" content="Tutto sul tè.">\n<h1>Tè</h1>\n<p>Verde, <em>bianco</em> o nero.</p>\n<ul><li>Assam</li><li>Sencha</li></ul>\n<img src="pot.jpg" alt="Una teiera">',
        pl: '<title>Herbata</title>\n<meta name="description" content="Wszystko o herbacie.">\n<h1>Herbata</h1>\n<p>Zielona, <em>biała</em> lub czarna.</p>\n<ul><li>Assam</li><li>Sencha</li></ul>\n<img src="pot.jpg" alt="Dzbanek do herbaty">',
        pt: '<title>Chá</title>\n<meta name="description" content="Tudo sobre chá.">\n<h1>Chá</h1>\n<p>Verde, <em>branco</em> ou preto.</p>\n<ul><li>Assam</li><li>Sencha</li></ul>\n<img src="pot.jpg" alt="Um bule de chá">',
        ru: '<title>Чай</title>\n<meta name="description" content="Всё о чае.">\n<h1>Чай</h1>\n<p>Зелёный, <em>белый</em> или чёрный.</p>\n<ul><li>Ассам</li><li>Сенча</li></ul>\n<img src="pot.jpg" alt="Чайник">',
      }),
      output: {
        text: 'Tea\nAll about tea.\nTea\nGreen, white or black.\nAssam\nSencha\nA teapot',
        rows: [
          { line: 1, element: 'title', text: 'Tea' },
          { line: 2, element: 'meta description', text: 'All about tea.' },
          { line: 3, element: 'h1', text: 'Tea' },
          { line: 4, element: 'p', text: 'Green, white or black.' },
          { line: 5, element: 'li', text: 'Assam' },
          { line: 5, element: 'li', text: 'Sencha' },
          { line: 6, element: 'img alt', text: 'A teapot' },
        ],
        counts: { pieces: 7, words: 13, characters: 61 },
      },
    },
    {
      title: 'Only some elements',
      input: { text: '<p class="intro">One <b>two</b></p><p>Three</p><div id="end">Four</div>', selectors: 'p.intro, #end' },
      in: inText({
        es: '<p class="intro">Uno <b>dos</b></p><p>Tres</p><div id="end">Cuatro</div>',
        fr: '<p class="intro">Un <b>deux</b></p><p>Trois</p><div id="end">Quatre</div>',
        id: '<p class="intro">Satu <b>dua</b></p><p>Tiga</p><div id="end">Empat</div>',
        it: '<p class="intro">Uno <b>due</b></p><p>Tre</p><div id="end">Quattro</div>',
        pl: '<p class="intro">Jeden <b>dwa</b></p><p>Trzy</p><div id="end">Cztery</div>',
        pt: '<p class="intro">Um <b>dois</b></p><p>Três</p><div id="end">Quatro</div>',
        ru: '<p class="intro">Один <b>два</b></p><p>Три</p><div id="end">Четыре</div>',
      }),
      output: {
        text: 'One two\nFour',
        rows: [
          { line: 1, element: 'p.intro', text: 'One two' },
          { line: 1, element: 'div#end', text: 'Four' },
        ],
      },
    },
    {
      title: 'Only visible text',
      input: { text: '<p>Seen</p><p hidden>Not seen</p><script>code()</script>', attributes: false },
      in: inText({
        es: '<p>Visible</p><p hidden>Oculto</p><script>code()</script>',
        fr: '<p>Visible</p><p hidden>Caché</p><script>code()</script>',
        id: '<p>Terlihat</p><p hidden>Tersembunyi</p><script>code()</script>',
        it: '<p>Visibile</p><p hidden>Nascosto</p><script>code()</script>',
        pl: '<p>Widoczne</p><p hidden>Ukryte</p><script>code()</script>',
        pt: '<p>Visível</p><p hidden>Oculto</p><script>code()</script>',
        ru: '<p>Видно</p><p hidden>Не видно</p><script>code()</script>',
      }),
      output: { text: 'Seen' },
    },
  ],
  limits: { timeMs: 20_000 },
  transform: async ({ text, selectors, attributes }, { fail, note }) => {
    const chosen = readSelectors(selectors, 'selectors')
    const { root } = await readHtml(text)
    const rows = chosen.length > 0 ? chosenRows(root, chosen) : visibleRows(root, attributes)
    if (chosen.length > 0 && rows.length === 0 && text.trim() !== '') fail('no-match', { field: 'selectors' })
    const result = rows.map((row) => row.text).join('\n')
    if (rows.length > MOST_ROWS) note('rows-cut', { most: MOST_ROWS })
    return {
      text: result,
      rows: rows.slice(0, MOST_ROWS),
      counts: {
        pieces: rows.length,
        words: [...wordsOf(result, 'und')].length,
        characters: countGraphemes(rows.map((row) => row.text).join('')),
      },
    }
  },
})

function lineOf(element: HtmlElement | undefined): number {
  return element?.sourceCodeLocation?.startLine ?? 1
}

function chosenRows(root: HtmlNode, selectors: readonly SimpleSelector[]): Row[] {
  return htmlElementsOf(root)
    .filter((element) => selectors.some((selector) => matchesSelector(element, selector)))
    .map((element) => {
      const { text, attribute } = describedBy(element) ?? {}
      const name = attribute === undefined ? nameOf(element) : `${nameOf(element)} ${attribute}`
      return { line: lineOf(element), element: name, text: text === undefined ? textOf(element) : runTogether(text) }
    })
    .filter((row) => row.text !== '')
}

/** The tag with its id and classes, as a selector would name it. */
function nameOf(element: HtmlElement): string {
  const id = attributeOf(element, 'id')
  const classes = (attributeOf(element, 'class') ?? '').split(/[ \t\n\f\r]+/).filter((name) => name !== '')
  return [element.tagName, ...(id ? [`#${id}`] : []), ...classes.map((name) => `.${name}`)].join('').slice(0, 200)
}

function visibleRows(root: HtmlNode, attributes: boolean): Row[] {
  const describe = (element: HtmlElement) => {
    const { place, attribute, text } = describedBy(element) ?? {}
    return place === undefined || text === undefined
      ? undefined
      : { place: attribute === undefined ? place : `${place} ${attribute}`, text }
  }
  return textRunsOf(root, (element) => (attributes ? describe(element) : undefined)).map(({ line, place, text }) => ({
    line,
    element: place === '' ? 'body' : place,
    text,
  }))
}

type Description = { readonly place: string; readonly attribute?: string; readonly text: string }

/** What an element says that is not shown on the page, and what it says it by. */
function describedBy(element: HtmlElement): Description | undefined {
  const { tagName } = element
  if (tagName === 'title' && !isForeign(element)) return { place: tagName, text: textOf(element) }
  if (tagName === 'meta' && attributeOf(element, 'name')?.trim().toLowerCase() === 'description')
    return { place: tagName, attribute: 'description', text: attributeOf(element, 'content') ?? '' }
  const isPicture = tagName === 'img' || tagName === 'area' || (tagName === 'input' && attributeOf(element, 'type') === 'image')
  return isPicture ? { place: tagName, attribute: 'alt', text: attributeOf(element, 'alt') ?? '' } : undefined
}
