/** One text that is kept on the device. */
export type Draft = {
  readonly id: string
  /** Texts of one drawer stand side by side. */
  readonly drawer: string
  /** Given by the visitor; without it the first line serves. */
  readonly name?: string
  readonly text: string
  /** When it was begun and last changed, in milliseconds since 1970. */
  readonly made: number
  readonly changed: number
  /** How often it was saved; 0 when never. Tells whether another tab has saved it in between. */
  readonly version: number
  /** Which page saved it last. */
  readonly by: string
  /** Of a text that a page put down when it closed: which draft it continues, and the version it was made from. */
  readonly follows?: { readonly id: string; readonly version: number }
}

/** Bounds of a drawer: browsers give a site only so much room, and all of it is read at once. */
export const MOST_DRAFTS = 50
export const MOST_LETTERS = 1_000_000
export const MOST_LETTERS_IN_ALL = 20_000_000

const TITLE_LENGTH = 40

/** Why a text is not kept. */
export type Trouble = 'unavailable' | 'full' | 'too-many' | 'too-long'

/** A draft's name, else the start of its first line that says something; empty when there is none. */
export function titleOf({ name, text }: Pick<Draft, 'name' | 'text'>): string {
  if (name) return name
  const line = /\S.*/.exec(text.slice(0, 10_000))?.[0].trim() ?? ''
  const letters = Array.from(line.slice(0, 4 * TITLE_LENGTH))
  return (letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH).join('')}…` : line).toWellFormed()
}

/** The name of a second draft of the same text. */
export function secondName(title: string): string {
  const numbered = /^(.*) \((\d{1,4})\)$/.exec(title)
  return numbered ? `${numbered[1]} (${Number(numbered[2]) + 1})` : `${title} (2)`.trimStart()
}

/** Whether there is nothing in a draft that anyone would miss. */
export function isBlank({ name, text }: Pick<Draft, 'name' | 'text'>): boolean {
  return !name && text.trim() === ''
}

/** What stands against keeping a draft beside the others of its drawer. */
export function troubleOf(draft: Draft, drawer: readonly Draft[]): Trouble | undefined {
  if (draft.text.length > MOST_LETTERS) return 'too-long'
  const others = drawer.filter(({ id, version }) => id !== draft.id && version > 0)
  if (draft.version === 0 && others.length >= MOST_DRAFTS) return 'too-many'
  return others.reduce((sum, { text }) => sum + text.length, draft.text.length) > MOST_LETTERS_IN_ALL ? 'full' : undefined
}

/** What to write and what to delete, so that a drawer holds plain drafts only. */
export type Tidying = { readonly drafts: readonly Draft[]; readonly put: readonly Draft[]; readonly remove: readonly string[] }

/**
 * Gives the texts that closing pages put down back to their drafts. Where a draft was saved by another tab since, both are kept.
 * Drafts without a word are cleared away.
 */
export function tidyDrawer(records: readonly Draft[]): Tidying {
  const drafts = new Map(records.filter(({ follows }) => !follows).map((draft) => [draft.id, draft]))
  const put = new Map<string, Draft>()
  const remove: string[] = []
  const keep = (draft: Draft) => {
    drafts.set(draft.id, draft)
    put.set(draft.id, draft)
  }
  for (const { follows, ...left } of records.filter((record) => record.follows).toSorted((a, b) => a.changed - b.changed)) {
    const target = drafts.get(follows?.id ?? '')
    const isNext = !target || target.version === follows?.version || target.by === left.by
    if (!isNext && target.text !== left.text) {
      keep({ ...left, name: secondName(titleOf(left)), version: 1 })
      continue
    }
    remove.push(left.id)
    if (target?.text !== left.text || target.name !== left.name)
      keep({ ...left, id: follows?.id ?? left.id, version: (target?.version ?? 0) + 1 })
  }
  for (const draft of drafts.values()) {
    if (!isBlank(draft)) continue
    drafts.delete(draft.id)
    put.delete(draft.id)
    remove.push(draft.id)
  }
  return { drafts: [...drafts.values()].toSorted((a, b) => a.made - b.made), put: [...put.values()], remove }
}
