import type { RunResult } from '../../core/run.ts'
import type { createRunner } from '../../run/page/client.ts'
import type { UsedTool } from '../../site/page.ts'

/** A page that was drawn, as the drawing tool gives it. */
export type Drawn = {
  readonly page: number
  readonly width: number
  readonly height: number
  readonly image: { readonly bytes: Uint8Array }
}

type Wanted = { readonly file: File; readonly pages: string; readonly side: number; readonly password: string }

/** What draws pages, by its address. */
export const readDrawer = async (url: string): Promise<UsedTool> => (await fetch(url)).json() as Promise<UsedTool>

/** @param wanted `side`: the longer one, in pixels of CSS */
export async function drawPages(runner: ReturnType<typeof createRunner>, tool: UsedTool, wanted: Wanted): Promise<RunResult> {
  const { file, pages, side, password } = wanted
  const bytes = new Uint8Array(await file.arrayBuffer())
  const input = { file: { name: file.name, type: file.type, bytes }, pages, side: Math.ceil(side * devicePixelRatio), password }
  return runner.run({ ...tool, input, options: {} })
}
