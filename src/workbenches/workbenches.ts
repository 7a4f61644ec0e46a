import type { ComponentType } from 'react'
import type { ToolData } from '../../engine/core/page.ts'
import type { RunTool } from '../../engine/view/hooks/use-tool-run.ts'

export type WorkbenchProps = { readonly tool: ToolData; readonly runTool: RunTool; readonly onReady: () => void }

/** Hand-made views by the name that entries use; each entry says why the form cannot serve. */
export const WORKBENCHES: Readonly<Record<string, () => Promise<{ readonly Workbench: ComponentType<WorkbenchProps> }>>> = {
  wheel: () => import('./wheel.tsx'),
  'photo-editor': () => import('./photo-editor.tsx'),
}

export async function loadWorkbench(name: string): Promise<ComponentType<WorkbenchProps>> {
  const load = WORKBENCHES[name]
  if (!load) throw new Error(`no workbench "${name}"`)
  return (await load()).Workbench
}
