import type { Control, View } from './meta.ts'

/** Texts of many lines: `editor` adds colours, line numbers and search to `code`. */
export const LONG_TEXTS: readonly Control[] = ['multiline', 'code', 'editor']

const BODY: readonly Control[] = [...LONG_TEXTS, 'file', 'files']

/** Long texts, files and lists: what fills the input pane beside a main text, and travels in a link only when asked. */
export function isBodyField(field: { readonly control: Control; readonly name: string }): boolean {
  return BODY.includes(field.control) || field.control === 'rows' || field.control === 'crop' || field.name === 'text'
}

type Candidate = { readonly control: Control; readonly name: string; readonly when?: object | undefined; readonly advanced?: boolean }

/** The main text or file: what a sample, a paste or another tool fills. A field that is folded away, or shown only sometimes, is none. */
export function mainField<F extends Candidate>(fields: readonly F[]): F | undefined {
  const always = fields.filter((field) => !field.when && !field.advanced)
  return always.find((field) => BODY.includes(field.control)) ?? always.find((field) => field.name === 'text')
}

const COPIED: readonly View[] = [
  'code',
  'text',
  'tree',
  'svg',
  'image',
  'audio',
  'files',
  'list',
  'table',
  'headline',
  'colors',
  'icons',
  'html',
  'facts',
  'diff',
  'statistics',
]

/** The part of an output that is copied, downloaded and sent on first. */
export function mainView<V extends { readonly view: View }>(views: readonly V[]): V | undefined {
  for (const kind of COPIED) {
    const found = views.find((view) => view.view === kind)
    if (found) return found
  }
  return views[0]
}
