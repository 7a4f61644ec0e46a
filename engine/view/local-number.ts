/** The signs with which a language writes numbers. */
export type NumberMarks = { readonly group: string; readonly decimal: string }

/** Asked of Intl at build time: its first use would hold up the page. */
export function numberMarks(locale: string): NumberMarks {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(-1234567.5)
  const find = (type: string, fallback: string) => parts.find((part) => part.type === type)?.value ?? fallback
  return { group: find('group', ','), decimal: find('decimal', '.') }
}

const SPACES = /[\s\u00a0\u202f'’]/g
const isSpace = (text: string) => text.replace(SPACES, '') === ''

/**
 * What belongs to a number by the control it is typed into: the sign of a currency before or after an amount, such as `R$` or `zł`
 * (letters like k or M would change the amount), and a percent sign.
 */
const SIGNS: Readonly<Record<string, RegExp>> = {
  money: /^([-+]?)(?:[A-Z]{0,2}\p{Sc}|Rp)|(?:[A-Z]{0,2}\p{Sc}|Rp|zł|руб\.?|р\.)$/u,
  percent: /()%$/,
}

/**
 * Reads a number as the language writes it (`1.234,5` in Spanish), or with a power of ten (`1.5e3`), and gives it as a plain
 * decimal (`1234.5`). A point that cannot be a group separator is read as the decimal point. Undefined when it is no number.
 * @param field what it is typed into
 */
export function parseLocalNumber(text: string, { group, decimal }: NumberMarks, field?: { readonly control: string }): string | undefined {
  const compact = text
    .replace(SPACES, '')
    .replace(/^[−–]/, '-')
    .replace(SIGNS[field?.control ?? ''] ?? /()/, '$1')
  const match = /^([-+]?)([\d.,]+)(?:e([-+]?\d{1,3}))?$/i.exec(compact)
  if (!match) return undefined
  const [, sign = '', body = '', power = 0] = match
  const plain = readBody(body, isSpace(group) ? '' : group, decimal)
  if (plain === undefined) return undefined
  const [whole, fraction] = shift(plain, +power)
  const digits = (whole.replace(/^0+(?=\d)/, '') || '0') + (fraction ? `.${fraction}` : '')
  return sign === '-' && /[1-9]/.test(digits) ? `-${digits}` : digits
}

/** Before and after the point: a plain decimal times a power of ten. */
function shift(plain: string, power: number): readonly [whole: string, fraction: string] {
  const [before = '', after = ''] = plain.split('.')
  const whole = before.padStart(-power, '0')
  const digits = whole + after.padEnd(power, '0')
  const at = whole.length + power
  return [digits.slice(0, at), digits.slice(at)]
}

function readBody(body: string, group: string, decimal: string): string | undefined {
  const pieces = body.split(decimal)
  if (pieces.length === 2) {
    const [whole = '', fraction = ''] = pieces
    const joined = joinGroups(whole, group)
    return joined === undefined || !/^\d*$/.test(fraction) || joined + fraction === ''
      ? undefined
      : `${joined || '0'}.${fraction}`.replace(/\.$/, '')
  }
  if (pieces.length !== 1) return undefined
  const joined = joinGroups(body, group)
  if (joined !== undefined) return joined
  return /^\d*\.\d+$|^\d+\.$/.test(body) ? body.replace(/^\./, '0.').replace(/\.$/, '') : undefined
}

function joinGroups(whole: string, group: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole
  if (group === '') return undefined
  const [first = '', ...rest] = whole.split(group)
  return /^\d{1,3}$/.test(first) && rest.length > 0 && rest.every((part) => /^\d{2,3}$/.test(part)) && /^\d{3}$/.test(rest.at(-1) ?? '')
    ? first + rest.join('')
    : undefined
}

/** A plain decimal as the language writes it while editing: its decimal sign, no grouping, no rounding. */
export function writeLocalNumber(value: string | number, { decimal }: NumberMarks): string {
  return String(value).replace('.', decimal)
}
