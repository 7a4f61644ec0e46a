const BASE = 36
const MOST = 0x10ffff

/** A domain name as people write it: every part that is Punycode (`xn--…`) decoded, where it decodes to what encodes the same. */
export function toUnicode(name: string): string {
  return name
    .split('.')
    .map((label) => {
      if (!label.startsWith('xn--')) return label
      const decoded = decode(label.slice(4))
      const isSame =
        decoded !== undefined && URL.canParse(`http://${decoded}.x-`) && new URL(`http://${decoded}.x-`).hostname === `${label}.x-`
      return isSame ? decoded : label
    })
    .join('.')
}

/** RFC 3492, section 6.2; undefined for what is none. */
function decode(input: string): string | undefined {
  const split = input.lastIndexOf('-')
  const output = Array.from(input.slice(0, Math.max(0, split)), (letter) => letter.codePointAt(0) as number)
  let code = 128
  let bias = 72
  let index = 0
  for (let at = split + 1; at < input.length;) {
    const start = index
    let weight = 1
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(input.charCodeAt(at++))
      if (digit === undefined) return undefined
      index += digit * weight
      if (index > Number.MAX_SAFE_INTEGER / BASE) return undefined
      const threshold = Math.min(26, Math.max(1, k - bias))
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const size = output.length + 1
    bias = adapt(index - start, size, start === 0)
    code += Math.floor(index / size)
    index %= size
    if (code > MOST || (code >= 0xd800 && code <= 0xdfff)) return undefined
    output.splice(index++, 0, code)
  }
  return String.fromCodePoint(...output)
}

function digitOf(unit: number): number | undefined {
  if (unit >= 97 && unit <= 122) return unit - 97
  return unit >= 48 && unit <= 57 ? unit - 22 : undefined
}

function adapt(step: number, size: number, isFirst: boolean): number {
  let delta = isFirst ? Math.floor(step / 700) : step >> 1
  delta += Math.floor(delta / size)
  let k = 0
  for (; delta > 455; k += BASE) delta = Math.floor(delta / 35)
  return k + Math.floor((36 * delta) / (delta + 38))
}
