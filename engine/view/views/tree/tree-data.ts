/** A JSON value for showing: scalars keep the letters of the document, so no number loses a digit. */
export type TreeNode = {
  readonly type: 'object' | 'array' | 'string' | 'number' | 'literal'
  readonly text: string
  readonly children?: readonly TreeEntry[]
  /** Where the value stands in the document. */
  readonly start: number
  readonly end: number
}

/** A named or numbered part of an object or list; in an object it starts with its name. */
export type TreeEntry = { readonly key: string; readonly start: number; readonly node: TreeNode }

type Open = {
  readonly type: 'object' | 'array'
  readonly start: number
  readonly children: TreeEntry[]
  key: { readonly text: string; readonly start: number } | undefined
}

const TOKEN = /\s*(?:([{}[\],:])|("(?:[^"\\]|\\.)*")|([-+.\w]+))/y

/** Reads text that is known to be JSON, without recursion. Undefined when it is not. */
export function parseTree(text: string): TreeNode | undefined {
  const stack: Open[] = []
  let root: TreeNode | undefined
  TOKEN.lastIndex = 0
  const add = (node: TreeNode) => {
    const parent = stack.at(-1)
    if (!parent) root = node
    else {
      const { text: key = String(parent.children.length), start = node.start } = parent.key ?? {}
      parent.children.push({ key, start, node })
      parent.key = undefined
    }
  }
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [, mark, string, word] = match
    const end = TOKEN.lastIndex
    const start = end - (mark ?? string ?? word ?? '').length
    const parent = stack.at(-1)
    if (mark === '{' || mark === '[') stack.push({ type: mark === '{' ? 'object' : 'array', start, children: [], key: undefined })
    else if (mark === '}' || mark === ']') {
      const closed = stack.pop()
      if (!closed) return undefined
      add({ type: closed.type, text: '', children: closed.children, start: closed.start, end })
    } else if (string !== undefined && parent?.type === 'object' && parent.key === undefined)
      parent.key = { text: JSON.parse(string) as string, start }
    else if (string !== undefined) add({ type: 'string', text: string, start, end })
    else if (word !== undefined) add({ type: /^[-\d]/.test(word) ? 'number' : 'literal', text: word, start, end })
  }
  return stack.length === 0 ? root : undefined
}

/** The place of a child as a JSONPath (RFC 9535). */
export function childPath(path: string, key: string, type: string): string {
  if (type === 'array') return `${path}[${key}]`
  return /^[A-Za-z_]\w*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`
}

const SIMPLE: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }
/** What cannot be seen, or would turn the text around it: controls but tab and line feed, marks of direction, halves of pairs. */
const UNSEEN = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu

/**
 * A scalar as it is shown: of a string, its characters in place of their escapes, between quotation marks.
 * @param json its letters in the document, of a long string perhaps only the first
 */
export function shownScalar(json: string): string {
  if (!json.startsWith('"')) return json
  const decoded = json.replace(/\\(?:u([\da-fA-F]{4})|([^u]))/g, (_, unit: string | undefined, sign: string) =>
    unit === undefined ? (SIMPLE[sign] ?? sign) : String.fromCharCode(Number.parseInt(unit, 16)),
  )
  return decoded.replace(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
