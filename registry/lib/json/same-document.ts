/** A text as units of UTF-16 or bytes of UTF-8. */
type Units = Uint16Array | Uint8Array

/** Whether two texts, the first a valid document, are the same but for white space outside strings. */
export function differOnlyInSpace(text: Units, other: Units): boolean {
  let [a, b] = [0, 0]
  for (;;) {
    let unit = text[a++]
    while (unit === 32 || unit === 10 || unit === 13 || unit === 9) unit = text[a++]
    let second = other[b++]
    while (second === 32 || second === 10 || second === 13 || second === 9) second = other[b++]
    if (unit !== second) return false
    if (unit === undefined) return true
    if (unit !== 34) continue
    do {
      unit = text[a++]
      if (unit === undefined || unit !== other[b++]) return false
      if (unit === 92 && text[a++] !== other[b++]) return false
    } while (unit !== 34)
  }
}

/** The units of a text, halves of surrogate pairs included. */
export function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length)
  for (let at = 0; at < units.length; at++) units[at] = text.charCodeAt(at)
  return units
}
