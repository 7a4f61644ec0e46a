import { afterEach, beforeEach, vi } from 'vitest'

/** For the tests of the block that calls it: what browsers leave out of `crypto` on a page that came without TLS is missing. */
export function withoutTls(): void {
  beforeEach(() => vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) }))
  afterEach(() => vi.unstubAllGlobals())
}
