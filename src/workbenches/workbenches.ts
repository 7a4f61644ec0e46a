import type { ComponentType } from 'react'
import type { ToolData } from '../../engine/core/page.ts'
import type { RunTool } from '../../engine/view/hooks/use-tool-run.ts'
import type { Parts } from '../../engine/view/parts.tsx'

export type WorkbenchProps = { readonly tool: ToolData; readonly parts: Parts; readonly runTool: RunTool; readonly onReady: () => void }

/** Hand-made views by the name that entries use; each entry says why the form cannot serve. */
export const WORKBENCHES: Readonly<Record<string, () => Promise<{ readonly Workbench: ComponentType<WorkbenchProps> }>>> = {
  wheel: () => import('./wheel.tsx'),
}

export async function loadWorkbench(name: string | undefined): Promise<ComponentType<WorkbenchProps> | undefined> {
  if (name === undefined) return undefined
  const load = WORKBENCHES[name]
  if (!load) throw new Error(`no workbench "${name}"`)
  return (await load()).Workbench
}
