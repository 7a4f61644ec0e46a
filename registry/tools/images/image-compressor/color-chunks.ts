import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { pngChunk } from '../../../lib/pictures/png/png-encode.ts'
import { pngChunks } from '../../../lib/pictures/png/png-info.ts'

/** Gamma of sRGB, in parts of 100,000. */
const SRGB_GAMMA = 45_455

/** Chunks by which a PNG without a profile shows its samples other than as sRGB; none where it does not. */
export function colorChunks(png: Uint8Array): Uint8Array {
  const chunks = [...pngChunks(png)].filter(({ type }) => ['gAMA', 'cHRM', 'sRGB', 'cICP', 'iCCP'].includes(type))
  const gamma = chunks.find(({ type }) => type === 'gAMA')?.data
  const isUsual = gamma?.length !== 4 || new DataView(gamma.buffer, gamma.byteOffset, 4).getUint32(0) === SRGB_GAMMA
  const own = chunks.filter(({ type }) => type === 'gAMA' || type === 'cHRM' || type === 'cICP')
  if (chunks.some(({ type }) => type === 'sRGB' || type === 'iCCP') || (isUsual && !own.some(({ type }) => type === 'cICP')))
    return new Uint8Array(0)
  return joinBytes(own.map(({ type, data }) => pngChunk(type, data)))
}

/** Puts chunks behind the header of a PNG. */
export const withChunks = (png: Uint8Array, chunks: Uint8Array): Uint8Array =>
  chunks.length === 0 ? png : joinBytes([png.subarray(0, 33), chunks, png.subarray(33)])
