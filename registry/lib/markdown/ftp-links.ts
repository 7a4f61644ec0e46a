/** As much of a Markdown tree (mdast) as is changed here. */
type Node = { readonly type: string; value?: string; url?: string; title?: null; children?: Node[] }

/** A domain of two parts or more, then what may belong to the address (GFM 0.29, 6.9). */
const ADDRESS = /(?<![\p{L}\p{N}])ftp:\/\/([\w-]+(?:\.[\w-]+)+)([^\s<]*)/giu
const TRAIL = '!"&\'),.:;<>?]}*_~'

/** Links addresses of `ftp:` in running text, which the library leaves out of GFM's autolinks. */
export function linkFtp(tree: object): void {
  const pending = [tree as Node]
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === 'link' || node.type === 'linkReference') continue
    node.children &&= node.children.flatMap((child) => (child.type === 'text' ? linked(child) : [child]))
    for (const child of node.children ?? []) pending.push(child)
  }
}

function linked(text: Node): Node[] {
  const { value = '' } = text
  const parts: Node[] = []
  let at = 0
  for (const match of value.matchAll(ADDRESS)) {
    const [whole, domain = ''] = match
    // The last two parts of a domain hold no underscore.
    if (domain.split('.').slice(-2).join('').includes('_')) continue
    const url = withoutTrail(whole)
    if (match.index > at) parts.push({ type: 'text', value: value.slice(at, match.index) })
    parts.push({ type: 'link', url, title: null, children: [{ type: 'text', value: url }] })
    at = match.index + url.length
  }
  if (parts.length === 0) return [text]
  return at < value.length ? [...parts, { type: 'text', value: value.slice(at) }] : parts
}

/** An address without the punctuation after it; a closing bracket stays where the address holds an opening one. */
function withoutTrail(address: string): string {
  let end = address.length
  while (TRAIL.includes(address.charAt(end - 1))) end--
  const count = (letter: string) => address.slice(0, end).split(letter).length
  for (let open = count('(') - count(')'); open > 0 && address.includes(')', end); open--) end = address.indexOf(')', end) + 1
  return address.slice(0, end)
}
