import { parseTree, type TreeEntry, type TreeNode } from './tree-data.ts'

/**
 * Changes of a JSON document by cutting and pasting its own text: everything that is not changed keeps its letters,
 * so numbers keep their digits and the layout stays the author's.
 */

/** A value, and where it is: the document itself has no parent. */
export type Place = { readonly node: TreeNode; readonly parent?: Place; readonly index: number }
export type Change = (text: string, place: Place) => string

/**
 * Changes what the field holds now, which may be newer than what is shown, where the shown place is in it.
 * @param isKept nothing there is lost by the change; else what is there must be what is shown
 * @returns undefined where that place is no more
 */
export function changeNewest(newest: string, shown: string, place: Place, change: Change, isKept: boolean): string | undefined {
  if (newest === shown) return change(shown, place)
  const root = isJson(newest) ? parseTree(newest) : undefined
  const found = root && findAgain(place, root)
  return found && (isKept || lettersOf(newest, found) === lettersOf(shown, place)) ? change(newest, found) : undefined
}

/** By its name and those above it; in lists by its number. */
function findAgain(place: Place, root: TreeNode): Place | undefined {
  const way: Place[] = []
  for (let at: Place | undefined = place; at; at = at.parent) way.push(at)
  let found: Place | undefined
  for (const { node, parent, index } of way.toReversed()) {
    const key = parent?.node.children?.[index]?.key
    const entries = found?.node.children ?? []
    const at = entries[index]?.key === key ? index : entries.findIndex((entry) => entry.key === key)
    const now = found ? entries[at]?.node : root
    if (now?.type !== node.type) return undefined
    found = { node: now, index: at, ...(found && { parent: found }) }
  }
  return found
}

function lettersOf(text: string, { node, parent, index }: Place): string {
  return text.slice(parent?.node.children?.[index]?.start ?? node.start, node.end)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** What was typed as a value: JSON where it is JSON, else a text. */
export function jsonOf(typed: string): string {
  return isJson(typed) ? typed.trim() : JSON.stringify(typed)
}

export function replaceValue(text: string, { start, end }: TreeNode, json: string): string {
  return text.slice(0, start) + json + text.slice(end)
}

/** Gives an entry of an object another name. */
export function renameEntry(text: string, { start, key }: TreeEntry, name: string): string {
  if (name === key) return text
  const old = /"(?:[^"\\]|\\.)*"/y
  old.lastIndex = start
  return text.slice(0, start) + JSON.stringify(name) + text.slice(start + (old.exec(text)?.[0].length ?? 0))
}

/** Takes an entry out, with the comma and the white space that belong to it. */
export function removeEntry(text: string, { start, end, children = [] }: TreeNode, index: number): string {
  const entry = children[index] as TreeEntry
  const before = children[index - 1]
  const after = children[index + 1]
  if (after) return text.slice(0, entry.start) + text.slice(after.start)
  if (before) return text.slice(0, before.node.end) + text.slice(entry.node.end)
  return text.slice(0, start + 1) + text.slice(end - 1)
}

/** Puts a new entry at the end, laid out as the one before it. */
export function addEntry(text: string, parent: TreeNode, name: string, json: string): string {
  const { start, end, children = [] } = parent
  const colon = text.slice(start, end).includes('": ') || children.length === 0 ? ': ' : ':'
  const entry = parent.type === 'object' ? JSON.stringify(name) + colon + json : json
  const last = children.at(-1)
  if (!last) return text.slice(0, start + 1) + entry + text.slice(end - 1)
  const beside = children.at(-2)
  const gap = beside ? text.slice(beside.node.end, last.start) : `,${text.slice(start + 1, last.start)}`
  return text.slice(0, last.node.end) + gap + entry + text.slice(last.node.end)
}

/** Changes the places of an entry and the one after it. */
export function swapEntries(text: string, { children = [] }: TreeNode, index: number): string {
  const first = children[index]
  const second = children[index + 1]
  if (!first || !second) return text
  return (
    text.slice(0, first.start) +
    text.slice(second.start, second.node.end) +
    text.slice(first.node.end, second.start) +
    text.slice(first.start, first.node.end) +
    text.slice(second.node.end)
  )
}
