import { defineFailures } from '../../../engine/core/define.ts'

/** What stops the tools that rewrite code. */
export const codeFailures = defineFailures({
  'code-syntax': 'There is a syntax error here. The parser says: “{{reason}}”',
  'code-too-deep': 'The code is nested too deeply. Split it into smaller parts.',
  'code-changed': 'This code can’t be rewritten without changing its meaning, so it was left alone.',
})

/** Parsers recurse; a bound of our own gives every platform the same answer. */
const MOST_LEVELS = 400

/** Refuses brackets nested so deep that a parser would exhaust the stack. Brackets in texts and comments count too: nobody nests that many. */
export function refuseDeepBrackets(text: string, field = 'text'): void {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]
    if (letter === '(' || letter === '[' || letter === '{') {
      if (++depth > MOST_LEVELS) codeFailures.fail('code-too-deep', { field, offset: i, text })
    } else if (depth > 0 && (letter === ')' || letter === ']' || letter === '}')) depth--
  }
}

/** Whether a library ran out of stack, in the words of any JavaScript engine. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof Error && /call stack|too much recursion/i.test(error.message)
}

/** Runs a library that recurses over the code; where the stack gives out, the code is refused as nested too deep. */
export async function refuseOverflow<T>(work: () => T | Promise<T>, field = 'text'): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isStackOverflow(error)) codeFailures.fail('code-too-deep', { field })
    throw error
  }
}

/** Refuses a result that reads otherwise than the code it was made from. */
export function refuseChange(before: readonly unknown[], after: readonly unknown[], field = 'text'): void {
  if (asText(before) !== asText(after)) codeFailures.fail('code-changed', { field })
}

function asText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'bigint') return `${part}n`
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    // In which order a node names its parts means nothing.
    return Object.fromEntries(Object.entries(withPlainKey(part)).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))))
  })
}

type KeyedNode = {
  readonly type?: string
  readonly computed?: boolean
  readonly key?: { readonly name?: unknown; readonly value?: unknown }
}

/** In JavaScript `"a"() {}` is the method `a() {}`, and `"1"` is `1`. */
function withPlainKey(node: KeyedNode): object {
  const name =
    /^(?:Object|Class)(?:Method|Property)$/.test(node.type ?? '') && !node.computed ? (node.key?.name ?? node.key?.value) : undefined
  return typeof name === 'string' || typeof name === 'number' ? { ...node, key: String(name) } : node
}

const LONGEST_REASON = 120

/** A parser's message on one line, without the place it repeats. */
export function reasonOf(message: string): string {
  const [line = ''] = message.replace(/^(?:CssSyntaxError|<css input>|Syntax ?Error|Parse Error ?): */i, '').split('\n')
  const reason = line
    .replace(/\s*\((?:\d+:|offset )\d+\)$/, '')
    .replace(/ (?:on|at) line \d+.*$/, '')
    .replace(/[\p{Cc}\p{Cs}]/gu, '�')
    .trim()
  return reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)}…` : reason
}
