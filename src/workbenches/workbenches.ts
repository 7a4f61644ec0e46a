import type { ComponentType } from 'react'
import type { Parts } from '../../engine/view/parts-context.tsx'
import type { ToolViewProps } from '../../engine/view/tool-view.tsx'

export type WorkbenchProps = Pick<ToolViewProps, 'tool' | 'askTool' | 'given' | 'onReady' | 'onRun' | 'onSend'> & {
  /** Controls and views, for a workbench that shows some of the tool's fields; see {@link WorkbenchModule}. */
  readonly parts: Parts | undefined
}

export type WorkbenchModule = { readonly Workbench: ComponentType<WorkbenchProps>; readonly hasFields?: boolean }

/** Hand-made views by the name that entries use; each entry says why the form cannot serve. */
export const WORKBENCHES: Readonly<Record<string, () => Promise<WorkbenchModule>>> = {
  'video-gif': () => import('./video-gif.tsx'),
  'screen-recorder': () => import('./screen-recorder.tsx'),
  wheel: () => import('./wheel.tsx'),
  'photo-editor': () => import('./photo-editor.tsx'),
}

export async function loadWorkbench(name: string): Promise<WorkbenchModule> {
  const load = WORKBENCHES[name]
  if (!load) throw new Error(`no workbench "${name}"`)
  return load()
}
