import { escapeAttribute } from '../web/meta-tags.ts'

/**
 * The texts of a document in one language. A line `# key Heading` opens a clause, `= key words` gives words on their own,
 * and every other line is a paragraph of the clause above. `{name}` takes a value, and `{list}` alone on a line a list.
 */
type LegalTexts = { readonly clauses: ReadonlyMap<string, Clause>; readonly words: ReadonlyMap<string, string> }
type Clause = { readonly heading: string; readonly paragraphs: readonly string[] }

/** What the visitor typed, with the address that it links to. */
export type LegalValue = string | { readonly text: string; readonly link: string }
export type LegalValues = Readonly<Record<string, LegalValue>>

type Inline = { readonly text: string; readonly link?: string; readonly isTyped: boolean }
export type Block =
  | { readonly kind: 'title' | 'heading' | 'text'; readonly line: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }

export function readLegalTexts(source: string): LegalTexts {
  const clauses = new Map<string, { heading: string; paragraphs: string[] }>()
  const words = new Map<string, string>()
  let open: string[] = []
  for (const line of source.trim().split('\n')) {
    const [, mark, key = '', text = ''] = /^([#=]) (\S+) (.*)$/.exec(line) ?? []
    if (mark === '=') words.set(key, text)
    else if (mark === '#') clauses.set(key, { heading: text, paragraphs: (open = []) })
    else if (line.trim() !== '') open.push(line.trim())
  }
  return { clauses, words }
}

/** The words of a key. A missing one is a fault of the texts, which their tests find. */
export function legalWords(texts: LegalTexts, key: string): string {
  const words = texts.words.get(key)
  if (words === undefined) throw new Error(`the legal texts have no words for ${key}`)
  return words
}

/** A clause with its values filled in; paragraphs that name a value that is not given are left out. */
export function writeClause(
  texts: LegalTexts,
  key: string,
  values: LegalValues,
  lists: Readonly<Record<string, readonly string[]>> = {},
): Block[] {
  const clause = texts.clauses.get(key)
  if (!clause) throw new Error(`the legal texts have no clause ${key}`)
  const isEmptyList = (paragraph: string | undefined) => lists[/^\{(\w+)\}$/.exec(paragraph ?? '')?.[1] ?? '']?.length === 0
  // The words that announce a list go with it.
  const kept = clause.paragraphs.filter((paragraph, place) => !(paragraph.endsWith(':') && isEmptyList(clause.paragraphs[place + 1])))
  return [{ kind: 'heading', line: fill(clause.heading, values) }, ...kept.flatMap((paragraph) => writeParagraph(paragraph, values, lists))]
}

function writeParagraph(paragraph: string, values: LegalValues, lists: Readonly<Record<string, readonly string[]>>): Block[] {
  const list = /^\{(\w+)\}$/.exec(paragraph)?.[1]
  const items = list === undefined ? undefined : lists[list]
  if (items) return items.length === 0 ? [] : [{ kind: 'list', items: items.map((item) => fill(item, values)) }]
  const isComplete = [...paragraph.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(values, name))
  return isComplete ? [{ kind: 'text', line: fill(paragraph, values) }] : []
}

/** Splits at `{name}`; what was typed is marked, so that each format escapes it. */
export function fill(words: string, values: LegalValues): Inline[] {
  return words
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      const value = name === undefined || !Object.hasOwn(values, name) ? undefined : values[name]
      if (value === undefined) return { text: part, isTyped: false }
      return typeof value === 'string' ? { text: value, isTyped: true } : { ...value, isTyped: true }
    })
}

const plainLine = (line: readonly Inline[]): string => line.map(({ text }) => text).join('')

export function writePlain(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map((item) => `• ${plainLine(item)}`).join('\n')
      return block.kind === 'title' ? plainLine(block.line).toUpperCase() : plainLine(block.line)
    })
    .join('\n\n')
    .concat('\n')
}

export function writeMarkdown(blocks: readonly Block[]): string {
  const write = (line: readonly Inline[]) =>
    line
      .map(({ text, link, isTyped }) => (link !== undefined ? `<${text}>` : isTyped ? text.replace(/[\\`*_[\]<>#|~&{}!]/g, '\\$&') : text))
      .join('')
  return blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map((item) => `- ${write(item)}`).join('\n')
      return { title: '# ', heading: '## ', text: '' }[block.kind] + write(block.line)
    })
    .join('\n\n')
    .concat('\n')
}

export function writeHtml(blocks: readonly Block[], language: string): string {
  const write = (line: readonly Inline[]) =>
    line
      .map(({ text, link }) => {
        const escaped = escapeAttribute(text)
        return link === undefined ? escaped : `<a href="${escapeAttribute(link)}">${escaped}</a>`
      })
      .join('')
  const parts = blocks.map((block) => {
    if (block.kind === 'list') return `  <ul>\n${block.items.map((item) => `    <li>${write(item)}</li>\n`).join('')}  </ul>\n`
    const tag = { title: 'h1', heading: 'h2', text: 'p' }[block.kind]
    return `  <${tag}>${write(block.line)}</${tag}>\n`
  })
  return `<article lang="${language}">\n${parts.join('')}</article>\n`
}
