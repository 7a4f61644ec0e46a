/** Lengths and values of a Huffman table, as a JPEG file holds them. */
export type CodeLengths = { readonly counts: Uint8Array; readonly values: Uint8Array }

/**
 * The shortest codes for symbols that occur so often: none longer than 16 bits, none of ones only.
 * @param often how often each of 256 symbols occurs
 * @see ITU-T T.81, annex K.2
 */
export function bestCodes(often: Uint32Array): CodeLengths {
  // A symbol that never occurs takes the code of ones only.
  const left = Float64Array.from([...often, 1])
  const lengths = new Uint8Array(257)
  const next = new Int16Array(257).fill(-1)
  for (;;) {
    const first = rarest(left, -1)
    const second = rarest(left, first)
    if (second < 0) break
    left[first] = (left[first] as number) + (left[second] as number)
    left[second] = 0
    let at = first
    for (;;) {
      lengths[at] = (lengths[at] as number) + 1
      if ((next[at] as number) < 0) break
      at = next[at] as number
    }
    next[at] = second
    for (at = second; at >= 0; at = next[at] as number) lengths[at] = (lengths[at] as number) + 1
  }
  const counts = shorten(lengths)
  const values = Array.from({ length: 256 }, (_, symbol) => symbol)
    .filter((symbol) => (lengths[symbol] as number) > 0)
    .toSorted((a, b) => (lengths[a] as number) - (lengths[b] as number))
  return { counts, values: Uint8Array.from(values) }
}

/** The rarest symbol other than `not`; of several, the last. −1 without one. */
function rarest(often: Float64Array, not: number): number {
  let found = -1
  for (let i = 0; i < often.length; i++) {
    const count = often[i] as number
    if (count > 0 && i !== not && (found < 0 || count <= (often[found] as number))) found = i
  }
  return found
}

/** How many codes of each length, once all have at most 16 bits and the code of ones only is left out. */
function shorten(lengths: Uint8Array): Uint8Array {
  const counts = new Int32Array(258)
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] as number) + 1
  for (let i = 257; i > 16; i--)
    while ((counts[i] as number) > 0) {
      let j = i - 2
      while (counts[j] === 0) j--
      counts[i] = (counts[i] as number) - 2
      counts[i - 1] = (counts[i - 1] as number) + 1
      counts[j + 1] = (counts[j + 1] as number) + 2
      counts[j] = (counts[j] as number) - 1
    }
  let longest = 16
  while (longest > 0 && counts[longest] === 0) longest--
  counts[longest] = (counts[longest] as number) - 1
  return Uint8Array.from(counts.subarray(1, 17))
}
