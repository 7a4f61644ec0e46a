import type { NetworkAccess } from '../../core/context.ts'
import { ToolError } from '../../core/errors.ts'
import { resolveDns } from './dns.ts'
import { guardedFetch, type NetJob } from './fetch.ts'
import { locate } from './geo.ts'
import type { NetOptions } from './options.ts'
import { guardedQuery } from './query.ts'
import { createUpstreams, type Upstreams } from './upstreams.ts'

/** Whose run it is. `address` is handed to the tool; `id` only tells callers apart. */
export type NetCaller = { readonly id?: string | undefined; readonly address?: string | undefined }

/** Network access that cannot be turned against the machine or network it runs in. @param needs what the tool declares */
export function createNet(
  options: NetOptions,
  signal: AbortSignal,
  { upstreams = createUpstreams(), caller = {}, needs = [] }: { upstreams?: Upstreams; caller?: NetCaller; needs?: readonly string[] } = {},
): NetworkAccess {
  const job: NetJob = { signal, upstreams, caller: caller.id, keys: needs }
  return {
    fetch: (url, request = {}) => guardedFetch(url, request, options, job),
    query: (host, text, request = {}) => guardedQuery(host, text, request, options, job),
    async resolveDns(name, type) {
      try {
        return await resolveDns(name, type, options, signal)
      } catch (error) {
        throw signal.aborted ? new ToolError('cancelled') : error
      }
    },
    ...(needs.includes('caller') && caller.address !== undefined && { caller: caller.address }),
    hasKey: (name) => needs.includes(name) && Object.hasOwn(options.keys ?? {}, name),
    locate: (address) => locate(address, options.geoDatabases ?? []),
  }
}
