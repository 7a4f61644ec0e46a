import type { ComponentType } from 'react'
import type { Parts } from '../../engine/view/parts-context.tsx'
import type { ToolViewProps } from '../../engine/view/tool-view.tsx'

/** What a workbench is given by the page of its tool. */
export type WorkbenchProps = Pick<ToolViewProps, 'tool' | 'askTool' | 'given' | 'onReady' | 'onRun' | 'onSend'> & {
  /** Controls and views, for a workbench that shows some of the tool's fields; see {@link WorkbenchModule}. */
  readonly parts: Parts | undefined
}

export type WorkbenchModule = { readonly Workbench: ComponentType<WorkbenchProps>; readonly hasFields?: boolean }
