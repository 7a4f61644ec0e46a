import type * as z from 'zod'
import type { ContextOf, Effect } from './context.ts'
import type { Fail, FailureWords } from './fail.ts'
import type { FileValue } from './file-value.ts'
import type { ShownBy } from './kit-field.ts'
import type { OtherLanguage } from './language.ts'
import type { Recognizes } from './recognize.ts'
import { type Note, type Notice, type Notices, withNotices } from './notices.ts'

export type { FailWhere } from './errors.ts'
export type { Language, OtherLanguage } from './language.ts'
export { defineFailures, fail, type Fail, type FailureParamsOf, type FailureWords } from './fail.ts'
export type { Note, NoticeWords } from './notices.ts'

/** Parts of a value: of each object any properties, of each list all items. */
export type PartOf<T> = T extends FileValue
  ? T
  : T extends readonly (infer Item)[]
    ? readonly PartOf<Item>[]
    : T extends object
      ? { readonly [K in keyof T]?: PartOf<T[K]> }
      : T

/** A worked example: sample on the page, documentation, and a test on every face. */
export type Example<I extends z.ZodObject, O extends z.ZodObject, N extends Notices = Record<never, never>> = {
  /** What it shows, in English, where that is not plain. */
  readonly title?: string
  readonly input: z.input<I>
  /**
   * What must come out so: some parts, and of an object or a row the properties that prove it. What only another site or the browser
   * knows may be left out; what is given of it is shown on the page, and so each part is whole. The card of a titled example shows the
   * parts that are named here beside the one that matters most, and of facts only the properties.
   */
  readonly output: PartOf<z.output<O>> & { readonly notices?: readonly Notice<keyof N & string>[] }
  readonly seed?: string | number
  /** The clock, as an ISO 8601 instant. */
  readonly now?: string
  /** The page's zone, where it is left out. */
  readonly timeZone?: string
  /** How a language shows the same with words, names and dates of its own: what differs of the input, the clock and the zone, and what comes out then. */
  readonly in?: {
    readonly [L in OtherLanguage]?: {
      readonly input: Partial<z.input<I>>
      readonly output?: PartOf<z.output<O>> & { readonly notices?: readonly Notice<keyof N & string>[] }
      readonly now?: string
      readonly timeZone?: string
      /** Instead of the English title and its translation. */
      readonly title?: string
    }
  }
}

type Chosen<V> = V extends readonly (infer Item)[] ? Item : V
/** Whether a field may have one of these values; values that are known only as text or number are taken. */
type MayBe<V, T> = [string] extends [V] ? true : [V] extends [T] ? true : false
/** What is wrong in the `when` of a field: a field that is not there, or a value that it never has. */
type WrongWhen<Shape, W> = {
  [F in keyof W]: string extends F
    ? never
    : F extends keyof Shape
      ? MayBe<Chosen<W[F]>, Shape[F] extends z.ZodType ? NonNullable<z.output<Shape[F]>> : never> extends true
        ? never
        : `when: "${F & string}" never has this value`
      : `when: there is no field "${F & string}"`
}[keyof W]
/** Nothing where every `when` fits the other fields, else the fault of each that does not. */
type Coherent<Shape> = {
  [
    K in keyof Shape as unknown extends ShownBy<Shape[K]> ? never : [WrongWhen<Shape, ShownBy<Shape[K]>>] extends [never] ? never : K
  ]: WrongWhen<Shape, ShownBy<Shape[K]>>
}

export type Limits = {
  /** Longest run, in milliseconds. Over HTTP a tool that computes gets {@link MOST_SERVER_MS} at most. */
  readonly timeMs?: number
  /** Largest whole input over HTTP, in bytes. */
  readonly bytes?: number
  /** Largest whole result over HTTP, in bytes of its JSON. */
  readonly resultBytes?: number
  /** Of a `network` tool: how many look-ups a run counts as, against the caller's rate. */
  readonly lookups?: number
}

/**
 * Longest run over HTTP of a tool that holds one of the server's few processes, in milliseconds. What takes longer than that
 * is done on the visitor's own device or on the command line.
 */
export const MOST_SERVER_MS = 30_000

export const DEFAULT_LIMITS = { timeMs: 10_000, bytes: 8 * 1024 * 1024, resultBytes: 8 * 1024 * 1024, lookups: 1 } as const

/** A hand-made view in place of the generic form, and why the form cannot serve. */
export type Workbench = {
  readonly name: string
  readonly reason: string
  /** It fills its main field with what another tool sends. */
  readonly takes?: boolean
  /** It works in a page of others: it needs neither what a browser keeps nor the whole window. */
  readonly embeds?: boolean
}

/** What a transform gives. Its notices it says by `note`. */
type Answer<O extends z.ZodObject> = z.output<O> & { readonly notices?: never }

/** What a contributor writes. See CONTRIBUTING.md and the entries beside yours. */
export type ToolDeclaration<
  Id extends string,
  I extends z.ZodObject,
  O extends z.ZodObject,
  E extends Effect,
  F extends Readonly<Record<string, FailureWords>>,
  N extends Notices,
> = {
  /** File name and English slug. */
  readonly id: Id
  readonly category: string
  /** Name of a Lucide icon. */
  readonly icon: string
  readonly title: string
  /** One sentence; also the page's description. */
  readonly summary: string
  /** What else people type when they look for it. */
  readonly keywords?: readonly string[]
  /** Other paths that lead here for good. */
  readonly aliases?: readonly string[]
  /** The slug in each language where it differs from the id. */
  readonly slugs?: { readonly [L in OtherLanguage]?: string | readonly [canonical: string, ...aliases: string[]] }
  /** What of all that people paste it takes; it is offered for that, with the input in place. */
  readonly recognizes?: readonly Recognizes[]
  readonly effect: E
  /** Where a `network` tool asks, named on its badge: host names, or words (anything with a space), which each language words. */
  readonly hosts?: readonly string[]
  /**
   * What a `network` tool needs beyond asking: `caller` (the visitor's own address), or the name of an operator's key, which the
   * engine sends as a header, so that no tool holds it.
   */
  readonly needs?: readonly string[]
  /** Id of the tool that undoes this one. */
  readonly inverse?: string
  /** `live` while typing, or on a `button`; by default live for pure and clock, button otherwise. */
  readonly starts?: 'live' | 'button'
  /** Verb on the button, in English: `Generate`, `Look up`. */
  readonly action?: string
  readonly layout?: string
  readonly colorMode?: 'light' | 'dark'
  readonly input: I & { readonly shape: Coherent<I['shape']> }
  readonly output: O
  /** This tool's own error codes, each with its English sentence. */
  readonly failures?: F
  /**
   * What a careful reader should know about some results: codes, each with its English sentence. `note` of the context says one;
   * they are shown beside the result, as the part `notices` of the output.
   */
  readonly notices?: N
  /** Method, rounding, limits and sources, a paragraph each, where a careful reader would ask. */
  readonly notes?: readonly string[]
  /** Run on every face by the tests; those of `network` and `browser` tools are held against the schemas only. */
  readonly examples: readonly [Example<I, O, N>, ...Example<I, O, N>[]]
  readonly limits?: Limits
  /**
   * Files of packages that a run may load by `context.asset(path)`, as `package/path/to/file`: codecs, tables, fonts. Our own site
   * serves them at hashed addresses, server and command line read them from the package. One that is not listed is a bug on every face.
   */
  readonly assets?: readonly string[]
  /** A hand-made view in place of the generic form, with the reason why the form cannot serve. */
  readonly workbench?: Workbench
  readonly transform: (
    input: z.output<I>,
    context: ContextOf<E> & { readonly fail: Fail<F>; readonly note: Note<N> },
  ) => Answer<O> | Promise<Answer<O>>
}

/** Any tool, once its own types no longer matter. */
export type Tool = {
  readonly kind: 'tool'
  readonly id: string
  readonly category: string
  readonly icon: string
  readonly title: string
  readonly summary: string
  readonly keywords: readonly string[]
  readonly aliases: readonly string[]
  readonly slugs: { readonly [L in OtherLanguage]?: string | readonly [string, ...string[]] }
  readonly recognizes: readonly Recognizes[]
  readonly effect: Effect
  readonly hosts: readonly string[]
  readonly needs: readonly string[]
  readonly inverse?: string
  readonly starts: 'live' | 'button'
  readonly action?: string
  readonly layout?: string
  readonly colorMode?: 'light' | 'dark'
  readonly input: z.ZodObject
  /** With the part `notices`, where the tool may give any. */
  readonly output: z.ZodObject
  readonly failures: Readonly<Record<string, FailureWords>>
  readonly notices: Notices
  readonly notes: readonly string[]
  readonly examples: readonly AnyExample[]
  readonly limits: Required<Limits>
  readonly assets: readonly string[]
  readonly workbench?: Workbench
  readonly transform: (input: Record<string, unknown>, context: never) => unknown
}

export type AnyExample = {
  readonly title?: string
  readonly input: Readonly<Record<string, unknown>>
  readonly output: Readonly<Record<string, unknown>>
  readonly seed?: string | number
  readonly now?: string
  readonly timeZone?: string
  readonly in?: {
    readonly [L in OtherLanguage]?: Pick<AnyExample, 'input' | 'title' | 'now' | 'timeZone'> & Partial<Pick<AnyExample, 'output'>>
  }
}

/** Declares a tool. Everything else (page, form, search, API, command line, tests) is made from this. */
export function defineTool<
  const Id extends string,
  I extends z.ZodObject,
  O extends z.ZodObject,
  E extends Effect,
  const F extends Readonly<Record<string, FailureWords>> = Record<never, never>,
  const N extends Notices = Record<never, never>,
>(declaration: ToolDeclaration<Id, I, O, E, F, N>): Tool & { readonly id: Id } {
  const { effect, notices = {} } = declaration
  return {
    ...declaration,
    kind: 'tool',
    keywords: declaration.keywords ?? [],
    aliases: declaration.aliases ?? [],
    slugs: declaration.slugs ?? {},
    recognizes: declaration.recognizes ?? [],
    hosts: declaration.hosts ?? [],
    needs: declaration.needs ?? [],
    starts: declaration.starts ?? (effect === 'pure' || effect === 'clock' ? 'live' : 'button'),
    output: withNotices(declaration.output, notices),
    failures: declaration.failures ?? {},
    notices,
    notes: declaration.notes ?? [],
    assets: declaration.assets ?? [],
    limits: { ...DEFAULT_LIMITS, ...declaration.limits },
    transform: declaration.transform as unknown as Tool['transform'],
  }
}
