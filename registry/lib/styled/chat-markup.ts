import * as z from 'zod'
import { column, table } from '../../../engine/core/parts.ts'

/** Formatting that a chat app draws itself, by its own marks. */
const MARKUP_LABELS = {
  bold: 'Bold',
  italic: 'Italic',
  boldItalic: 'Bold italic',
  underline: 'Underlined',
  strikethrough: 'Strikethrough',
  spoiler: 'Spoiler',
  code: 'Code',
  codeBlock: 'Code block',
  heading: 'Heading',
  smallText: 'Small text',
  quote: 'Block quote',
  bullets: 'List',
  numbers: 'Numbered list',
} as const
type Markup = keyof typeof MARKUP_LABELS

export function markupTable<const M extends Markup>(kinds: readonly [M, ...M[]]) {
  return table('Built-in formatting', {
    format: column(z.enum(kinds), 'Format', { choices: Object.fromEntries(kinds.map((kind) => [kind, MARKUP_LABELS[kind]])) }),
    text: column(z.string(), 'To type or paste'),
  }).optional()
}

const eachLine = (text: string, write: (line: string, index: number) => string): string => {
  let index = 0
  return text
    .split(/\r\n|[\n\r]/)
    .map((line) => (line.trim() === '' ? line : write(line, index++)))
    .join('\n')
}

/** Marks stand tight around the words, or they are not taken for formatting. */
const wrap = (before: string, line: string, after = before): string => {
  const bare = line.trim()
  const at = line.indexOf(bare)
  return line.slice(0, at) + before + bare + after + line.slice(at + bare.length)
}

const wrapLines = (text: string, before: string, after = before): string => eachLine(text, (line) => wrap(before, line, after))

/** A run of backticks longer than any in the text. */
function fence(text: string, least: number): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  return '`'.repeat(longest >= least ? longest + 1 : least)
}

export const DISCORD_MARKUP = [
  'bold',
  'italic',
  'boldItalic',
  'underline',
  'strikethrough',
  'spoiler',
  'heading',
  'smallText',
  'quote',
  'bullets',
  'numbers',
  'code',
  'codeBlock',
] as const

/** Discord’s Markdown; signs that mean something there are escaped, but for those in links, mentions and emoji. */
export function writeDiscord(text: string): { format: (typeof DISCORD_MARKUP)[number]; text: string }[] {
  const escaped = text
    .replace(/https?:\/\/\S+|<[^<>\s]+>|[\\*_~|`]/g, (found) => (found.length > 1 ? found : `\\${found}`))
    .replace(/^([^\S\n]*)([#>-])/gm, '$1\\$2')
  const inline = (marks: string, closing?: string) => wrapLines(escaped, marks, closing)
  const atStart = (mark: (index: number) => string) => eachLine(escaped, (line, index) => mark(index) + line.trimStart())
  // Discord ends a block at the first three backticks, whatever began it.
  const block = text.replaceAll('```', '`\u200b`\u200b`')
  return [
    { format: 'bold', text: inline('**') },
    { format: 'italic', text: inline('*') },
    { format: 'boldItalic', text: inline('***') },
    { format: 'underline', text: inline('__') },
    { format: 'strikethrough', text: inline('~~') },
    { format: 'spoiler', text: inline('||') },
    { format: 'heading', text: atStart(() => '# ') },
    { format: 'smallText', text: atStart(() => '-# ') },
    { format: 'quote', text: atStart(() => '> ') },
    { format: 'bullets', text: atStart(() => '- ') },
    { format: 'numbers', text: atStart((index) => `${index + 1}. `) },
    { format: 'code', text: eachLine(text, (line) => (line.includes('`') ? wrapCode(line) : wrap('`', line))) },
    { format: 'codeBlock', text: `\`\`\`\n${block}\n\`\`\`` },
  ]
}

function wrapCode(line: string): string {
  const marks = fence(line, 2)
  return wrap(`${marks} `, line, ` ${marks}`)
}

export const WHATSAPP_MARKUP = [
  'bold',
  'italic',
  'boldItalic',
  'strikethrough',
  'code',
  'codeBlock',
  'quote',
  'bullets',
  'numbers',
] as const

/** WhatsApp’s marks. There is no way to escape them, so a text that holds them may come out otherwise. */
export function writeWhatsApp(text: string): { format: (typeof WHATSAPP_MARKUP)[number]; text: string }[] {
  const atStart = (mark: (index: number) => string) => eachLine(text, (line, index) => mark(index) + line.trimStart())
  return [
    { format: 'bold', text: wrapLines(text, '*') },
    { format: 'italic', text: wrapLines(text, '_') },
    { format: 'boldItalic', text: wrapLines(text, '*_', '_*') },
    { format: 'strikethrough', text: wrapLines(text, '~') },
    { format: 'code', text: wrapLines(text, '`') },
    { format: 'codeBlock', text: `\`\`\`${text}\`\`\`` },
    { format: 'quote', text: atStart(() => '> ') },
    { format: 'bullets', text: atStart(() => '- ') },
    { format: 'numbers', text: atStart((index) => `${index + 1}. `) },
  ]
}

/** The marks of WhatsApp that a text already holds, each once. */
export function whatsAppMarksIn(text: string): string[] {
  return [...new Set(text.match(/[*_~`]/g))]
}
