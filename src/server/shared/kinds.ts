import * as z from 'zod'
import {
  KEPT_SECONDS,
  LIVES,
  MOST_SEALED_BYTES,
  PART_BYTES,
  PICTURE_BYTES,
  PICTURE_TITLE,
  SHARED_KINDS,
  type SharedKind,
  WHOLE_BYTES,
} from '../../shared/wire.ts'
import type { Kind } from '../store/document.ts'
import { derivedId, isId } from '../store/ids.ts'

const HOUR_MS = 3_600_000

/** Base64 of this many bytes. */
const encoded = (bytes: number) => Math.ceil(bytes / 3) * 4

/** Parts of a document whose upload broke off are gone after this long. */
const PART_MS = HOUR_MS
export const MOST_PARTS = Math.ceil(MOST_SEALED_BYTES / PART_BYTES)

const SCHEMA = z.strictObject({
  /** Bytes of the sealed document. */
  bytes: z.int().min(0),
  /** The sealed document, in base64, if it is small. */
  body: z.string().optional(),
  /** Under which its parts were sent, if it is large. */
  upload: z.string().optional(),
  burn: z.boolean(),
  kept: z.boolean(),
  /** When it was opened, and its content removed. */
  burnedAt: z.int().optional(),
  /** The live clipboard that it was put into. */
  room: z.string().optional(),
  /** What its sharer lets link previews show, unsealed: a PNG in base64. */
  picture: z.strictObject({ png: z.string(), title: z.string(), width: z.int(), height: z.int() }).optional(),
})

/**
 * What the server holds of a shared document: how large it is and how long it lasts, and bytes that it cannot read.
 * The image for link previews is the only thing in it that can be read, and is there only if its sharer chose so.
 */
export type Shared = z.output<typeof SCHEMA>

const kindOf = (name: SharedKind): Kind<Shared> => ({
  name,
  schema: SCHEMA,
  maxBytes: encoded(WHOLE_BYTES) + encoded(PICTURE_BYTES) + 2000,
  // What is in it is sealed; who may know of it is who has its id.
  readBy: 'anyone',
  partsOf: ({ upload, bytes }) => (upload === undefined ? [] : partIds(upload, bytes)),
})

export const SHARED: Readonly<Record<SharedKind, Kind<Shared>>> = {
  clip: kindOf('clip'),
  note: kindOf('note'),
  snapshot: kindOf('snapshot'),
}

/** A part of a large document. */
export const SHARED_PART: Kind<{ body: string }> = {
  name: 'shared-part',
  schema: z.strictObject({ body: z.string() }),
  maxBytes: encoded(PART_BYTES) + 100,
  readBy: 'holder',
  lifetimeMs: PART_MS,
}

/** An upload's id is known to its sender and the server only, so nobody else can say where its parts are. */
export const partId = (upload: string, index: number): string => derivedId(SHARED_PART.name, `${upload}\n${index}`)

function partIds(upload: string, bytes: number): string[] {
  return Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, index) => partId(upload, index))
}

export const idSchema = z.string().refine(isId, { params: { failure: 'bad-format' } })

const content = {
  body: z.base64().max(encoded(WHOLE_BYTES)).optional(),
  upload: z.strictObject({ id: idSchema, bytes: z.int().min(1).max(MOST_SEALED_BYTES) }).optional(),
}
const life = z.int().min(1).max(KEPT_SECONDS).optional()
const oneBody = ({ body, upload }: { body?: unknown; upload?: unknown }) => (body === undefined) !== (upload === undefined)
const ONE_BODY = { params: { failure: 'required' }, path: ['body'] }

export const CREATE = z
  .strictObject({
    kind: z.enum(SHARED_KINDS),
    ...content,
    expiresIn: life,
    kept: z.boolean().default(false),
    burn: z.boolean().default(false),
    picture: z.strictObject({ png: z.base64().max(encoded(PICTURE_BYTES)), title: z.string().max(PICTURE_TITLE).default('') }).optional(),
  })
  .refine(oneBody, ONE_BODY)
  .refine(({ kind, picture }) => !picture || kind === 'snapshot', { params: { failure: 'not-a-choice' }, path: ['picture'] })
  .refine(({ kind, kept }) => !kept || kind !== 'clip', { params: { failure: 'not-a-choice' }, path: ['kept'] })
  .refine(({ kind, expiresIn: seconds = LIVES[kind].usual }) => seconds >= LIVES[kind].least, {
    params: { failure: 'too-small', minimum: LIVES.clip.least },
    path: ['expiresIn'],
  })
  .refine(({ kind, expiresIn: seconds = LIVES[kind].usual }) => seconds <= LIVES[kind].most, {
    params: { failure: 'too-large' },
    path: ['expiresIn'],
  })

export const UPDATE = z.strictObject(content).refine(oneBody, ONE_BODY)
/** Most bytes of the JSON of either. */
export const REQUEST_BYTES = encoded(WHOLE_BYTES) + 2000
/** The same with an image for link previews. */
export const CREATE_BYTES = REQUEST_BYTES + encoded(PICTURE_BYTES) + 1000
