import type { NetworkAccess } from '../../../engine/core/context.ts'
import { type ImageAnswer, type RemoteImage, fetchImage, tryImage } from '../remote/fetch-image.ts'

export type ThumbnailType = 'jpeg' | 'webp'
export type Thumbnail = { readonly name: string; readonly width: number; readonly height: number }

/** The sizes that YouTube makes, largest first. Names and sizes as seen in its own pages; those above 480 × 360 are not there for every video. */
export const THUMBNAILS: readonly Thumbnail[] = [
  { name: 'maxresdefault', width: 1280, height: 720 },
  { name: 'hq720', width: 1280, height: 720 },
  { name: 'sddefault', width: 640, height: 480 },
  { name: 'hqdefault', width: 480, height: 360 },
  { name: 'mqdefault', width: 320, height: 180 },
  { name: 'default', width: 120, height: 90 },
]
/** The upright image of a Short. */
export const SHORT_THUMBNAIL: Thumbnail = { name: 'oardefault', width: 1080, height: 1920 }
/** Frames at a quarter, half and three quarters of the video. */
export const FRAMES: readonly Thumbnail[] = [1, 2, 3].map((number) => ({ name: `hq${number}`, width: 480, height: 360 }))

/** An image of a video is a few hundred kilobytes at most. */
const MOST_BYTES = 3 * 1024 * 1024

export const thumbnailAddress = (video: string, name: string, type: ThumbnailType): string =>
  type === 'webp' ? `https://i.ytimg.com/vi_webp/${video}/${name}.webp` : `https://i.ytimg.com/vi/${video}/${name}.jpg`

/** For a size that is not there YouTube answers 404 with a gray image of 120 × 90, or that image alone. */
const isGray = ({ size }: RemoteImage, wanted: Thumbnail): boolean => size?.width === 120 && size.height === 90 && wanted.width > 120

const told = (answer: ImageAnswer, wanted: Thumbnail): ImageAnswer =>
  answer.state === 'saved' && isGray(answer.image, wanted) ? { state: 'missing' } : answer

const options = { accept: ['image/*'], maxBytes: MOST_BYTES }

/** @throws ToolError network-failed and the like */
export async function fetchThumbnail(net: NetworkAccess, video: string, wanted: Thumbnail, type: ThumbnailType): Promise<ImageAnswer> {
  return told(await fetchImage(net, thumbnailAddress(video, wanted.name, type), options), wanted)
}

/** The same for one of many videos. */
export async function tryThumbnail(net: NetworkAccess, video: string, wanted: Thumbnail, type: ThumbnailType): Promise<ImageAnswer> {
  return told(await tryImage(net, thumbnailAddress(video, wanted.name, type), options), wanted)
}
