import type { WorkbenchProps } from './workbenches.ts'
export function Workbench(_props: WorkbenchProps) { return null }
