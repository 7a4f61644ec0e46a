/** So many names are compared one by one: most objects have fewer, and a set for each of them takes twice as long. */
const FEW = 16

/** Hashes of the names in objects that are open, one object at each depth. */
export class OpenNames {
  readonly #first: Uint32Array
  readonly #sets: (Set<number> | undefined)[] = []
  #hashes = new Float64Array(1024)
  #count = 0

  constructor(deepest: number) {
    this.#first = new Uint32Array(deepest + 1)
  }

  open(depth: number): void {
    this.#first[depth] = this.#count
  }

  close(depth: number): void {
    this.#count = this.#first[depth] as number
    this.#sets[depth] = undefined
  }

  /** Whether a hash is one, not below 0, and none of the same object has it. */
  add(depth: number, hash: number): boolean {
    if (hash < 0) return false
    const first = this.#first[depth] as number
    if (this.#count - first < FEW) {
      for (let index = first; index < this.#count; index++) if (this.#hashes[index] === hash) return false
      if (this.#count === this.#hashes.length) this.#grow()
      this.#hashes[this.#count++] = hash
      return true
    }
    const set = (this.#sets[depth] ??= new Set(this.#hashes.subarray(first, this.#count)))
    const before = set.size
    return set.add(hash).size > before
  }

  #grow(): void {
    const more = new Float64Array(2 * this.#count)
    more.set(this.#hashes)
    this.#hashes = more
  }
}
