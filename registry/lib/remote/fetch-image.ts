import type { FetchOptions, NetworkAccess } from '../../../engine/core/context.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import { endingOfType, typeOfContents } from '../files/file-type.ts'
import { type ImageSize, imageSize } from './image-head.ts'

/** An image of another site. Its type is that of its contents, whatever the site says. */
export type RemoteImage = {
  readonly bytes: Uint8Array
  readonly type: string
  /** Ending of a file's name, without its point. */
  readonly ending: string
  readonly size: ImageSize | undefined
}

export type ImageState = 'saved' | 'missing' | 'not-an-image' | 'too-big' | 'limited' | 'refused' | 'failed'
export type ImageAnswer = { readonly state: 'saved'; readonly image: RemoteImage } | { readonly state: Exclude<ImageState, 'saved'> }

/** English words of the states, for a column of a table. */
export const IMAGE_STATES = {
  saved: 'Saved',
  missing: 'Not found',
  'not-an-image': 'Not an image',
  'too-big': 'Too big',
  limited: 'The site is limiting requests',
  refused: 'This address is not allowed',
  failed: 'No answer',
} as const satisfies Record<ImageState, string>

/** Contents as an image; undefined for anything else. */
export function asImage(bytes: Uint8Array): RemoteImage | undefined {
  const type = typeOfContents(bytes)
  return type.startsWith('image/') ? { bytes, type, ending: endingOfType(type), size: imageSize(bytes, type) } : undefined
}

/**
 * Fetches an image.
 * @throws ToolError network-failed and the like, too-big
 */
export async function fetchImage(net: NetworkAccess, url: string, options: FetchOptions): Promise<ImageAnswer> {
  const { status, bytes } = await net.fetch(url, options)
  const refused = refusedStatus(status)
  if (refused) return { state: refused }
  const image = asImage(bytes)
  return image ? { state: 'saved', image } : { state: 'not-an-image' }
}

/** What a status means for who wanted a file; undefined when it is there. */
export function refusedStatus(status: number): 'missing' | 'limited' | 'failed' | undefined {
  if (status === 200) return undefined
  if (status === 429 || status === 503) return 'limited'
  return status === 404 || status === 410 ? 'missing' : 'failed'
}

/** The same for one of many: what goes wrong is its state, and the others go on. */
export async function tryImage(net: NetworkAccess, url: string, options: FetchOptions): Promise<ImageAnswer> {
  try {
    return await fetchImage(net, url, options)
  } catch (error) {
    return { state: stateOf(error) }
  }
}

/** The state of a fetch that failed. @throws anything that isn’t a network failure */
export function stateOf(error: unknown): Exclude<ImageState, 'saved' | 'missing' | 'limited'> {
  if (!(error instanceof ToolError)) throw error
  const { code, params } = error.failure
  if (code === 'too-big') return 'too-big'
  if (code === 'network-refused' || code === 'bad-url') return 'refused'
  if (code === 'network-failed') return params.reason === 'type' ? 'not-an-image' : 'failed'
  if (code === 'busy' || code === 'upstream-down') return 'failed'
  throw error
}
