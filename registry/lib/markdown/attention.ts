import type * as Core from 'micromark-core-commonmark'

type Attention = typeof Core.attention
type Context = ThisParameterType<Attention['tokenize']>
type State = Parameters<Attention['tokenize']>[1]
type Code = Parameters<State>[0]

/** A code that is punctuation for sure. */
const PUNCTUATION = 33
const isHigh = (code: Code) => code !== null && code >= 0xd800 && code < 0xdc00
const isLow = (code: Code) => code !== null && code >= 0xdc00 && code < 0xe000

/**
 * Emphasis that knows punctuation beyond U+FFFF, such as emoji (CommonMark 0.31.2, 6.2): the library looks at one UTF-16 unit
 * before and after `*` and `_`, and takes half a surrogate pair for a letter.
 */
export function wideAttention({ attention }: typeof Core): object {
  const construct: Attention = {
    ...attention,
    name: 'wideAttention',
    tokenize(effects, ok, nok) {
      const before = isLow(this.previous) && isWidePunctuation(this, -2) ? PUNCTUATION : this.previous
      let given: Code
      const start = attention.tokenize.call({ ...this, previous: before }, effects, () => ok(given), nok)
      const reading = (state: State, marker?: Code): State => {
        return (code) => {
          given = code
          const next = state(isHigh(code) && isWidePunctuation(this, 0) ? PUNCTUATION : code) as State
          return code === (marker ?? code) ? reading(next, code) : next
        }
      }
      return reading(start)
    },
  }
  return { disable: { null: ['attention'] }, text: { 42: construct, 95: construct } }
}

/** Whether the surrogate pair at so many units from here is punctuation or a symbol. */
function isWidePunctuation(context: Context, from: number): boolean {
  const here = context.now()
  const { _bufferIndex: index } = here
  // Lines are read as one piece, so that both halves are in the same.
  const at = (units: number) => ({ ...here, _bufferIndex: Math.max(0, index) + units })
  const isAtEnd = index < 0 && from < 0
  return !isAtEnd && /^[\p{P}\p{S}]$/u.test(context.sliceSerialize({ start: at(from), end: at(from + 2) }))
}
