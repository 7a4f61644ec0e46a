import { createPool, type Pool } from '../../engine/run/node/pool.ts'
import { readCatalogue, type ToolCatalogue } from '../../engine/run/node/catalogue.ts'
import { locales } from '../../registry/locales.ts'
import { LOCALES, REGISTRY } from '../places.ts'
import { netOptions } from '../server/settings.ts'
import { createFaceWords, type FaceWords } from '../server/words.ts'

/** What the command and the JavaScript API both work with. */
export type Parts = FaceWords & { readonly tools: ToolCatalogue; readonly startPool: (queue: number) => Pool }

/** Heap of each process, in megabytes: whoever runs a tool has the machine to themselves. */
const MEMORY_MB = 2048

export async function openParts(): Promise<Parts> {
  const tools = await readCatalogue(REGISTRY)
  return {
    tools,
    ...createFaceWords(LOCALES, tools, locales),
    startPool: (queue) => createPool({ runs: { queue }, memoryMb: MEMORY_MB, net: netOptions(process.env) }),
  }
}
