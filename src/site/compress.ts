import { readdir, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest', '.wasm', '.mjs'])

/** Compresses everything below a folder that is worth it, on all cores. */
export async function compressFolder(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  const files: string[] = []
  for (const name of names) {
    const path = join(folder, name)
    if (COMPRESSED.has(extname(name)) && (await stat(path)).size > 256) files.push(path)
  }
  const threads = Math.min(8, availableParallelism())
  await Promise.all(Array.from({ length: threads }, (_, index) => compressFiles(files.filter((_file, at) => at % threads === index))))
  return files.length
}

function compressFiles(files: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compress-worker.ts', import.meta.url), { workerData: files })
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`compression ended with ${code}`))))
  })
}
