import type { NetworkAccess } from '../../../../engine/core/context.ts'
import { typeOfContents } from '../../../lib/files/file-type.ts'
import { type ImageAnswer, type RemoteImage, asImage, refusedStatus, stateOf } from '../../../lib/remote/fetch-image.ts'
import { inTurns } from '../../../lib/remote/in-turns.ts'
import { pageImages } from './page-images.ts'

/** Bounds of one run: images, bytes of each, and bytes of all together, as the answer is one JSON document. */
export const MOST_IMAGES = 50
const MOST_EACH = 5 * 1024 * 1024
const MOST_TOGETHER = 16 * 1024 * 1024

type Gathered = { readonly address: string; readonly answer: ImageAnswer }
type Gathering = {
  readonly images: readonly Gathered[]
  /** Images that pages name beyond the bound. */
  readonly beyond: number
  /** Smaller than asked for. */
  readonly small: number
  /** Beyond the bytes of one answer. */
  readonly tooMuch: number
}

/**
 * Fetches images, and those that pages among the addresses name. What goes wrong with one is its state.
 * @param smallest width or height, in pixels, that an image must have, if it is known
 */
export async function gatherImages(
  net: NetworkAccess,
  addresses: readonly string[],
  smallest: number,
  onProgress: (fraction: number) => void,
): Promise<Gathering> {
  let bytes = 0
  let small = 0
  let tooMuch = 0
  let done = 0
  let all = addresses.length
  const keep = (image: RemoteImage): ImageAnswer | undefined => {
    if (image.size && Math.min(image.size.width, image.size.height) < smallest) {
      small++
      return undefined
    }
    // What does not fit is dropped at once, so that memory stays bounded.
    if (bytes + image.bytes.length > MOST_TOGETHER) {
      tooMuch++
      return { state: 'too-big' }
    }
    bytes += image.bytes.length
    return { state: 'saved', image }
  }
  const fetchOne = async (address: string): Promise<ImageAnswer | readonly string[] | undefined> => {
    try {
      const {
        status,
        url,
        bytes: contents,
      } = await net.fetch(address, { maxBytes: MOST_EACH, headers: { accept: 'image/*,text/html;q=0.9,*/*;q=0.8' } })
      const refused = refusedStatus(status)
      if (refused) return { state: refused }
      const image = asImage(contents)
      if (image) return keep(image)
      return typeOfContents(contents) === 'text/html' ? pageImages(new TextDecoder().decode(contents), url) : { state: 'not-an-image' }
    } catch (error) {
      return { state: stateOf(error) }
    } finally {
      onProgress(++done / all)
    }
  }

  const first = await inTurns(addresses, async (address) => ({ address, answer: await fetchOne(address) }))
  const known = new Set(addresses)
  const named = first.flatMap(({ answer }) => (isList(answer) ? answer.filter((address) => !known.has(address) && known.add(address)) : []))
  const room = Math.max(0, MOST_IMAGES - first.filter(({ answer }) => !isList(answer)).length)
  const wanted = named.slice(0, room)
  all += wanted.length
  const second = await inTurns(wanted, async (address) => {
    const answer = await fetchOne(address)
    return { address, answer: isList(answer) ? ({ state: 'not-an-image' } as const) : answer }
  })
  const images = [...first, ...second].flatMap(({ address, answer }) =>
    answer === undefined || isList(answer) ? [] : [{ address, answer }],
  )
  return { images, beyond: named.length - wanted.length, small, tooMuch }
}

const isList = (answer: ImageAnswer | readonly string[] | undefined): answer is readonly string[] => Array.isArray(answer)
