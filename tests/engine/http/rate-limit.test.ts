import { describe, expect, it } from 'vitest'
import { callerOf, createRateLimiter } from '../../../engine/http/rate-limit.ts'

describe('createRateLimiter', () => {
  it('lets a burst pass, then as many as flow in', () => {
    let now = 0
    const limit = createRateLimiter({ burst: 2, perSecond: 2 }, () => now)
    expect([limit('a'), limit('a'), limit('a')]).toEqual([0, 0, 1])
    expect(limit('b')).toBe(0)
    now = 500
    expect([limit('a'), limit('a')]).toEqual([0, 1])
    now = 100_000
    expect([limit('a', 2), limit('a', 2)]).toEqual([0, 1])
  })

  it('remembers no more callers than it may', () => {
    const limit = createRateLimiter({ burst: 1, perSecond: 0.001, callers: 2 }, () => 0)
    expect([limit('a'), limit('b'), limit('a'), limit('c'), limit('b')]).toEqual([0, 0, 1000, 0, 0])
  })
})

describe('callerOf', () => {
  it.each([
    ['1.2.3.4', undefined, 0, '1.2.3.4'],
    ['::ffff:1.2.3.4', '9.9.9.9', 0, '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
    ['2001:db8::6', undefined, 0, '2001:db8:0:0::/64'],
    ['::1', undefined, 0, '0:0:0:0::/64'],
    ['10.0.0.1', '6.6.6.6, 9.9.9.9', 1, '9.9.9.9'],
    ['10.0.0.1', '6.6.6.6, 9.9.9.9, 10.0.0.2', 2, '9.9.9.9'],
    ['10.0.0.1', '', 1, '10.0.0.1'],
    [undefined, undefined, 0, 'unknown'],
    ['10.0.0.1', '1.2.3.4:5678', 1, '1.2.3.4'],
    ['10.0.0.1', '6.6.6.6:1, 1.2.3.4:65535', 1, '1.2.3.4'],
    ['10.0.0.1', '[::1]:80', 1, '0:0:0:0::/64'],
    ['10.0.0.1', '[2001:db8:1:2::9]:4711', 1, '2001:db8:1:2::/64'],
    ['10.0.0.1', '[2001:db8:1:2::9]', 1, '2001:db8:1:2::/64'],
    ['10.0.0.1', '2001:db8:1:2::9', 1, '2001:db8:1:2::/64'],
    ['10.0.0.1', '[::ffff:1.2.3.4]:80', 1, '1.2.3.4'],
    ['10.0.0.1', '"[2001:db8:1:2::9]:4711"', 1, '2001:db8:1:2::/64'],
    ['10.0.0.1', 'for="[2001:db8:1:2::9]:4711"', 1, '2001:db8:1:2::/64'],
    ['10.0.0.1', 'For=1.2.3.4:80', 1, '1.2.3.4'],
    ['10.0.0.1', '1.2.3.4:', 1, '1.2.3.4'],
    ['10.0.0.1', 'unknown', 1, 'unknown'],
  ])('%s with %s behind %i proxies is %s', (socket, forwarded, proxies, caller) => {
    expect(callerOf(socket, forwarded, proxies)).toBe(caller)
  })
})
