/** Tells the line (from 1) of any offset, after one pass; CRLF, CR and LF each end a line. */
export function lineIndex(text: string): (offset: number) => number {
  const starts = [0]
  for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length)
  return (offset) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
