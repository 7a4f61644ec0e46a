import type { RateLimitOptions } from '../../../engine/http/rate-limit.ts'

/** What a worker asks the process that counts; each is answered by a number, except what only tells. */
export type Question =
  /** Comes before the first question to a limiter, and is not answered. */
  | { readonly type: 'limiter'; readonly name: string; readonly options: RateLimitOptions | undefined }
  /** Answered by the seconds to wait. */
  | { readonly type: 'limit'; readonly id: number; readonly name: string; readonly caller: string; readonly cost: number }
  /** Answered by 1 when there was a place. */
  | { readonly type: 'enter'; readonly id: number; readonly name: string; readonly caller: string; readonly most: number }
  | { readonly type: 'leave'; readonly name: string; readonly caller: string }

/** Questions travel together, and so do their answers: the id and the number of each. */
export type Questions = { readonly questions: readonly Question[] }
export type Answers = { readonly answers: readonly (readonly [id: number, value: number])[] }

export function isQuestions(message: unknown): message is Questions {
  return Array.isArray((Object(message) as Partial<Questions>).questions)
}

export function isAnswers(message: unknown): message is Answers {
  return Array.isArray((Object(message) as Partial<Answers>).answers)
}

/** Says to the process that started it that a worker takes connections. */
export const LISTENING = 'listening'
