import type { TextCoder } from './bytes/text-coder.ts'
import type { Failure } from './errors.ts'
import type { FileValue } from './file-value.ts'

/** Unbiased chance: cryptographic in use, repeatable when a seed is given. */
export type RandomSource = {
  bytes(length: number): Uint8Array
  /** A whole number from `min` to `max`, both included, each equally likely. */
  int(min: number, max: number): number
  /** The same for numbers beyond 2^53. */
  bigInt(min: bigint, max: bigint): bigint
  /** A number in [0, 1) with 53 random bits. */
  float(): number
  pick<T>(items: readonly T[]): T
  /** A new array in random order (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[]
  /** `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[]
  /** Index of an item, chosen in proportion to whole-number weights. */
  weighted(weights: readonly number[]): number
}

/** What a transform may ask of another site. */
export type FetchOptions = {
  /** Of these `accept` and `accept-language` are sent on, and nothing else. */
  readonly headers?: Readonly<Record<string, string>>
  /** Largest answer in bytes, after unpacking; 5 MiB by default. */
  readonly maxBytes?: number
  /** Media types (`application/json`, `image/*`) that a good answer (2xx) may have; any other fails with the reason `type`. */
  readonly accept?: readonly string[]
  /**
   * Name of an operator's key to send. The engine adds it as a header, over HTTPS and only to the hosts that the key is for,
   * so that no tool ever holds it. The tool names it in `needs`.
   */
  readonly key?: string
  /** Sends the fixed cookie that says no to tracking, where that host is known to show a consent page without it. */
  readonly consent?: boolean
  /** How long a good answer may be kept in memory and given again, in milliseconds; after that it still serves while the host is down. */
  readonly keepMs?: number
}

/**
 * What a transform may reach on the network, through the server's guards only.
 * `network-failed` has a parameter `reason`, a {@link NetworkReason}, for tools that say more than the common sentence.
 */
export type NetworkAccess = {
  /**
   * A guarded GET: public addresses only, bounded in size, time and redirects (three). An answer that was cut off is a failure.
   * @throws ToolError bad-url, network-refused, network-failed, upstream-down, busy, too-big
   */
  fetch(url: string, options?: FetchOptions): Promise<NetworkResponse>
  /**
   * One line of text to port 43 of a host, and all that it answers until it closes: WHOIS (RFC 3912).
   * @throws ToolError network-refused, network-failed, upstream-down, busy, too-big
   */
  query(host: string, text: string, options?: { readonly maxBytes?: number }): Promise<Uint8Array>
  /**
   * Resource records from the configured resolver, with the aliases (CNAME) on the way. Empty when the name has none of that type.
   * @throws ToolError not-found, network-failed
   */
  resolveDns(name: string, type: string): Promise<readonly DnsRecord[]>
  /** The visitor's own address as the server sees it; only for tools that name `caller` in `needs`, and never on the command line. */
  readonly caller?: string
  /** Whether the operator has set this key, and the tool names it in `needs`. */
  hasKey(name: string): boolean
  /** What the operator's local database tells of an address; undefined where there is no database, or nothing in it. */
  locate(address: string): Promise<GeoFacts | undefined>
}

/** Why a `network-failed` came about. */
export type NetworkReason =
  | 'timeout'
  | 'connect'
  | 'certificate'
  | 'cut-off'
  | 'redirects'
  | 'type'
  | 'encoding'
  | 'protocol'
  | 'dns'
  | 'servfail'
  | 'refused'

export type NetworkResponse = {
  readonly status: number
  /** The address that answered, after redirects. */
  readonly url: string
  /** Names in lower case, without cookies. */
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array
}
export type DnsRecord = { readonly name: string; readonly type: string; readonly ttl: number | null; readonly data: string }

/** What a geolocation database holds; each part only where it has it. */
export type GeoFacts = {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string
  readonly region?: string
  readonly city?: string
  readonly timeZone?: string
  readonly latitude?: number
  readonly longitude?: number
  readonly asn?: number
  readonly asName?: string
  /** The databases' own names, and the day of the oldest (ISO date). */
  readonly database: string
  readonly made: string
}

/** Raw pixels: RGBA, 8 bits each, not premultiplied, sRGB. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }

/** Measures of an image with more pixels than were asked for. */
export type TooManyPixels = Omit<Pixels, 'data'> & { readonly data?: undefined }

/** Text to be drawn as an image, by the fonts of the device: any script, emoji, right to left as the text itself runs. */
export type TextDrawing = {
  /** One line or several. */
  readonly text: string
  /** The longest line gets this width, in pixels, as far as `maxHeight` lets it. */
  readonly width: number
  readonly maxHeight: number
  readonly font: 'sans' | 'serif' | 'mono' | 'hand'
  readonly bold: boolean
  /** `#rrggbb` */
  readonly color: string
  /** What sets the letters off from what is behind them, in a color of its own. */
  readonly edge?: { readonly kind: 'outline' | 'shadow'; readonly color: string }
}

/** A canvas, as far as a library that draws on one has to know; its memory is given back when its sides become 0. */
export type Surface = {
  width: number
  height: number
  getContext(
    type: '2d',
    settings?: { readonly alpha?: boolean; readonly willReadFrequently?: boolean },
  ): { getImageData(left: number, top: number, width: number, height: number): Pixels } | null
}

/** Image coding and text drawing that only a browser has. */
export type CanvasAccess = {
  /** Decodes with EXIF orientation applied. */
  decode(file: FileValue): Promise<Pixels>
  encode(pixels: Pixels, type: string, quality?: number): Promise<Uint8Array>
  /** Draws text on nothing, cut to its letters. */
  text(drawing: TextDrawing): Promise<Pixels>
  /**
   * Draws an SVG, stretched to this size, as the browser draws images: nothing in it runs, and nothing is loaded for it.
   * Sharp where the size that it says of itself is this one. A tool that uses it declares the failure.
   * @throws ToolError svg-not-drawn where the browser cannot draw it, memory-limit for more pixels than it can hold
   */
  svg(text: string, width: number, height: number): Promise<Pixels>
  /** A clear canvas for a library that draws on one. @throws ToolError memory-limit where the browser has none so large */
  surface(width: number, height: number): Surface
}

/** A rectangle of a video's picture as it is shown, in pixels. */
export type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** A video that is open. Times are seconds from its start. */
export type OpenVideo = {
  /** Seconds until the last frame ends. */
  readonly duration: number
  /** As shown: turned as the file says, with square pixels. */
  readonly width: number
  readonly height: number
  /** Name of the codec, such as `avc`, `vp9`. */
  readonly codec: string
  readonly hasSound: boolean
  /**
   * The picture at each of these times, scaled; the pixels are the caller's own.
   * @param times in ascending order
   * @param area what is shown of each picture
   * @throws ToolError codec-not-read, video-damaged, video-encrypted, video-gone, memory-limit
   */
  frames(times: readonly number[], area: Area, width: number, height: number): AsyncIterable<Pixels>
  /**
   * Seconds that a player tells: until picture and sound have ended, or longer where the file says so. Reads the other tracks, too.
   * @throws ToolError video-damaged, video-gone
   */
  playingTime(): Promise<number>
  close(): void
}

/** Reading and packing videos, which only a browser can; a tool that uses it declares the failures named here. */
export type VideoAccess = {
  /**
   * @throws ToolError not-a-video {name}, codec-not-read {codec}, video-damaged {name}, video-encrypted {name},
   * video-gone {name}, video-too-big {width, height, maximum}, all about the field `file`
   */
  open(file: FileValue): Promise<OpenVideo>
  /**
   * The same sound and pictures packed anew: cut, with the right duration, and with an index to jump by. What the new
   * container cannot hold is coded anew, and so is all of it where the start is cut off: nothing of that is left in the file.
   * The result is written to the device piece by piece, so that its length does not matter to the memory: it is the `source`
   * of the answer, which has bytes only where the browser keeps no files.
   * @param end in seconds; the end of the video without it
   * @throws ToolError those of `open` and `frames`, cannot-pack {format}, no-space
   */
  pack(
    file: FileValue,
    wanted: { readonly format: 'webm' | 'mp4'; readonly start: number; readonly end?: number },
  ): Promise<Pick<FileValue, 'bytes' | 'source'>>
}

export type BaseContext = {
  /**
   * A file of a package that the entry lists under `assets`, such as a codec or a table; loaded only when asked for.
   * @throws ToolError offline when it cannot be fetched
   */
  asset(path: string): Promise<Uint8Array<ArrayBuffer>>
  /**
   * Imports a library that the entry lists under `assets`, as its authors made it: for code whose licence wants it to be a file of its
   * own. Loaded only when asked for.
   * @throws ToolError offline when it cannot be loaded
   */
  library(path: string): Promise<unknown>
  /**
   * Decodes an image of a kind that no bundled codec reads, upright, with what the browser has; only where a page runs the tool.
   * It may turn a refusal into an answer, never one answer into another: so a tool that uses it where it would refuse stays `pure`.
   * Undefined where the browser cannot either. An image of more pixels than `most` comes without its data.
   */
  readonly decodeForeign?: (file: FileValue, most: number) => Promise<Pixels | TooManyPixels | undefined>
  /** BCP 47 language in which the answer should read. */
  readonly locale: string
  /** ISO 4217 currency of most readers of that language. */
  readonly currency: string
  /** For tools that work on the bytes of large texts: the input's are at hand, and what it decodes is not encoded again to leave. */
  readonly utf8: TextCoder
  readonly signal: AbortSignal
  /** How far the work is, from 0 to 1. */
  progress(fraction: number): void
  /**
   * Gives what follows so many milliseconds, within the run's own time; said again, the time begins anew, and by Infinity it ends.
   * For work of which nobody knows whether it ends, such as a visitor's regular expression. `late` is what the run fails with if it
   * does not: a declared failure that says more than that the time was up.
   */
  within(timeMs: number, late?: Failure): void
}
export type RandomContext = { readonly random: RandomSource }
export type ClockContext = {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly now: number
  /** The visitor's IANA time zone. */
  readonly timeZone: string
}
export type NetworkContext = { readonly net: NetworkAccess }
export type BrowserContext = { readonly canvas: CanvasAccess; readonly video: VideoAccess }

export const EFFECTS = ['pure', 'random', 'clock', 'network', 'browser'] as const
export type Effect = (typeof EFFECTS)[number]

/** The context that a tool of effect `E` gets; what it has not declared is not there. */
export type ContextOf<E extends Effect> = BaseContext &
  (E extends 'random' ? RandomContext & ClockContext : unknown) &
  (E extends 'clock' ? ClockContext : unknown) &
  (E extends 'network' ? NetworkContext & ClockContext : unknown) &
  (E extends 'browser' ? BrowserContext & ClockContext & RandomContext : unknown)

export type FullContext = BaseContext & RandomContext & ClockContext & NetworkContext & BrowserContext
