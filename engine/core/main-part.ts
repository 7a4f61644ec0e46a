import { CONTROLS, type Control, VIEWS, type View } from './kinds.ts'

type Field = { readonly control: Control; readonly main?: boolean }

/** Whether a field holds a text of many lines, which may be long. */
export function isLongText({ control }: Field): boolean {
  const { value, pane } = CONTROLS[control]
  return value === undefined && pane === 'main'
}

/** Long texts, files and lists: what fills the input pane beside a main text, and travels in a link only when asked. */
export function isBodyField({ control, main }: Field): boolean {
  return main === true || CONTROLS[control].pane !== undefined
}

type Candidate = Field & { readonly when?: object | undefined; readonly advanced?: boolean }

/**
 * The main text or file: what a sample, a paste or another tool fills. The first that may be it, or a line whose field says that it
 * is (`main`). A field that is folded away, or shown only sometimes, is none.
 */
export function mainField<F extends Candidate>(fields: readonly F[]): F | undefined {
  const always = fields.filter((field) => !field.when && !field.advanced)
  return always.find(({ control }) => CONTROLS[control].pane === 'main') ?? always.find(({ main }) => main)
}

/** The part of an output that is copied, downloaded and sent on first: that whose view stands first in {@link VIEWS}. */
export function mainView<V extends { readonly view: View }>(parts: readonly V[]): V | undefined {
  for (const kind of Object.keys(VIEWS)) {
    const found = parts.find(({ view }) => view === kind)
    if (found) return found
  }
  return undefined
}
