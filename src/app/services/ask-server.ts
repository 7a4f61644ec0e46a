/** A refusal in the visitor's language, at the field it concerns. */
export type Refusal = { readonly code: string; readonly message: string; readonly field?: string }

export type Answer<T> =
  | { readonly ok: true; readonly body: T }
  | { readonly ok: false; readonly status: number; readonly refusals: readonly Refusal[]; readonly body: unknown }

export type Question = {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Language of the refusals' sentences. */
  readonly locale: string
  readonly signal?: AbortSignal
}

/**
 * Asks the server behind this site. A status of 0 means that it was not reached,
 * and no refusals that it answered in no way that it should, as where only static files are served.
 */
export async function askServer<T>(path: string, { method = 'GET', body, headers = {}, locale, signal }: Question): Promise<Answer<T>> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: { 'Accept-Language': locale, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    })
  } catch {
    return { ok: false, status: 0, refusals: [], body: undefined }
  }
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const answer: unknown = isJson ? await response.json().catch(() => undefined) : undefined
  if (response.ok && answer !== undefined) return { ok: true, body: answer as T }
  const { errors = [] } = (answer ?? {}) as { errors?: readonly Refusal[] }
  return { ok: false, status: response.status, refusals: errors, body: answer }
}
