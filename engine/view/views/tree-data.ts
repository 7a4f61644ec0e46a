/** A JSON value for showing: scalars keep the letters of the document, so no number loses a digit. */
export type TreeNode = {
  readonly type: 'object' | 'array' | 'string' | 'number' | 'literal'
  readonly text: string
  readonly children?: readonly { readonly key: string; readonly node: TreeNode }[]
}

type Open = { readonly type: 'object' | 'array'; readonly children: { key: string; node: TreeNode }[]; key: string | undefined }

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
      parent.children.push({ key: parent.type === 'array' ? String(parent.children.length) : (parent.key ?? ''), node })
      parent.key = undefined
    }
  }
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [, mark, string, word] = match
    const parent = stack.at(-1)
    if (mark === '{' || mark === '[') stack.push({ type: mark === '{' ? 'object' : 'array', children: [], key: undefined })
    else if (mark === '}' || mark === ']') {
      const closed = stack.pop()
      if (!closed) return undefined
      add({ type: closed.type, text: '', children: closed.children })
    } else if (string !== undefined && parent?.type === 'object' && parent.key === undefined) parent.key = JSON.parse(string) as string
    else if (string !== undefined) add({ type: 'string', text: string })
    else if (word !== undefined) add({ type: /^[-\d]/.test(word) ? 'number' : 'literal', text: word })
  }
  return stack.length === 0 ? root : undefined
}
