import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createCounter, type Counter } from '../../../../src/server/workers/counter.ts'
import type { Questions } from '../../../../src/server/workers/questions.ts'
import { createSharedCounts } from '../../../../src/server/workers/shared-counts.ts'

/** A worker whose messages are answered by the counter; they are kept as they went. */
function join(counter: Counter, worker: number) {
  const events = new EventEmitter()
  const sent: Questions[] = []
  const counts = createSharedCounts({
    send: (message) => {
      sent.push(message)
      events.emit('message', structuredClone(counter.answer(worker, message.questions)))
    },
    listen: (listener) => events.on('message', listener),
  })
  return { counts, sent, answered: () => once(events, 'message') }
}

it('counts a caller once for all workers, and each limit by itself', async () => {
  const counter = createCounter(() => 0)
  const [one, other] = [join(counter, 1), join(counter, 2)]
  const options = { burst: 2, perSecond: 1 }
  const limits = [one.counts.limiter('runs', options), other.counts.limiter('runs', options)] as const
  expect([await limits[0]('anna'), await limits[1]('anna'), await limits[0]('anna'), await limits[1]('ben', 2)]).toEqual([0, 0, 1, 0])
  expect(await other.counts.limiter('others', options)('anna')).toBe(0)
})

it('asks in one message what is asked in one turn', async () => {
  const { counts, sent } = join(
    createCounter(() => 0),
    1,
  )
  const limit = counts.limiter('runs', { burst: 3, perSecond: 1 })
  expect(await Promise.all(['anna', 'anna', 'ben', 'anna', 'anna'].map((caller) => limit(caller)))).toEqual([0, 0, 0, 0, 1])
  await wait(0)
  expect(sent).toHaveLength(1)
})

it('gives back the places of a worker that ended, and only those', async () => {
  const counter = createCounter()
  const [one, other] = [join(counter, 1), join(counter, 2)]
  const [first, second] = [one.counts.places('streams'), other.counts.places('streams')]
  expect([await first.enter('anna', 3), await first.enter('anna', 3), await second.enter('anna', 3)]).toEqual([true, true, true])
  expect(await second.enter('anna', 3)).toBe(false)
  second.leave('anna')
  // What was not taken cannot be given back.
  second.leave('anna')
  await wait(0)
  expect([await second.enter('anna', 3), await second.enter('anna', 3)]).toEqual([true, false])
  counter.forget(1)
  expect([await second.enter('anna', 3), await second.enter('anna', 3), await second.enter('anna', 3)]).toEqual([true, true, false])
})
