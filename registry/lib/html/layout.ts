import { BLOCK_ELEMENTS } from '../../data/web/html-elements.ts'
import { defineFailures } from '../../../engine/core/define.ts'
import { attributeOf, contentOf, type HtmlElement, type HtmlNode, isElement, isText } from './source.ts'
import { INVISIBLE, isHidden, textOf } from './text.ts'
import { shiftText } from './raised-text.ts'
import { ROMAN_MOST, toRoman } from '../numbers/roman.ts'
import { layoutTable, MOST_CELLS, type TextTable } from './text-table.ts'
import { foldLine } from '../text/width.ts'

type HtmlLayout = {
  /** In columns; 0 for lines as long as they come. */
  readonly width: number
  readonly links: 'text' | 'inline' | 'footnotes'
  readonly bullet: string
  readonly headings: 'plain' | 'capitals' | 'underlined'
  readonly images: boolean
  readonly tables: boolean
}

export const tableFailures = defineFailures({
  'table-too-big': 'A table would have more than {{most, number}} cells. Shorten it or remove it.',
})

/** Lines that belong together, and whether an empty line parts them from their neighbours. */
type Block = { readonly lines: readonly string[]; readonly isApart: boolean }

const APART = new Set(
  'blockquote caption dl fieldset figure form h1 h2 h3 h4 h5 h6 hr listing menu ol p plaintext pre table ul xmp'.split(' '),
)
const NARROWEST = 20
const LIST = /^(?:ul|ol|menu|dir)$/

/** Stands for a line break that must stay, while white space is run together. */
const BREAK = '\u2028'

/** HTML as plain text, as it would be read aloud from top to bottom. @throws ToolError table-too-big */
export function layoutHtml(root: HtmlNode, layout: HtmlLayout): string {
  const notes = new Map<string, number>()
  const writer = new Writer(layout, notes)
  const lines = joinBlocks(writer.blocksOf(contentOf(root), layout.width))
  const text = lines.join('\n').replace(/^\n+|\n+$/g, '')
  return notes.size === 0 ? text : `${text}\n\n${Array.from(notes, ([address, number]) => `[${number}] ${address}`).join('\n')}`
}

function joinBlocks(blocks: readonly Block[]): string[] {
  const lines: string[] = []
  blocks.forEach((block, index) => {
    if (index > 0 && (block.isApart || blocks[index - 1]?.isApart)) lines.push('')
    for (const line of block.lines) lines.push(line)
  })
  return lines
}

class Writer {
  readonly #layout: HtmlLayout
  /** Addresses and their numbers. */
  readonly #notes: Map<string, number>

  constructor(layout: HtmlLayout, notes: Map<string, number>) {
    this.#layout = layout
    this.#notes = notes
  }

  blocksOf(nodes: readonly HtmlNode[], width: number): Block[] {
    const blocks: Block[] = []
    let inline: string[] = []
    const endLine = () => {
      const lines = inline
        .join('')
        .replaceAll(/[ \t\n\f\r]+/g, ' ')
        .split(BREAK)
        .map((line) => line.replace(/^ | $/g, ''))
      inline = []
      // A break at the end of a block shows nothing.
      if (lines.at(-1) === '') lines.pop()
      if (lines.length > 0) blocks.push({ lines: lines.flatMap((line) => foldLine(line, width)), isApart: false })
    }
    const add = (node: HtmlNode) => {
      if (isText(node)) inline.push(node.value.replaceAll(INVISIBLE, ''))
      if (!isElement(node) || isHidden(node)) return
      if (BLOCK_ELEMENTS.has(node.tagName)) {
        endLine()
        blocks.push(...this.#block(node, width))
      } else if (holdsBlock(node)) {
        // A block within a link or the like ends the line as well.
        for (const child of contentOf(node)) add(child)
        if (node.tagName === 'a') inline.push(this.#link(node, ''))
      } else inline.push(this.#inline(node))
    }
    for (const node of nodes) add(node)
    endLine()
    return blocks
  }

  #block(element: HtmlElement, width: number): Block[] {
    const { tagName: name } = element
    // A list within a list goes on right below its item.
    const isApart = APART.has(name) && !(LIST.test(name) && element.parentNode?.nodeName === 'li')
    const inside = (less = 0) => joinBlocks(this.blocksOf(contentOf(element), narrow(width, less)))
    const apart = (lines: readonly string[]): Block[] => (lines.length === 0 ? [] : [{ lines, isApart }])
    if (name === 'pre' || name === 'listing' || name === 'xmp' || name === 'plaintext')
      return apart(lettersOf(element).replace(/\n$/, '').split('\n'))
    if (name === 'hr') return apart(['-'.repeat(width === 0 ? 40 : Math.min(width, 80))])
    if (/^h[1-6]$/.test(name)) return apart(this.#heading(inside(), Number(name.slice(1))))
    if (name === 'blockquote') return apart(inside(2).map((line) => `> ${line}`.trimEnd()))
    if (name === 'dd') return apart(inside(4).map((line) => indent(line, 4)))
    if (LIST.test(name)) return apart(this.#list(element, width))
    if (name === 'li') return apart(hang(`${this.#layout.bullet} `, inside(2)))
    if (name === 'table' && this.#layout.tables) return this.#table(element, width)
    const blocks = this.blocksOf(contentOf(element), width)
    return isApart ? apart(joinBlocks(blocks)) : blocks
  }

  #heading(lines: readonly string[], level: number): string[] {
    const { headings } = this.#layout
    if (headings === 'capitals') return lines.map((line) => line.toUpperCase())
    if (headings === 'plain' || lines.length === 0) return [...lines]
    return [...lines, (level === 1 ? '=' : '-').repeat(Math.max(...lines.map((line) => line.length)))]
  }

  #list(list: HtmlElement, width: number): string[] {
    const items = contentOf(list).filter(isElement)
    const isOrdered = list.tagName === 'ol'
    const count = items.filter(({ tagName }) => tagName === 'li').length
    const isReversed = isOrdered && attributeOf(list, 'reversed') !== undefined
    let number = wholeNumber(attributeOf(list, 'start')) ?? (isReversed ? count : 1)
    const lines: string[] = []
    for (const item of contentOf(list)) {
      if (!isElement(item) || item.tagName !== 'li') {
        // Text or a list right in a list; both are common mistakes.
        lines.push(...joinBlocks(this.blocksOf([item], narrow(width, 2))).map((line) => indent(line, 2)))
        continue
      }
      if (isHidden(item)) continue
      if (isOrdered) number = wholeNumber(attributeOf(item, 'value')) ?? number
      const mark = isOrdered ? `${markOf(number, attributeOf(list, 'type'))}. ` : `${this.#layout.bullet} `
      lines.push(...hang(mark, joinBlocks(this.blocksOf(contentOf(item), narrow(width, mark.length)))))
      number += isReversed ? -1 : 1
    }
    return lines
  }

  #table(table: HtmlElement, width: number): Block[] {
    const rows: { element: HtmlElement; isHead: boolean }[] = []
    const captions: Block[] = []
    const collect = (part: HtmlElement, isHead: boolean) => {
      for (const child of contentOf(part).filter(isElement)) {
        if (isHidden(child)) continue
        if (child.tagName === 'caption') captions.push(...this.#block(child, width))
        else if (child.tagName === 'tr') rows.push({ element: child, isHead })
        else if (/^(?:thead|tbody|tfoot)$/.test(child.tagName)) collect(child, child.tagName === 'thead')
      }
    }
    collect(table, false)
    const grid: TextTable = rows.map(({ element, isHead }) => {
      const cells = contentOf(element)
        .filter(isElement)
        .filter((cell) => /^t[dh]$/.test(cell.tagName) && !isHidden(cell))
      return {
        isHead: isHead || (cells.length > 0 && cells.every(({ tagName }) => tagName === 'th')),
        cells: cells.map((cell) => ({
          columns: Math.min(1000, wholeNumber(attributeOf(cell, 'colspan')) || 1),
          rows: Math.min(65534, wholeNumber(attributeOf(cell, 'rowspan')) ?? 1),
          layout: (most: number) => joinBlocks(this.blocksOf(contentOf(cell), most)),
        })),
      }
    })
    const lines = layoutTable(grid, width) ?? tableFailures.fail('table-too-big', { most: MOST_CELLS, field: 'text' })
    return [...captions, ...(lines.length === 0 ? [] : [{ lines, isApart: true }])]
  }

  #inline(element: HtmlElement): string {
    const inside = () =>
      contentOf(element)
        .map((child) =>
          isText(child) ? child.value.replaceAll(INVISIBLE, '') : isElement(child) && !isHidden(child) ? this.#inline(child) : '',
        )
        .join('')
    switch (element.tagName) {
      case 'br':
        return BREAK
      case 'img':
        return this.#image(element)
      case 'a':
        return this.#link(element, inside())
      case 'q':
        return `“${inside()}”`
      case 'sup':
      case 'sub':
        return shiftText(inside(), element.tagName)
      case 'rt':
        return inBrackets(element) ? inside() : `(${inside()})`
      case 'input':
        return inputText(element)
      case 'textarea':
        return lettersOf(element).replaceAll('\n', BREAK)
      case 'svg':
        return textOf(element)
      case 'select':
        return chosenOption(element)
      default:
        return inside()
    }
  }

  #image(image: HtmlElement): string {
    const alternative = attributeOf(image, 'alt')?.trim() ?? ''
    return this.#layout.images && alternative !== '' ? `[${alternative}]` : ''
  }

  #link(link: HtmlElement, text: string): string {
    const address = attributeOf(link, 'href')?.trim() ?? ''
    const { links } = this.#layout
    if (links === 'text' || address === '' || /^(?:#|javascript:)/i.test(address)) return text
    const bare = address.replace(/^(?:mailto|tel):/i, '')
    if (text.trim() === address || text.trim() === bare || text.trim() === bare.replace(/^https?:\/\/|\/$/gi, '')) return text
    if (links === 'inline') return text.trim() === '' ? `${text}<${address}>` : `${text} (${address})`
    const number = this.#notes.get(address) ?? this.#notes.size + 1
    this.#notes.set(address, number)
    return `${text}${text.trim() === '' ? '' : ' '}[${number}]`
  }
}

function narrow(width: number, less: number): number {
  return width === 0 ? 0 : Math.max(NARROWEST, width - less)
}

function indent(line: string, columns: number): string {
  return line === '' ? '' : ' '.repeat(columns) + line
}

function hang(mark: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [mark.trimEnd()] : lines.map((line, index) => (index === 0 ? mark + line : indent(line, mark.length)))
}

/** Whether a block stands somewhere within an element of a line. */
function holdsBlock(element: HtmlElement): boolean {
  if (/^(?:select|button|ruby|math)$/.test(element.tagName)) return false
  return contentOf(element).some(
    (child) => isElement(child) && !isHidden(child) && (BLOCK_ELEMENTS.has(child.tagName) || holdsBlock(child)),
  )
}

/** The letters of an element, white space and all. */
function lettersOf(element: HtmlElement): string {
  return contentOf(element)
    .map((child) =>
      isText(child) ? child.value : !isElement(child) || isHidden(child) ? '' : child.tagName === 'br' ? '\n' : lettersOf(child),
    )
    .join('')
}

function inBrackets({ parentNode }: HtmlElement): boolean {
  return parentNode !== null && contentOf(parentNode).some((child) => isElement(child) && child.tagName === 'rp')
}

function inputText(input: HtmlElement): string {
  const type = attributeOf(input, 'type')?.toLowerCase() ?? 'text'
  if (type === 'checkbox' || type === 'radio') return attributeOf(input, 'checked') === undefined ? '[ ]' : '[x]'
  if (type === 'hidden' || type === 'password' || type === 'file') return ''
  return attributeOf(input, type === 'image' ? 'alt' : 'value') ?? ''
}

function chosenOption(select: HtmlElement): string {
  const options: HtmlElement[] = []
  const collect = (part: HtmlElement) => {
    for (const child of contentOf(part).filter(isElement)) {
      if (child.tagName === 'option') options.push(child)
      else collect(child)
    }
  }
  collect(select)
  const chosen = options.find((option) => attributeOf(option, 'selected') !== undefined) ?? options[0]
  return chosen ? lettersOf(chosen) : ''
}

function wholeNumber(text: string | undefined): number | undefined {
  const number = /^\s*([+-]?\d{1,9})/.exec(text ?? '')?.[1]
  return number === undefined ? undefined : Number(number)
}

function markOf(number: number, type: string | undefined): string {
  if ((type === 'a' || type === 'A') && number > 0) {
    const letters = lettersFor(number)
    return type === 'a' ? letters : letters.toUpperCase()
  }
  if ((type === 'i' || type === 'I') && number > 0 && number <= ROMAN_MOST) {
    const numeral = toRoman(number)
    return type === 'I' ? numeral : numeral.toLowerCase()
  }
  return String(number)
}

/** 1 is a, 26 is z, 27 is aa. */
function lettersFor(number: number): string {
  let letters = ''
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters
  return letters
}
