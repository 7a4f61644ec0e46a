/** So many names are compared one by one: most objects have fewer, and a set for each of them takes twice as long. */
const FEW = 16

/** The names of one object, or their hashes. */
export class Names<T extends string | number> {
  readonly #few: T[] = []
  #all: Set<T> | undefined

  /** Tells whether the name is new. */
  add(name: T): boolean {
    if (this.#all ? this.#all.has(name) : this.#few.includes(name)) return false
    if (this.#all) this.#all.add(name)
    else if (this.#few.push(name) > FEW) this.#all = new Set(this.#few)
    return true
  }
}
