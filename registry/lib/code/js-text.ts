/** A value as a text of JavaScript, between quotation marks. */
export function jsText(value: string, quotes: 'single' | 'double'): string {
  const quote = quotes === 'single' ? "'" : '"'
  const inner = value
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/[\r\u2028\u2029\ud800-\udfff]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return quote + inner + quote
}
