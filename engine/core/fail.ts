import { type CommonFailure, type FailureParams, type FailWhere, ToolError } from './errors.ts'

/** Names between double braces: `{{name}}`, or `{{name, number}}` with a format. */
type Placeholders<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? (Name extends `${infer Bare},${string}` ? Bare : Name) | Placeholders<Rest>
  : never

/** A failure's sentence, or its plural forms chosen by the parameter `count`; `zero` where “0 lines were removed” would read oddly. */
export type FailureWords = string | { readonly zero?: string; readonly one: string; readonly other: string }
type Sentence<W extends FailureWords> = W extends string ? W : W extends { other: infer O extends string } ? O : never

/** What a sentence names, each by the name that it has there. */
export type FailureParamsOf<W extends FailureWords> = { [K in Placeholders<Sentence<W>>]: string | number }

type FailArguments<W extends FailureWords> = [Placeholders<Sentence<W>>] extends [never]
  ? [details?: FailWhere]
  : [details: FailureParamsOf<W> & FailWhere]

/**
 * Ends the transform with a declared failure, or with one that all tools know.
 * The details are what the sentence names, the field it is about and the place in it; see {@link FailWhere}.
 */
export type Fail<F extends Readonly<Record<string, FailureWords>>> = <K extends (keyof F & string) | CommonFailure>(
  code: K,
  ...rest: K extends keyof F ? FailArguments<F[K]> : [details?: FailureParams & FailWhere]
) => never

/** `fail` for helpers without failures of their own: common codes only. */
export const fail: Fail<Record<never, never>> = (code: string, details: FailureParams & FailWhere = {}): never => {
  const { field, offset, text, place, ...params } = details as FailWhere
  throw new ToolError(code, params, { field, offset, text, place })
}

/**
 * Failures that several tools share: their words, and a `fail` typed by them.
 * Spread `words` into the entries' `failures`.
 */
export function defineFailures<const F extends Readonly<Record<string, FailureWords>>>(
  words: F,
): { readonly words: F; readonly fail: Fail<F> } {
  return { words, fail }
}
