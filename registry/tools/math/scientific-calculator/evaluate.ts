import { type Fraction, add, divide, floor, fraction, multiply, negate, subtract } from '../../../lib/numbers/fraction.ts'
import { type At, calculatorFailures } from './failures.ts'
import { FUNCTIONS, factorial, power, real } from './functions.ts'
import { MOST_POWER, type Numbers, type Value, exactly, isNought, kept, numberFrom, toReal } from './numbers.ts'
import type { Token } from './tokens.ts'

const { fail } = calculatorFailures
const MOST_DEPTH = 200
const CONSTANTS = ['pi', 'π', 'tau', 'τ', 'e', 'phi', 'φ'] as const

export type Variables = ReadonlyMap<string, Value>
type Scope = { readonly numbers: Numbers; readonly variables: Variables; readonly at: At; readonly length: number }

export const isReserved = (name: string): boolean =>
  Object.hasOwn(FUNCTIONS, name) || (CONSTANTS as readonly string[]).includes(name) || name === 'mod'

function constant(name: string, { Real, pi }: Numbers): Value | undefined {
  if (name === 'pi' || name === 'π') return { real: pi }
  if (name === 'tau' || name === 'τ') return { real: pi.times(2) }
  if (name === 'e') return { real: new Real(1).exp() }
  if (name === 'phi' || name === 'φ') return { real: new Real(5).sqrt().plus(1).div(2) }
  return undefined
}

/** The value of an expression, all of it. Of signs, ^ binds closest and from the right, then the sign before a number, then * and /, then + and -. */
export function evaluate(tokens: readonly Token[], scope: Scope): Value {
  const { numbers, variables, at, length } = scope
  let place = 0
  let depth = 0

  const peek = () => tokens[place]
  const isSign = (...texts: string[]) => {
    const token = peek()
    return token?.kind === 'sign' && texts.includes(token.text)
  }
  const deeper = <T>(run: () => T): T => {
    if (++depth > MOST_DEPTH) fail('too-deep', { most: MOST_DEPTH, ...at(peek()?.at ?? length) })
    const value = run()
    depth--
    return value
  }
  const both = (
    a: Value,
    b: Value,
    exact: (a: Fraction, b: Fraction) => Fraction,
    run: 'plus' | 'minus' | 'times' | 'div',
    where: ReturnType<At>,
  ): Value =>
    'exact' in a && 'exact' in b
      ? kept(exact(a.exact, b.exact), numbers)
      : real(toReal(a, numbers)[run](toReal(b, numbers)), { name: run, numbers, where })

  const sum = (): Value => {
    let value = term()
    while (isSign('+', '-')) {
      const { text, at: offset } = tokens[place++] as Token
      value = text === '+' ? both(value, term(), add, 'plus', at(offset)) : both(value, term(), subtract, 'minus', at(offset))
    }
    return value
  }
  const startsFactor = () => {
    const token = peek()
    return token !== undefined && (token.kind === 'number' || (token.kind === 'name' && token.text !== 'mod') || isSign('(', '√'))
  }
  const term = (): Value => {
    let value = signed()
    for (;;) {
      const offset = peek()?.at ?? length
      if (isSign('*')) {
        place++
        value = both(value, signed(), multiply, 'times', at(offset))
      } else if (isSign('/')) {
        place++
        value = quotient(value, signed(), offset)
      } else if (peek()?.kind === 'name' && peek()?.text === 'mod') {
        place++
        value = remainder(value, signed(), offset)
      } else if (startsFactor()) value = both(value, signed(), multiply, 'times', at(offset))
      else return value
    }
  }
  const quotient = (a: Value, b: Value, offset: number): Value => {
    if (isNought(b)) fail('division-by-zero', at(offset))
    return both(a, b, divide, 'div', at(offset))
  }
  /** What is left after whole times, with the sign of the divisor. */
  const remainder = (a: Value, b: Value, offset: number): Value => {
    if (isNought(b)) fail('division-by-zero', at(offset))
    if ('exact' in a && 'exact' in b) return exactly(subtract(a.exact, multiply(b.exact, fraction(floor(divide(a.exact, b.exact))))))
    const [x, y] = [toReal(a, numbers), toReal(b, numbers)]
    return real(x.minus(y.times(x.div(y).floor())), { name: 'mod', numbers, where: at(offset) })
  }
  const signed = (): Value => {
    if (!isSign('+', '-')) return raised()
    const { text } = tokens[place++] as Token
    return deeper(() => {
      const value = signed()
      if (text === '+') return value
      return 'exact' in value ? exactly(negate(value.exact)) : { real: value.real.neg() }
    })
  }
  const raised = (): Value => {
    const base = postfix()
    if (!isSign('^')) return base
    const offset = (tokens[place++] as Token).at
    return deeper(() => power(base, signed(), numbers, at(offset)))
  }
  const postfix = (): Value => {
    let value = primary()
    while (isSign('!', '%', '²', '³')) {
      const { text, at: offset } = tokens[place++] as Token
      if (text === '!') value = factorial(value, at(offset))
      else if (text === '%') value = both(value, exactly(100n), divide, 'div', at(offset))
      else value = power(value, exactly(text === '²' ? 2n : 3n), numbers, at(offset))
    }
    return value
  }
  const inParentheses = <T>(run: () => T): T => {
    const { at: offset } = tokens[place++] as Token
    const value = deeper(run)
    if (peek() === undefined) fail('not-closed', at(offset))
    if (!isSign(')')) unexpected()
    place++
    return value
  }
  const primary = (): Value => {
    const token = peek()
    if (!token) return fail('unexpected-end', at(length))
    if (token.kind === 'number') {
      place++
      if (Math.abs(Number(/e([-+]?\d+)$/i.exec(token.text)?.[1] ?? 0)) > MOST_POWER) fail('too-large', at(token.at))
      return numberFrom(token.text.replace(/^\./, '0.'))
    }
    if (isSign('(')) return inParentheses(sum)
    if (isSign('√')) {
      place++
      return deeper(() => call('sqrt', [postfix()], token))
    }
    return token.kind === 'name' ? named(token) : unexpected()
  }
  const named = (token: Token): Value => {
    place++
    const { text: name } = token
    const known = variables.get(name) ?? constant(name, numbers)
    if (known) return known
    if (!Object.hasOwn(FUNCTIONS, name)) fail('unknown-name', { name: name.slice(0, 40), ...at(token.at) })
    if (!isSign('(')) fail('needs-parentheses', { name, ...at(token.at) })
    return call(
      name,
      inParentheses(() => list()),
      token,
    )
  }
  const list = (): Value[] => {
    const values = [sum()]
    while (isSign(';', ',')) {
      place++
      values.push(sum())
    }
    return values
  }
  const call = (name: string, args: readonly Value[], token: Token): Value => {
    const fn = FUNCTIONS[name] as (typeof FUNCTIONS)[string]
    if (args.length < fn.least || args.length > fn.most)
      fail('wrong-arguments', { name, wanted: fn.least === fn.most ? fn.least : `${fn.least}–${fn.most}`, ...at(token.at) })
    return fn.run({ name, args, numbers, where: at(token.at) })
  }
  const unexpected = (): never => {
    const token = peek()
    if (!token) return fail('unexpected-end', at(length))
    return token.text === ')' ? fail('not-opened', at(token.at)) : fail('unexpected', { found: token.text.slice(0, 20), ...at(token.at) })
  }

  const value = sum()
  return place < tokens.length ? unexpected() : value
}
