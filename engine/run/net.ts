import type { NetworkAccess } from '../core/context.ts'
import { resolveDns } from './net-dns.ts'
import { guardedFetch } from './net-fetch.ts'
import type { NetOptions } from './net-options.ts'

/** Network access that cannot be turned against the machine or network it runs in. */
export function createNet(options: NetOptions, signal: AbortSignal): NetworkAccess {
  return {
    fetch: (url, request = {}) => guardedFetch(url, request, options, signal),
    resolveDns: (name, type) => resolveDns(name, type, options, signal),
  }
}
