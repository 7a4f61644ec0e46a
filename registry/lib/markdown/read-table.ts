import { defineFailures } from '../../../engine/core/define.ts'
import type { Alignment } from './table.ts'

export const markdownTableFailures = defineFailures({
  'table-rule': 'This is not the line of dashes of a Markdown table. Write one cell such as --- or :---: for each of the columns.',
  'table-cells': {
    one: 'Line {{line, number}} has {{count, number}} cell, but the header row has {{most, number}}. Write \\| for a bar inside a cell.',
    other: 'Line {{line, number}} has {{count, number}} cells, but the header row has {{most, number}}. Write \\| for a bar inside a cell.',
  },
  'table-ended': 'The table ends before line {{line, number}}. Convert one table at a time.',
})

const RULE_CELL = /^:?-+:?$/

/** Whether the second line that is not blank is the rule of a table of GitHub’s Markdown. */
export function looksLikeMarkdownTable(text: string): boolean {
  const [head, rule] = linesOf(text)
  if (!head || !rule || !/[-:]/.test(rule.text) || !/\|/.test(head.text + rule.text)) return false
  return cellsOf(rule.text).every((cell) => RULE_CELL.test(cell))
}

/**
 * Reads one table of GitHub’s Markdown. Cells keep the Markdown that is in them, and {@link plainCell} reads a cell as text.
 * @throws ToolError table-rule, table-cells, table-ended at the line in `field`
 */
export function readMarkdownTable(text: string, field: string): { rows: string[][]; alignments: Alignment[] } {
  const [head, rule, ...body] = linesOf(text)
  const rules = cellsOf(rule?.text ?? '')
  if (!head || !rule || !rules.every((cell) => RULE_CELL.test(cell)))
    return markdownTableFailures.fail('table-rule', { field, text, offset: rule?.offset ?? 0 })
  const width = rules.length
  const rows = [head, ...body].map(({ text: written, line, offset }, index, all) => {
    const before = index === 0 ? undefined : index === 1 ? rule : all[index - 1]
    if (before && before.line !== line - 1) markdownTableFailures.fail('table-ended', { line, field, text, offset })
    const cells = cellsOf(written)
    // GitHub would leave the rest of the row out, and has no table at all where the head is of another width.
    if (cells.length > width || (index === 0 && cells.length !== width))
      markdownTableFailures.fail('table-cells', { line, count: cells.length, most: width, field, text, offset })
    return cells
  })
  return { rows, alignments: rules.map(alignmentOf) }
}

/** A cell as text: bars without their backslash, and line breaks for `<br>`. */
export function plainCell(cell: string): string {
  return cell.replaceAll('\\|', '|').replace(/<br\s{0,9}\/?>/gi, '\n')
}

type Line = { readonly text: string; readonly line: number; readonly offset: number }

function linesOf(text: string): Line[] {
  let offset = 0
  return text.split(/(?<=\n)|(?<=\r)(?!\n)/).flatMap((written, index) => {
    const start = offset
    offset += written.length
    return written.trim() === '' ? [] : [{ text: written.trim(), line: index + 1, offset: start }]
  })
}

/** The cells between bars; a bar after a backslash is a part of its cell. */
function cellsOf(line: string): string[] {
  const cells: string[] = []
  let start = line.startsWith('|') ? 1 : 0
  let at = start
  for (; at < line.length; at++) {
    if (line[at] === '\\') at++
    else if (line[at] === '|') {
      cells.push(line.slice(start, at).trim())
      start = at + 1
    }
  }
  if (start < line.length) cells.push(line.slice(start).trim())
  return cells
}

function alignmentOf(rule: string): Alignment {
  const [left, right] = [rule.startsWith(':'), rule.endsWith(':')]
  return left && right ? 'center' : left ? 'left' : right ? 'right' : 'none'
}
