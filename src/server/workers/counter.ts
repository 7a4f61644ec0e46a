import { createPlaces, type Places } from '../../../engine/http/counts.ts'
import { createRateLimiter, type RateLimiter } from '../../../engine/http/rate-limit.ts'
import type { Answers, Question } from './questions.ts'

/** Counts for all workers. */
export type Counter = {
  /** Answers what one worker asks, in its order. */
  answer(worker: number, questions: readonly Question[]): Answers
  /** A worker has ended: gives back the places that it held. */
  forget(worker: number): void
}

export function createCounter(now: () => number = Date.now): Counter {
  const limiters = new Map<string, RateLimiter>()
  const places = new Map<string, ReturnType<typeof createPlaces>>()
  /** What each worker holds, one entry for each place. */
  const held = new Map<number, { readonly place: Places; readonly caller: string }[]>()

  const answerOne = (worker: number, question: Question): number => {
    const { type, name } = question
    if (type === 'limiter') {
      if (!limiters.has(name)) limiters.set(name, createRateLimiter(question.options, now))
      return 0
    }
    if (type === 'limit') return limiters.get(name)?.(question.caller, question.cost) ?? 0
    const place = places.get(name) ?? createPlaces()
    places.set(name, place)
    const own = held.get(worker) ?? []
    held.set(worker, own)
    const { caller } = question
    if (type === 'enter') {
      const isIn = place.enter(caller, question.most)
      if (isIn) own.push({ place, caller })
      return isIn ? 1 : 0
    }
    const index = own.findIndex((entry) => entry.place === place && entry.caller === caller)
    if (index !== -1) for (const entry of own.splice(index, 1)) entry.place.leave(caller)
    return 0
  }
  return {
    answer: (worker, questions) => ({
      answers: questions.flatMap((question) => {
        const value = answerOne(worker, question)
        return 'id' in question ? [[question.id, value] as const] : []
      }),
    }),
    forget(worker) {
      for (const { place, caller } of held.get(worker) ?? []) place.leave(caller)
      held.delete(worker)
    },
  }
}
