import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { Control, View } from '../core/kinds.ts'
import type { LabelledField } from '../site/page.ts'
import type { ControlProps } from './controls/types.ts'
import type { ViewProps } from './views/types.ts'

/** The components that a page's fields and views need, loaded before it is shown. */
export type Parts = {
  readonly controls: { readonly [C in Control]?: ComponentType<ControlProps> }
  readonly views: { readonly [V in View]: ComponentType<ViewProps> }
  /** Settles when the views of this tool's results work; a result that came before them would replace the page's first one by nothing. */
  readonly fetchViews: () => Promise<unknown>
  /** All fields of the tool, for a control that shows others of them. */
  readonly fields: readonly LabelledField[]
}

const PartsContext = createContext<Parts | undefined>(undefined)

export function PartsProvider({ parts, children }: { parts: Parts; children: ReactNode }) {
  return <PartsContext value={parts}>{children}</PartsContext>
}

/** Only beneath a `PartsProvider`. */
export const useParts = (): Parts => use(PartsContext) as Parts

/** Whether the values that the page begins with are in its form: those of a link, or what the tab held. True where there is no such form. */
export const ArrivalContext = createContext(true)
