import type { NetworkAccess } from '../../../../engine/core/context.ts'
import { type ImageAnswer, asImage, refusedStatus, stateOf } from '../../../lib/remote/fetch-image.ts'
import { inTurns } from '../../../lib/remote/in-turns.ts'
import type { Sticker } from './sticker-set.ts'

export const STICKER_KINDS = { still: 'Still image', moving: 'Animated image', sound: 'Sound' } as const
export type StickerKind = keyof typeof STICKER_KINDS
type StickerFile = { readonly number: number; readonly kind: StickerKind; readonly answer: ImageAnswer }

/** Bytes of one file, and of all, as the answer is one JSON document. */
const MOST_EACH = 2 * 1024 * 1024
const MOST_TOGETHER = 16 * 1024 * 1024

/** Which files of each sticker are wanted. */
type Wanted = 'best' | 'still' | 'all'

/** Fetches the files of a set. What goes wrong with one is its state. */
export async function fetchStickers(
  net: NetworkAccess,
  stickers: readonly Sticker[],
  wanted: Wanted,
  onProgress: (fraction: number) => void,
): Promise<{ readonly files: readonly StickerFile[]; readonly tooMuch: number }> {
  const tasks = stickers.flatMap((sticker, index) => filesOf(sticker, wanted).map((one) => ({ number: index + 1, ...one })))
  let bytes = 0
  let tooMuch = 0
  let done = 0
  const files = await inTurns(tasks, async ({ number, kind, address }): Promise<StickerFile> => {
    const answer = await fetchFile(net, address, kind)
    onProgress(++done / tasks.length)
    if (answer.state !== 'saved') return { number, kind, answer }
    // What does not fit is dropped at once, so that memory stays bounded.
    if (bytes + answer.image.bytes.length > MOST_TOGETHER) {
      tooMuch++
      return { number, kind, answer: { state: 'too-big' } }
    }
    bytes += answer.image.bytes.length
    return { number, kind, answer }
  })
  return { files, tooMuch }
}

function filesOf({ still, moving, sound }: Sticker, wanted: Wanted): { kind: StickerKind; address: string }[] {
  const all = [
    { kind: 'still' as const, address: still },
    { kind: 'moving' as const, address: moving },
    { kind: 'sound' as const, address: sound },
  ].flatMap(({ kind, address }) => (address === undefined ? [] : [{ kind, address }]))
  if (wanted === 'all') return all
  const best = wanted === 'best' ? all.find(({ kind }) => kind === 'moving') : undefined
  return [best ?? all.find(({ kind }) => kind === 'still') ?? all[0]].filter((one) => one !== undefined)
}

async function fetchFile(net: NetworkAccess, address: string, kind: StickerKind): Promise<ImageAnswer> {
  try {
    const { status, bytes } = await net.fetch(address, { maxBytes: MOST_EACH })
    const refused = refusedStatus(status)
    if (refused) return { state: refused }
    const image = kind === 'sound' ? asSound(bytes) : asImage(bytes)
    // Stickers are PNG files, animated ones too; nothing else is passed on.
    return image && (kind === 'sound' || image.type === 'image/png') ? { state: 'saved', image } : { state: 'not-an-image' }
  } catch (error) {
    return { state: stateOf(error) }
  }
}

/** An MPEG-4 file, as all sounds of stickers are. */
function asSound(bytes: Uint8Array) {
  const isMp4 = new TextDecoder('latin1').decode(bytes.subarray(4, 8)) === 'ftyp'
  return isMp4 ? { bytes, type: 'audio/mp4', ending: 'm4a', size: undefined } : undefined
}
