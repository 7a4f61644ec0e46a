import type { Workbench } from '../../core/define.ts'
import type { View } from '../../core/kinds.ts'

/** Views that show their part in a frame of this site, which no page of others may hold. */
const FRAMES: readonly View[] = ['html']

/** Whether a tool can be shown in a page of others: one with a form, or with a workbench that says so. */
export function isEmbeddable(
  { workbench }: { readonly workbench?: string | Pick<Workbench, 'embeds'> },
  views: readonly { readonly view: View }[],
): boolean {
  const isSelfContained = workbench === undefined || (typeof workbench === 'object' && workbench.embeds === true)
  return isSelfContained && !views.some(({ view }) => FRAMES.includes(view))
}
