import type { WorkbenchModule } from './workbench.ts'

/** Hand-made views by the name that entries use; each entry says why the form cannot serve. */
export const WORKBENCHES: Readonly<Record<string, () => Promise<WorkbenchModule>>> = {
  'video-gif': () => import('./video-gif.tsx'),
  'screen-recorder': () => import('./screen-recorder.tsx'),
  'countdown-timer': () => import('./countdown-timer.tsx'),
  stopwatch: () => import('./stopwatch.tsx'),
  wheel: () => import('./wheel.tsx'),
  'photo-editor': () => import('./photo-editor.tsx'),
}

export async function loadWorkbench(name: string): Promise<WorkbenchModule> {
  const load = WORKBENCHES[name]
  if (!load) throw new Error(`no workbench "${name}"`)
  return load()
}
