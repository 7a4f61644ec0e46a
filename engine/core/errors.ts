/** Where in a field a failure lies. Offsets count UTF-16 units; line and column start at 1. */
export type Place = { readonly offset: number; readonly line: number; readonly column: number }

export type FailureParams = Readonly<Record<string, string | number>>

/** A refused input as data; its sentence is formed only at the edge, in the reader's language. */
export type Failure = {
  readonly code: string
  readonly params: FailureParams
  /** Dotted path of the field, such as `text` or `rows.2.amount`. */
  readonly field?: string
  readonly place?: Place
  /** Of a recipe: the step, and in a fork the item, both counted from 0; and the tool whose failure it is, if it is one's own. */
  readonly step?: number
  readonly item?: number
  readonly tool?: string
}

/** The field that a failure is about and, with `offset` in `text` or as a ready `place`, the place in it. */
export type FailWhere = { readonly field?: string; readonly offset?: number; readonly text?: string; readonly place?: Place }

/**
 * The visitor's input cannot be worked with. Any other exception is a bug.
 * @param code a code declared in the tool's `failures`, or one of {@link COMMON_FAILURES}
 * @param where the field, and with `offset` and `text` (or a ready `place`) the position in it
 */
export class ToolError extends Error {
  override readonly name = 'ToolError'
  readonly failure: Failure

  constructor(code: string, params: FailureParams = {}, where: FailWhere = {}, options?: { cause?: unknown }) {
    super(code, options)
    const place = where.place ?? (where.offset !== undefined ? placeAt(where.text ?? '', where.offset) : undefined)
    this.failure = { code, params, field: where.field, place }
  }
}

/** Wrong requests and inputs, one failure for each wrong part. */
export class BadRequest extends Error {
  readonly failures: readonly [Failure, ...Failure[]]

  constructor(failures: readonly [Failure, ...Failure[]]) {
    super('bad request')
    this.failures = failures
  }
}

/** Line and column (from 1) of a UTF-16 offset; CRLF, CR and LF each end a line. */
export function placeAt(text: string, offset: number): Place {
  const end = Math.max(0, Math.min(offset, text.length))
  let line = 1
  let start = 0
  for (let i = 0; i < end; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 10 || (unit === 13 && text.charCodeAt(i + 1) !== 10)) {
      line++
      start = i + 1
    }
  }
  return { offset: end, line, column: end - start + 1 }
}

/** The UTF-16 offset of a line and column that both start at 1. */
export function offsetAt(text: string, line: number, column: number): number {
  let current = 1
  let i = 0
  while (current < line && i < text.length) {
    const unit = text.charCodeAt(i)
    i++
    if (unit === 10 || (unit === 13 && text.charCodeAt(i) !== 10)) current++
  }
  return Math.min(text.length, i + column - 1)
}

/** One table for every face: the HTTP status and the process exit code of each common failure. */
export const COMMON_FAILURES = {
  required: { status: 422, exit: 2 },
  'wrong-type': { status: 422, exit: 2 },
  'not-a-number': { status: 422, exit: 2 },
  'not-an-integer': { status: 422, exit: 2 },
  'too-small': { status: 422, exit: 2 },
  'too-large': { status: 422, exit: 2 },
  'not-above': { status: 422, exit: 2 },
  'not-below': { status: 422, exit: 2 },
  'not-a-multiple': { status: 422, exit: 2 },
  'too-short': { status: 422, exit: 2 },
  'too-long': { status: 422, exit: 2 },
  'too-many-places': { status: 422, exit: 2 },
  'too-few': { status: 422, exit: 2 },
  'too-many': { status: 422, exit: 2 },
  'not-a-choice': { status: 422, exit: 2 },
  'bad-date': { status: 422, exit: 2 },
  'bad-time': { status: 422, exit: 2 },
  'bad-date-time': { status: 422, exit: 2 },
  'bad-time-zone': { status: 422, exit: 2 },
  'bad-color': { status: 422, exit: 2 },
  'bad-url': { status: 422, exit: 2 },
  'bad-email': { status: 422, exit: 2 },
  'bad-format': { status: 422, exit: 2 },
  'bad-encoding': { status: 422, exit: 2 },
  'file-too-big': { status: 413, exit: 4 },
  'file-type': { status: 422, exit: 2 },
  'unknown-field': { status: 422, exit: 2 },
  'bad-json': { status: 400, exit: 2 },
  'too-deep': { status: 400, exit: 2 },
  'too-big': { status: 413, exit: 4 },
  'bad-http': { status: 400, exit: 2 },
  'bad-media-type': { status: 415, exit: 2 },
  'bad-method': { status: 405, exit: 2 },
  'too-slow': { status: 408, exit: 6 },
  'unknown-tool': { status: 404, exit: 3 },
  'unknown-language': { status: 404, exit: 3 },
  'not-found': { status: 404, exit: 3 },
  'not-signed-in': { status: 401, exit: 77 },
  'sign-in-again': { status: 401, exit: 77 },
  'other-site': { status: 403, exit: 77 },
  conflict: { status: 409, exit: 8 },
  'form-expired': { status: 422, exit: 2 },
  'browser-only': { status: 501, exit: 5 },
  'time-limit': { status: 422, exit: 6 },
  'memory-limit': { status: 422, exit: 6 },
  'result-too-big': { status: 422, exit: 6 },
  cancelled: { status: 499, exit: 7 },
  'rate-limited': { status: 429, exit: 8 },
  busy: { status: 503, exit: 8 },
  'storage-full': { status: 507, exit: 8 },
  'storage-failed': { status: 503, exit: 8 },
  'network-failed': { status: 502, exit: 9 },
  'network-refused': { status: 422, exit: 9 },
  'upstream-down': { status: 503, exit: 9 },
  offline: { status: 503, exit: 9 },
  bug: { status: 500, exit: 70 },
} as const satisfies Record<string, { status: number; exit: number }>

export type CommonFailure = keyof typeof COMMON_FAILURES

/** A tool's own codes all mean "this input cannot be used". */
const OWN = { status: 422, exit: 2 } as const

export function failureClass(code: string): { readonly status: number; readonly exit: number } {
  return Object.hasOwn(COMMON_FAILURES, code) ? COMMON_FAILURES[code as CommonFailure] : OWN
}
