/// <reference lib="webworker" />
import type { VideoAccess } from '../../core/context.ts'

/** The file of mediabunny that reads and writes videos; a tool lists it under `assets`, and it is served as its authors made it. */
const VIDEO_LIBRARY = 'mediabunny/dist/bundles/mediabunny.min.mjs'

/** Videos in the page's worker. Nothing of it loads before the first is opened. */
export function lazyVideo(
  addresses: Readonly<Record<string, string>>,
  signal: AbortSignal,
  progress: (fraction: number) => void,
): VideoAccess {
  const load = async (): Promise<VideoAccess> => {
    const address = addresses[VIDEO_LIBRARY]
    if (address === undefined) throw new Error(`the tool does not list "${VIDEO_LIBRARY}" under its assets`)
    return (await import('./video/access.ts')).browserVideo(address, signal, progress)
  }
  return { open: async (file) => (await load()).open(file), pack: async (file, wanted) => (await load()).pack(file, wanted) }
}
