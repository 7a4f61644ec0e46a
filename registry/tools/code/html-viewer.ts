import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { HTML_FAULT_CODES, HTML_FAULTS } from '../../data/web/html-faults.ts'
import { type HtmlElement, type HtmlProblem, htmlNodesOf, htmlTextOf, isHtmlElement, parseHtml } from '../../lib/html/tree.ts'
import { countGraphemes, wordsOf } from '../../lib/text/segments.ts'
import { inText } from '../../lib/words/in-text.ts'

const MOST_FAULTS = 100
const MOST_HEADINGS = 1000
const LONGEST_HEADING = 300
/** Misnested tags can make elements in the square of the text’s length. */
const MOST_ELEMENTS = 2_000_000

export const htmlViewer = defineTool({
  id: 'html-viewer',
  category: 'code',
  icon: 'panels-top-left',
  title: 'HTML viewer',
  summary: 'View HTML in a sandboxed frame, with its outline, counts and parse errors.',
  keywords: ['html preview', 'run html', 'html online', 'html editor', 'html checker', 'view html'],
  aliases: ['html-preview', 'html-tester'],
  slugs: {
    es: 'visor-html',
    fr: 'visionneuse-html',
    id: ['html-viewer', 'penampil-html'],
    it: 'visualizzatore-html',
    pl: 'podglad-html',
    pt: 'visualizador-html',
    ru: 'prosmotr-html',
  },
  recognizes: [
    { kind: 'html', confidence: 0.98 },
    { kind: 'svg', confidence: 0.95 },
  ],
  effect: 'pure',
  layout: 'htmlviewer',
  input: z.object({ text: text('HTML', { control: 'editor', language: 'html', media: 'text/html', lines: 12 }) }),
  output: z.object({
    preview: part(z.string(), 'Preview', { view: 'html', media: 'text/html', fileName: 'page.html' }),
    counts: facts(
      'Counts',
      {
        elements: column(z.int(), 'Elements'),
        depth: column(z.int(), 'Depth'),
        headings: column(z.int(), 'Headings'),
        links: column(z.int(), 'Links'),
        images: column(z.int(), 'Images'),
        imagesWithoutText: column(z.int(), 'Images without alt text'),
        scripts: column(z.int(), 'Scripts'),
        words: column(z.int(), 'Words'),
        characters: column(z.int(), 'Characters'),
        faults: column(z.int(), 'Errors'),
      },
      { view: 'statistics' },
    ),
    outline: table(
      'Outline',
      { level: column(z.int(), 'Level'), heading: column(z.string(), 'Heading') },
      { fileName: 'outline.csv' },
    ).optional(),
    faults: table(
      'Errors (up to 100)',
      {
        line: column(z.int(), 'Line'),
        column: column(z.int(), 'Column'),
        fault: column(z.enum(HTML_FAULT_CODES), 'Error', { choices: HTML_FAULTS }),
      },
      { fileName: 'faults.csv' },
    ).optional(),
  }),
  failures: { 'too-many-elements': 'This HTML has more than {{most, number}} elements. Split it into smaller parts.' },
  notes: [
    'The page is shown in a separate frame that can’t reach this site. It runs no scripts and loads nothing from the network until you allow it, and both are off again on your next visit. If you allow the network, the servers that the page contacts see your IP address, as with any page.',
    'Your HTML is parsed by the HTML Standard’s algorithm, as in browsers. Errors are parse errors, shown where the parser notices them, and elements left open; browsers repair all of them, each in a defined way. A missing doctype is only reported for whole pages.',
    'The counts include the elements you wrote and those that the Standard adds (html, head, body, tbody). Words and characters are counted in the visible text, without scripts, styles and the title.',
  ],
  examples: [
    {
      input: { text: '<h1>Hello</h1>\n<p>See <a href="https://example.com">this</a>.</p>' },
      in: inText({
        es: '<h1>Hola</h1>\n<p>Mira <a href="https://example.com">esto</a>.</p>',
        fr: '<h1>Bonjour</h1>\n<p>Voir <a href="https://example.com">cette page</a>.</p>',
        id: '<h1>Halo</h1>\n<p>Lihat <a href="https://example.com">ini</a>.</p>',
        it: '<h1>Ciao</h1>\n<p>Guarda <a href="https://example.com">qui</a>.</p>',
        pl: '<h1>Dzień dobry</h1>\n<p>Zobacz <a href="https://example.com">tutaj</a>.</p>',
        pt: '<h1>Olá</h1>\n<p>Veja <a href="https://example.com">aqui</a>.</p>',
        ru: '<h1>Привет</h1>\n<p>Смотрите <a href="https://example.com">здесь</a>.</p>',
      }),
      output: {
        preview: '<h1>Hello</h1>\n<p>See <a href="https://example.com">this</a>.</p>',
        counts: {
          elements: 6,
          depth: 4,
          headings: 1,
          links: 1,
          images: 0,
          imagesWithoutText: 0,
          scripts: 0,
          words: 3,
          characters: 15,
          faults: 0,
        },
        outline: [{ level: 1, heading: 'Hello' }],
      },
    },
    {
      title: 'One closing tag too many',
      input: { text: '<p>One</b></p>' },
      in: inText({
        es: '<p>Uno</b></p>',
        fr: '<p>Un</b></p>',
        id: '<p>Satu</b></p>',
        it: '<p>Uno</b></p>',
        pl: '<p>Jeden</b></p>',
        pt: '<p>Um</b></p>',
        ru: '<p>Один</b></p>',
      }),
      output: { faults: [{ line: 1, column: 7, fault: 'end-tag-without-matching-open-element' }] },
    },
    {
      title: 'A character name that doesn’t exist',
      input: { text: '<p>\n&nbps;</p>' },
      output: { faults: [{ line: 2, column: 6, fault: 'unknown-named-character-reference' }] },
    },
  ],
  limits: { timeMs: 20_000 },
  transform: async ({ text }, { fail, signal }) => {
    const faults: HtmlProblem[] = []
    let faultCount = 0
    let made = 0
    const isPage = /<(?:html|head|body)[\s>/]/i.test(text)
    const document = await parseHtml(
      text,
      (problem) => {
        if (problem.fault === 'missing-doctype' && !isPage) return
        if (++faultCount <= MOST_FAULTS) faults.push(problem)
      },
      () => {
        if (++made > MOST_ELEMENTS) fail('too-many-elements', { most: MOST_ELEMENTS, field: 'text' })
      },
    )
    signal.throwIfAborted()
    const elements = [...htmlNodesOf(document)].filter(isHtmlElement)
    const named = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName))
    const headings = named('h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    const images = named('img')
    const visible = htmlTextOf(document)
    return {
      preview: text,
      counts: {
        elements: elements.length,
        depth: depthOf(elements),
        headings: headings.length,
        links: named('a', 'area').filter((element) => hasAttribute(element, 'href')).length,
        images: images.length,
        imagesWithoutText: images.filter((element) => !hasAttribute(element, 'alt')).length,
        scripts: named('script').length,
        words: [...wordsOf(visible, 'und')].length,
        characters: countGraphemes(visible),
        faults: faultCount,
      },
      outline: headings.length > 0 ? headings.slice(0, MOST_HEADINGS).map(outlineOf) : undefined,
      faults: faults.length > 0 ? faults : undefined,
    }
  },
})

function hasAttribute({ attrs }: HtmlElement, wanted: string): boolean {
  return attrs.some(({ name }) => name === wanted)
}

function outlineOf(heading: HtmlElement) {
  return { level: Number(heading.tagName.slice(1)), heading: htmlTextOf(heading).slice(0, LONGEST_HEADING).toWellFormed() }
}

/** Elements come parents first, so each finds its parent's depth already known. */
function depthOf(elements: readonly HtmlElement[]): number {
  const depths = new Map<unknown, number>()
  let most = 0
  for (const element of elements) {
    const depth = (depths.get(element.parentNode) ?? 0) + 1
    depths.set(element, depth)
    most = Math.max(most, depth)
  }
  return most
}
