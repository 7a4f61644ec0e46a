/// <reference lib="webworker" />
import * as z from 'zod'
import { packOutput } from '../pack-text.ts'
import { fetchAsset, importLibrary } from './fetch-asset.ts'
import { browserCanvas, decodeForeign } from './canvas.ts'
import { svgDrawer } from './ask-page.ts'
import { lazyVideo } from './lazy-video.ts'
import { loadTool } from '../load-tool.ts'
import type { PageJob, PageQuestion } from '../protocol.ts'
import { createJobs } from '../jobs.ts'

// zod compiles its checks with `eval` where it may; a strict content security policy would report the attempt.
z.config({ jitless: true })

const scope = globalThis as unknown as DedicatedWorkerGlobalScope
const jobs = createJobs<PageJob>({
  // A connection may fail once; what is truly gone fails again.
  load: (module) => loadTool(module).catch(() => loadTool(module)),
  host: (_tool, { assets = {} }, { signal, progress, within }) => ({
    signal,
    progress,
    within,
    canvas: browserCanvas(svgDrawer(signal, (request, port) => scope.postMessage(request, [port]))),
    video: lazyVideo(assets, signal, progress),
    asset: fetchAsset(assets, signal),
    library: importLibrary(assets),
    decodeForeign,
  }),
  unpack: (job) => job,
  pack: (output, _job, utf8) => packOutput(output, utf8.encode),
  // What a step came to before another failed is shown, too; what goes on is needed only where the page takes it on.
  packRecipe: ({ reports, state, failures, isDone }) => ({ ok: true, output: { reports, failures, state: isDone ? undefined : state } }),
  send: (answer, transfer) => scope.postMessage(answer, transfer),
})

scope.addEventListener('message', ({ data }: MessageEvent<PageQuestion>) => {
  if (data.type === 'warm') void loadTool(data.module).catch(() => {})
  else if (data.type === 'cancel') jobs.cancel(data.id)
  else void jobs.run(data.id, data.job)
})
