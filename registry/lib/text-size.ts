/** Length of a text in UTF-8, without making the bytes; half a character pair counts as the three bytes of its replacement. */
export function countUtf8Bytes(text: string): number {
  let bytes = text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) continue
    // Either half of a pair adds one to its own unit: two units, four bytes.
    bytes += unit < 0x800 || isPaired(text, i) ? 1 : 2
  }
  return bytes
}

function isPaired(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  if (unit >= 0xd800 && unit < 0xdc00) return isLow(text.charCodeAt(at + 1))
  return isLow(unit) && at > 0 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800
}

function isLow(unit: number): boolean {
  return (unit & 0xfc00) === 0xdc00
}
