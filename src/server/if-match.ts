import { HttpRefusal } from '../../engine/http/problem.ts'

/** The version that a change goes out from; proxies may have marked the tag as weak. @throws HttpRefusal 428 */
export function expectedVersion(header: string | undefined): number {
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(header?.trim() ?? '')?.[1]
  if (version !== undefined) return Number(version)
  throw new HttpRefusal(428, { code: header === undefined ? 'required' : 'bad-format', params: {}, field: 'If-Match' })
}
