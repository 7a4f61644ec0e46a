import type { Counts } from '../../../engine/http/counts.ts'
import { isAnswers, type Question, type Questions } from './questions.ts'

/** The channel to the process that counts. */
export type Channel = { send(message: Questions): void; listen(listener: (message: unknown) => void): void }

/** Counts that are kept by the process that started this one. What is asked in one turn travels as one message. */
export function createSharedCounts(channel: Channel): Counts {
  const waiting = new Map<number, (value: number) => void>()
  let asked: Question[] = []
  let lastId = 0

  channel.listen((message) => {
    if (!isAnswers(message)) return
    for (const [id, value] of message.answers) {
      waiting.get(id)?.(value)
      waiting.delete(id)
    }
  })
  const tell = (question: Question) => {
    if (asked.push(question) > 1) return
    setImmediate(() => {
      const questions = asked
      asked = []
      channel.send({ questions })
    })
  }
  const ask = (question: (id: number) => Question) => {
    const id = ++lastId
    tell(question(id))
    return new Promise<number>((resolve) => waiting.set(id, resolve))
  }

  return {
    limiter(name, options) {
      tell({ type: 'limiter', name, options })
      return (caller, cost = 1) => ask((id) => ({ type: 'limit', id, name, caller, cost }))
    },
    places: (name) => ({
      enter: async (caller, most) => (await ask((id) => ({ type: 'enter', id, name, caller, most }))) === 1,
      leave: (caller) => tell({ type: 'leave', name, caller }),
    }),
  }
}
