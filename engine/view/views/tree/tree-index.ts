/** What a value is, as a small number. */
const TREE_TYPES = ['object', 'array', 'string', 'number', 'literal'] as const
export type TreeType = (typeof TREE_TYPES)[number]

/** A value of a document too large to be held as objects: just enough to draw a row. */
export type TreeRow = {
  readonly id: number
  readonly key: string
  readonly type: TreeType
  /** The start of a scalar's own letters. */
  readonly text: string
  readonly count: number
}

/** Longest name or value that a row shows, in UTF-16 units. */
const SHOWN = 500

/**
 * Where every value of a JSON document stands, in document order, in flat arrays of numbers: 21 bytes a value.
 * The first child of a value is the next one; the next sibling comes after the value's last descendant.
 */
export class TreeIndex {
  readonly text: string
  private size = 0
  private types = new Uint8Array(1024)
  private starts = new Uint32Array(1024)
  private ends = new Uint32Array(1024)
  /** Where the name of the value starts; the value's own start where it has none. */
  private names = new Uint32Array(1024)
  private lasts = new Uint32Array(1024)
  private counts = new Uint32Array(1024)

  /** @param text JSON, known to be well-formed @throws SyntaxError when it is not */
  constructor(text: string) {
    this.text = text
    this.scan()
  }

  get values(): number {
    return this.size
  }

  /** The document itself. */
  root(): TreeRow {
    return this.row(0, '$')
  }

  /** Some children of a value, from the given one on. */
  children(id: number, from: number, most: number): TreeRow[] {
    const rows: TreeRow[] = []
    const isList = this.types[id] === 1
    const last = this.lasts[id] as number
    let child = id + 1
    for (let index = 0; child <= last && rows.length < most; index++) {
      if (index >= from) rows.push(this.row(child, isList ? String(index) : this.nameOf(child)))
      child = (this.lasts[child] as number) + 1
    }
    return rows
  }

  /** The whole text of a value, as it stands in the document. */
  source(id: number): string {
    return this.text.slice(this.starts[id], this.ends[id])
  }

  private row(id: number, key: string): TreeRow {
    const type = TREE_TYPES[this.types[id] as number] as TreeType
    const start = this.starts[id] as number
    const isScalar = type !== 'object' && type !== 'array'
    const text = isScalar ? this.text.slice(start, Math.min(this.ends[id] as number, start + SHOWN)).toWellFormed() : ''
    return { id, key, type, text, count: this.counts[id] as number }
  }

  private nameOf(id: number): string {
    const start = this.names[id] as number
    const end = endOfString(this.text, start)
    const name = this.text.slice(start, end)
    return name.length > SHOWN ? `${name.slice(1, SHOWN).toWellFormed()}…` : (JSON.parse(name) as string)
  }

  private add(type: number, name: number, start: number): number {
    if (this.size === this.types.length) this.grow()
    const id = this.size++
    this.types[id] = type
    this.names[id] = name
    this.starts[id] = start
    this.lasts[id] = id
    return id
  }

  private grow(): void {
    const length = this.types.length * 2
    const types = new Uint8Array(length)
    types.set(this.types)
    this.types = types
    for (const part of ['starts', 'ends', 'names', 'lasts', 'counts'] as const) {
      const larger = new Uint32Array(length)
      larger.set(this[part])
      this[part] = larger
    }
  }

  private scan(): void {
    const { text } = this
    const open: number[] = []
    let name = -1
    const take = (type: number, start: number) => {
      const parent = open.at(-1)
      if (parent === undefined && this.size > 0) throw new SyntaxError(`a second value at ${start}`)
      if (parent !== undefined) this.counts[parent] = (this.counts[parent] as number) + 1
      const id = this.add(type, name < 0 ? start : name, start)
      name = -1
      return id
    }
    for (let i = 0; i < text.length;) {
      const unit = text.charCodeAt(i)
      if (unit === QUOTE) {
        const end = endOfString(text, i)
        const parent = open.at(-1)
        if (name < 0 && parent !== undefined && this.types[parent] === 0) name = i
        else this.ends[take(2, i)] = end
        i = end
      } else if (unit === OPEN_OBJECT || unit === OPEN_LIST) open.push(take(unit === OPEN_OBJECT ? 0 : 1, i++))
      else if (unit === CLOSE_OBJECT || unit === CLOSE_LIST) {
        const id = open.pop()
        if (id === undefined) throw new SyntaxError(`nothing to close at ${i}`)
        this.ends[id] = ++i
        this.lasts[id] = this.size - 1
      } else if (unit <= 32 || unit === COMMA || unit === COLON || unit === MARK) i++
      else {
        const end = endOfWord(text, i)
        this.ends[take(unit === MINUS || (unit >= 48 && unit <= 57) ? 3 : 4, i)] = end
        i = end
      }
    }
    if (open.length > 0 || this.size === 0) throw new SyntaxError('the document does not end')
  }
}

const QUOTE = 34
const COMMA = 44
const MINUS = 45
const COLON = 58
const OPEN_LIST = 91
const BACKSLASH = 92
const CLOSE_LIST = 93
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125
const MARK = 0xfeff

/** Behind the closing quote of a string. A quote ends it when an even number of backslashes stands before it. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return end + 1
  }
  throw new SyntaxError(`no end of the text at ${start}`)
}

function endOfWord(text: string, start: number): number {
  let end = start + 1
  for (; end < text.length; end++) {
    const unit = text.charCodeAt(end)
    if (unit <= 32 || unit === COMMA || unit === CLOSE_LIST || unit === CLOSE_OBJECT || unit === COLON) break
  }
  return end
}
