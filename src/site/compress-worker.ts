import { readFileSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { keepMade } from './keep-made.ts'

const HIGHEST = 11

/** From 8 on, Brotli fills a table of 16 MB and more for each file, however small: six to ten times the time for 0.3 %. */
const QUICK = 7

/** The highest setting takes seconds for large files; the thousands of pages it makes 8 % smaller, in twenty times the time. */
function qualityOf(file: string, size: number): number {
  return size > 400_000 || /\.(html|json)$/.test(file) ? QUICK : HIGHEST
}

function compress(bytes: Uint8Array, quality: number): Buffer {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

/** Writes `.br` and `.gz` beside each file of the list, where they are smaller. */
for (const file of workerData as readonly string[]) {
  const bytes = readFileSync(file)
  const quality = qualityOf(file, bytes.length)
  // Most of a site’s code is the same from one build to the next.
  const brotli = quality === HIGHEST ? keepMade('brotli', [bytes], () => compress(bytes, HIGHEST)) : compress(bytes, quality)
  const gzip = gzipSync(bytes, { level: 9 })
  if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli)
  if (gzip.length < bytes.length) writeFileSync(`${file}.gz`, gzip)
}
parentPort?.postMessage('done')
