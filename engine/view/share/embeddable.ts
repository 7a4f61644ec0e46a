import type { View } from '../../core/kinds.ts'

/** Views that show their part in a frame of this site, which no page of others may hold. */
const FRAMES: readonly View[] = ['html']

/** Whether a tool can be shown in a page of others: one with a form. A workbench keeps things, and needs the whole window. */
export function isEmbeddable({ workbench }: { readonly workbench?: unknown }, views: readonly { readonly view: View }[]): boolean {
  return workbench === undefined && !views.some(({ view }) => FRAMES.includes(view))
}
