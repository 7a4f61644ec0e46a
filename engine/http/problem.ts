import { STATUS_CODES } from 'node:http'
import { type Failure, failureClass } from '../core/errors.ts'
import type { Say } from '../faces/say.ts'

/** An error as RFC 9457 writes it. `code` and `errors` are for programs, `detail` for people. */
export type Problem = {
  readonly type: 'about:blank'
  readonly title: string
  readonly status: number
  readonly code: string
  readonly detail: string
  /** Each failure as it is, with its sentence. */
  readonly errors: readonly (Failure & { readonly message: string })[]
}

export type ProblemOptions = {
  readonly say: Say
  readonly language: string
  readonly toolId?: string
  /** Where HTTP knows better than the table of failures. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Further members, as RFC 9457 allows them. */
  readonly extra?: Readonly<Record<string, unknown>>
}

/** Where a status says that it is for a while, when to ask again, in seconds. Whoever knows better says so in a header. */
const RETRY_SECONDS: Readonly<Record<number, string>> = { 503: '5', 507: '600' }

/** What is wrong, as RFC 9457 writes it. */
export async function problemOf(
  failures: readonly [Failure, ...Failure[]],
  { say, language, toolId, status = failureClass(failures[0].code).status }: Pick<ProblemOptions, 'say' | 'language' | 'toolId' | 'status'>,
): Promise<Problem> {
  const errors = await Promise.all(
    failures.map(async (failure) => ({ ...failure, message: await say(failure, language, failure.tool ?? toolId) })),
  )
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code: failures[0].code,
    detail: errors[0]?.message ?? '',
    errors,
  }
}

/** @see https://www.rfc-editor.org/rfc/rfc9457 */
export async function problemResponse(
  failures: readonly [Failure, ...Failure[]],
  { headers = {}, extra = {}, ...options }: ProblemOptions,
): Promise<Response> {
  const problem = await problemOf(failures, options)
  const retry = RETRY_SECONDS[problem.status]
  return new Response(JSON.stringify({ ...extra, ...problem }), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'content-language': options.language,
      'cache-control': 'no-store',
      ...(retry !== undefined && { 'retry-after': retry }),
      ...headers,
    },
  })
}

/** An answer that is not the table's own status: wrong media type, method, or a body that came too slowly. */
export class HttpRefusal extends Error {
  readonly status: number
  readonly failure: Failure
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, failure: Failure, headers: Readonly<Record<string, string>> = {}) {
    super(failure.code)
    this.status = status
    this.failure = failure
    this.headers = headers
  }
}

/** Seconds after which whoever found no room may ask again. */
export const BUSY_SECONDS = 5

/** The refusal of what there is no room for at the moment. */
export function noRoom(): HttpRefusal {
  return new HttpRefusal(503, { code: 'busy', params: {} }, { 'retry-after': String(BUSY_SECONDS) })
}
