import * as z from 'zod'
import type { FailureParamsOf, FailureWords } from './fail.ts'
import { withMeta } from './schema.ts'

const LEVELS = ['info', 'warning'] as const
type Level = (typeof LEVELS)[number]

/**
 * A notice's sentence, or its plural forms chosen by the parameter `count`. Under `info` or `warning` it sets the level in the
 * output; without one, it is shown as a warning.
 */
export type NoticeWords = FailureWords | { readonly info: FailureWords } | { readonly warning: FailureWords }
export type Notices = Readonly<Record<string, NoticeWords>>

type SentenceOf<W extends NoticeWords> = W extends { info: infer S extends FailureWords }
  ? S
  : W extends { warning: infer S extends FailureWords }
    ? S
    : W extends FailureWords
      ? W
      : never
type Params<W extends NoticeWords> = FailureParamsOf<SentenceOf<W>>

/**
 * Says something beside the result: a declared code, and what its sentence names. A list of arguments for each code, so that
 * the `note` of an entry serves a helper that knows only some of its codes.
 */
export type Note<N extends Notices> = (
  ...notice: { [K in keyof N & string]: [keyof Params<N[K]>] extends [never] ? [code: K] : [code: K, params: Params<N[K]>] }[keyof N &
    string]
) => void

/** A notice as the part `notices` of an output holds it. */
export type Notice<C extends string = string> = {
  readonly code: C
  readonly params?: Readonly<Record<string, string | number>>
  readonly level?: Level
}

/** A notice's sentence or its plural forms, and the level that it names. */
export function spoken(words: NoticeWords): { readonly sentence: FailureWords; readonly level?: Level } {
  if (typeof words !== 'string')
    for (const level of LEVELS) if (level in words) return { sentence: (words as Record<Level, FailureWords>)[level], level }
  return { sentence: words as FailureWords }
}

/** The output of a tool with notices: the engine adds what was noted as a part of its own, which is absent where nothing was. */
export function withNotices(output: z.ZodObject, notices: Notices): z.ZodObject {
  const codes = Object.keys(notices)
  if (codes.length === 0) return output
  const choices = Object.fromEntries(
    Object.entries(notices).map(([code, words]) => {
      const { sentence } = spoken(words)
      return [code, typeof sentence === 'string' ? sentence : sentence.other]
    }),
  )
  const notice = z.object({
    code: withMeta(z.enum(codes), { choices }),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    level: z.enum(LEVELS).optional(),
  })
  return output.extend({ notices: withMeta(z.array(notice), { label: 'Notices', view: 'notices' }).optional() })
}

/** Collects what one run notes. */
export function collectNotices(tool: { readonly id: string; readonly notices: Notices }): {
  readonly given: readonly Notice[]
  /** @throws Error for a code that is not declared: a bug in the tool */
  readonly note: (code: string, params?: Notice['params']) => void
} {
  const given: Notice[] = []
  return {
    given,
    note(code, params) {
      const words = Object.hasOwn(tool.notices, code) ? tool.notices[code] : undefined
      if (words === undefined) throw new Error(`${tool.id}: notice "${code}" is not declared in the entry's notices`)
      const { level } = spoken(words)
      given.push({ code, params, level })
    },
  }
}
