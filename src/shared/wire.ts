/** What pages and server agree on about shared documents. Nothing here says anything about what is in one. */

/** `clip`: the online clipboard. `note`: a note of the notepad. `snapshot`: a picture of code. */
export const SHARED_KINDS = ['clip', 'note', 'snapshot'] as const
export type SharedKind = (typeof SHARED_KINDS)[number]

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Shortest and longest life, and the one that is offered first, in seconds. */
export const LIVES: Readonly<Record<SharedKind, { readonly least: number; readonly most: number; readonly usual: number }>> = {
  clip: { least: 10 * MINUTE, most: 7 * DAY, usual: DAY },
  note: { least: 10 * MINUTE, most: 365 * DAY, usual: 30 * DAY },
  snapshot: { least: 10 * MINUTE, most: 365 * DAY, usual: 30 * DAY },
}
/** What is kept lasts this many seconds after it was last opened or changed. A clip is never kept. */
export const KEPT_SECONDS = 365 * DAY
/** How long a short code works, in seconds, unless a passphrase stands behind it. */
export const CODE_SECONDS = 10 * MINUTE

/** Most bytes of text and files in one document. */
export const MOST_CONTENT_BYTES = 10_000_000
/** Most bytes of a sealed document: the content, names and types of files, and what sealing adds. */
export const MOST_SEALED_BYTES = MOST_CONTENT_BYTES + 128 * 1024
/** Bytes of each part that a large document is sent in; the last may be shorter. */
export const PART_BYTES = 512 * 1024
/** Up to this size a document is sent whole. */
export const WHOLE_BYTES = 256 * 1024

/** Letters and digits of a short code: none that is easily taken for another one. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The first letters of a code, which the server hands out and knows. */
export const CODE_LOOKUP_LENGTH = 4
/** The rest of a code, which never leaves the two devices. */
export const CODE_SECRET_LENGTH = 6

/** Sealed bytes on their way: whole, or sent before in parts under an id of the sender's choice. */
export type SharedBody = { readonly body: string } | { readonly upload: { readonly id: string; readonly bytes: number } }

/** Page that shows a shared snapshot; in other languages behind their prefix. */
export const SNAPSHOT_PATH = '/snapshot/share/'

/** Most pixels and bytes of the image for link previews. */
export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630
export const PICTURE_BYTES = 300_000
/** Most characters of its title. */
export const PICTURE_TITLE = 80

/** Answer to `POST /api/shared`. */
export type CreateAnswer = { readonly id: string; readonly secret: string; readonly version: number; readonly expiresAt: number }

/** `GET /api/shared/{id}`: never what is in it. Times are in milliseconds since 1970. */
export type SharedInfo = {
  readonly id: string
  /** `room`: a live clipboard, in the list of an account only. */
  readonly kind: SharedKind | 'room'
  readonly version: number
  /** Of the sealed document. */
  readonly bytes: number
  /** It can be opened once. */
  readonly burn: boolean
  readonly kept: boolean
  readonly createdAt: number
  readonly changedAt: number
  readonly expiresAt: number
  /** When it was opened, and so removed. */
  readonly burnedAt?: number
}

/** What a code stands for. `room`: a live clipboard. */
export type CodeTarget = { readonly kind: SharedKind | 'room'; readonly id: string }

/** `POST /api/shared/codes`: the secret half of the code stays with the sender. */
export type CodeRequest = CodeTarget & {
  /** Of the document, or of the room. */
  readonly secret: string
  readonly salt: string
  /** Made from the secret half; the server keeps its fingerprint. */
  readonly proof: string
  /** The link's key, sealed by the secret half. */
  readonly wrapped: string
  /** A passphrase is needed besides, so the code may last as long as what it stands for. */
  readonly hasPassphrase?: boolean
}
export type CodeAnswer = { readonly lookup: string; readonly expiresAt: number }
/** `POST /api/shared/codes/{lookup}`, for whoever proved to know the rest. */
export type FoundCode = CodeTarget & { readonly wrapped: string }

/** Most clips in a live clipboard; the oldest goes when another comes. */
export const MOST_ROOM_CLIPS = 30
/** A live clipboard ends this many seconds after the last change. */
export const ROOM_SECONDS = 7 * DAY

/** A clip of a live clipboard. `key` is its sender's own mark, so that one sent twice is there once. */
export type RoomClip = {
  readonly id: string
  readonly key: string
  readonly bytes: number
  readonly at: number
  readonly expiresAt: number
}
/** `GET /api/rooms/{id}`, and what its events carry. */
export type RoomState = {
  readonly version: number
  readonly expiresAt: number
  /** Newest first. */
  readonly clips: readonly RoomClip[]
  /** Devices that have it open. */
  readonly devices: number
}
/** `POST /api/rooms/{id}/clips`. */
export type RoomClipRequest = SharedBody & { readonly key: string }
