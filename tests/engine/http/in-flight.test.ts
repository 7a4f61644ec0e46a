import { expect, it } from 'vitest'
import { createInFlight } from '../../../engine/http/in-flight.ts'

it('bounds what one caller holds, and what all hold together', () => {
  const { open } = createInFlight({ bytes: 10, bytesPerCaller: 6, small: 0 })
  expect([open('a').take(6), open('a').take(1)]).toEqual([true, false])
  expect([open('b').take(5), open('b').take(4), open('c').take(1)]).toEqual([false, true, false])
})

it('takes all or nothing, and gives everything back once', () => {
  const { open } = createInFlight({ bytes: 10, bytesPerCaller: 10, small: 0 })
  const share = open('a')
  expect([share.take(4), share.take(7), share.take(6), share.hasRoom(1)]).toEqual([true, false, true, false])
  share.release()
  share.release()
  const next = open('b')
  expect([next.take(10), next.take(1)]).toEqual([true, false])
})

it('refuses nobody something small for what others hold', () => {
  const { open } = createInFlight({ bytes: 10, bytesPerCaller: 10, small: 3 })
  expect([open('a').take(10), open('a').take(1)]).toEqual([true, false])
  const share = open('b')
  expect([share.take(2), share.take(1), share.take(1)]).toEqual([true, true, false])
})
