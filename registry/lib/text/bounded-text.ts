/** A long text that is made piece by piece. */
type BoundedText = { put(piece: string): void; text(): string }

/** @param refuse ends the run once more than `most` UTF-16 units are written */
export function createBoundedText(most: number, refuse: (most: number) => never): BoundedText {
  const chunks: string[] = []
  let pieces: string[] = []
  let length = 0
  return {
    // Joined by the thousand: one string grown by millions of pieces is many times slower.
    put(piece) {
      length += piece.length
      if (length > most) refuse(most)
      if (pieces.push(piece) < 4096) return
      chunks.push(pieces.join(''))
      pieces = []
    },
    text: () => chunks.join('') + pieces.join(''),
  }
}
