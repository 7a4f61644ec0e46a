import type { HLJSApi, LanguageFn } from 'highlight.js'

/** Syntaxes that can be coloured, by the names that everybody uses. */
const GRAMMARS = {
  'HTML, XML': { id: 'xml', load: () => import('highlight.js/lib/languages/xml') },
  CSS: { id: 'css', load: () => import('highlight.js/lib/languages/css') },
  SCSS: { id: 'scss', load: () => import('highlight.js/lib/languages/scss') },
  JavaScript: { id: 'javascript', load: () => import('highlight.js/lib/languages/javascript') },
  TypeScript: { id: 'typescript', load: () => import('highlight.js/lib/languages/typescript') },
  JSON: { id: 'json', load: () => import('highlight.js/lib/languages/json') },
  YAML: { id: 'yaml', load: () => import('highlight.js/lib/languages/yaml') },
  'TOML, INI': { id: 'ini', load: () => import('highlight.js/lib/languages/ini') },
  Markdown: { id: 'markdown', load: () => import('highlight.js/lib/languages/markdown') },
  SQL: { id: 'sql', load: () => import('highlight.js/lib/languages/sql') },
  PHP: { id: 'php', load: () => import('highlight.js/lib/languages/php') },
  Python: { id: 'python', load: () => import('highlight.js/lib/languages/python') },
  Ruby: { id: 'ruby', load: () => import('highlight.js/lib/languages/ruby') },
  Java: { id: 'java', load: () => import('highlight.js/lib/languages/java') },
  Kotlin: { id: 'kotlin', load: () => import('highlight.js/lib/languages/kotlin') },
  C: { id: 'c', load: () => import('highlight.js/lib/languages/c') },
  'C++': { id: 'cpp', load: () => import('highlight.js/lib/languages/cpp') },
  'C#': { id: 'csharp', load: () => import('highlight.js/lib/languages/csharp') },
  Go: { id: 'go', load: () => import('highlight.js/lib/languages/go') },
  Rust: { id: 'rust', load: () => import('highlight.js/lib/languages/rust') },
  Swift: { id: 'swift', load: () => import('highlight.js/lib/languages/swift') },
  Lua: { id: 'lua', load: () => import('highlight.js/lib/languages/lua') },
  Bash: { id: 'bash', load: () => import('highlight.js/lib/languages/bash') },
  GraphQL: { id: 'graphql', load: () => import('highlight.js/lib/languages/graphql') },
  Diff: { id: 'diff', load: () => import('highlight.js/lib/languages/diff') },
} as const satisfies Readonly<Record<string, { readonly id: string; readonly load: () => Promise<{ readonly default: LanguageFn }> }>>
export type Syntax = keyof typeof GRAMMARS
export const SYNTAXES = Object.keys(GRAMMARS) as [Syntax, ...Syntax[]]

/** Grammars that a page or a document holds inside it. */
const INNER: { readonly [S in Syntax]?: readonly Syntax[] } = {
  'HTML, XML': ['CSS', 'JavaScript'],
  Markdown: ['HTML, XML'],
  PHP: ['HTML, XML'],
}

/** How much of a text the guess reads. */
const GUESS_LENGTH = 20_000

async function createHighlighter(syntaxes: readonly Syntax[]): Promise<HLJSApi> {
  const { default: core } = await import('highlight.js/lib/core')
  const highlighter = core.newInstance()
  const grammars = await Promise.all(syntaxes.map(async (name) => (await GRAMMARS[name].load()).default))
  // Of two that fit as well, a guess takes the one that was registered first: never the one that happened to load first.
  for (const [index, name] of syntaxes.entries()) highlighter.registerLanguage(GRAMMARS[name].id, grammars[index] as LanguageFn)
  return highlighter
}

/** The most likely syntax of a text, by its start; undefined when none fits better than plain text. */
export async function guessSyntax(text: string): Promise<Syntax | undefined> {
  const highlighter = await createHighlighter(SYNTAXES)
  const { language, relevance } = highlighter.highlightAuto(text.slice(0, GUESS_LENGTH))
  return relevance > 2 ? SYNTAXES.find((name) => GRAMMARS[name].id === language) : undefined
}

/** Grammars try each letter of a word anew, which takes far too long on words that nobody writes. */
const LONGEST_WORD = 2000

/** Whether a text holds a word so long that it is not coloured. */
export function isUncolorable(text: string): boolean {
  return new RegExp(`[\\p{L}\\p{N}_$]{${LONGEST_WORD}}`, 'u').test(text)
}

/** The text as HTML, its parts in spans with classes such as `hljs-keyword`; every character of the text is kept. */
export async function colorSource(text: string, syntax: Syntax | undefined): Promise<string> {
  if (syntax === undefined) return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const highlighter = await createHighlighter([syntax, ...(INNER[syntax] ?? [])])
  return highlighter.highlight(text, { language: GRAMMARS[syntax].id, ignoreIllegals: true }).value
}

/** Colours on white, each with a contrast of at least 4.5:1 (WCAG 2.2, 1.4.3). */
const COLORS: Readonly<Record<string, string>> = {
  keyword: '#7a1fa2',
  built_in: '#00627a',
  type: '#00627a',
  literal: '#8a4b00',
  number: '#8a4b00',
  regexp: '#a31515',
  string: '#1b6e22',
  subst: '#24292f',
  symbol: '#8a4b00',
  class: '#00627a',
  title: '#0b4f9e',
  params: '#24292f',
  comment: '#5b6570',
  doctag: '#5b6570',
  meta: '#5b6570',
  section: '#0b4f9e',
  tag: '#24292f',
  name: '#00627a',
  attr: '#0b4f9e',
  attribute: '#0b4f9e',
  variable: '#8a4b00',
  bullet: '#8a4b00',
  code: '#1b6e22',
  link: '#0b4f9e',
  quote: '#5b6570',
  'selector-tag': '#7a1fa2',
  'selector-id': '#0b4f9e',
  'selector-class': '#0b4f9e',
  'selector-attr': '#0b4f9e',
  'selector-pseudo': '#7a1fa2',
  'template-tag': '#7a1fa2',
  'template-variable': '#8a4b00',
  addition: '#1b6e22',
  deletion: '#a31515',
}

/** Spans with colours of their own in place of classes, for pages that know no style sheet of ours. */
export function inlineColors(html: string): string {
  return html.replace(/<span class="([^"]*)">/g, (_, names: string) => {
    const name = (names.split(' ')[0] ?? '').replace(/^hljs-/, '')
    const color = Object.hasOwn(COLORS, name) ? COLORS[name] : undefined
    return color === undefined ? '<span>' : `<span style="color:${color}">`
  })
}

/** Cuts highlighted HTML into lines, closing spans at the end of each and opening them again on the next. */
export function splitLines(html: string): string[] {
  const open: string[] = []
  return html.split(/\r\n|\r|\n/).map((line) => {
    const start = open.join('')
    for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g))
      if (tag === '</span>') open.pop()
      else open.push(tag)
    return start + line + '</span>'.repeat(open.length)
  })
}
