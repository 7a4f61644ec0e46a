import { SealError, type SealFault } from './seal-error.ts'

/** What kept a document from being shared or opened. `gone`: expired, deleted, or never there. */
export type ShareFault =
  | SealFault
  | 'offline'
  | 'no-server'
  | 'insecure'
  | 'gone'
  | 'burned'
  | 'wrong-code'
  | 'too-large'
  | 'too-many'
  | 'full'
  | 'conflict'
  | 'failed'

export class ShareError extends Error {
  override readonly name = 'ShareError'
  readonly fault: ShareFault
  /** Seconds after which it may work, where the server says so. */
  readonly seconds: number | undefined
  constructor(fault: ShareFault, seconds?: number, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
    this.seconds = seconds
  }
}

export function faultOf(error: unknown): ShareFault {
  return error instanceof ShareError || error instanceof SealError ? error.fault : 'failed'
}

const FAULTS: Readonly<Record<number, ShareFault>> = {
  404: 'gone',
  409: 'conflict',
  410: 'burned',
  413: 'too-large',
  429: 'too-many',
  507: 'full',
}

/** A request to our own server. @throws ShareError for any answer but a good one */
export async function request(path: string, options: RequestInit = {}): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, options)
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new ShareError('offline', undefined, { cause })
  }
  if (response.ok) return response
  // Where only files are served, nobody answers in JSON.
  const isOurs = response.headers.get('content-type')?.includes('json') ?? false
  if (!isOurs && (response.status === 404 || response.status === 405)) throw new ShareError('no-server')
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  throw new ShareError(FAULTS[response.status] ?? 'failed', Number.isFinite(seconds) ? seconds : undefined)
}

export const jsonOf = async <T>(response: Response): Promise<T> => {
  try {
    return (await response.json()) as T
  } catch (cause) {
    throw new ShareError(response.headers.get('content-type')?.includes('json') ? 'offline' : 'no-server', undefined, { cause })
  }
}

export const asJson = (body: unknown, headers: Readonly<Record<string, string>> = {}): Pick<RequestInit, 'body' | 'headers'> => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
})

/** Whether there is a server to share through. @throws ShareError offline */
export async function hasShareServer(): Promise<boolean> {
  try {
    return (await jsonOf<{ enabled?: boolean }>(await request('/api/shared/config'))).enabled === true
  } catch (error) {
    if (error instanceof ShareError && error.fault === 'no-server') return false
    throw error
  }
}
