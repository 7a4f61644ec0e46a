import { readXml as read, type XmlNode } from '../../../registry/lib/xml/read.ts'

/** A strictly read document: the names of its elements, and the text of the one whose class or id is this. */
export function readXml(text: string): { readonly names: readonly string[]; readonly textOf: (mark?: string) => string } {
  const { root } = read(text)
  const names: string[] = []
  const said = (node: XmlNode): string =>
    node.type === 'element' ? node.children.map(said).join('') : node.type === 'text' || node.type === 'cdata' ? node.value : ''
  const marked = new Map<string, string>()
  const visit = (node: XmlNode) => {
    if (node.type !== 'element') return
    names.push(node.name)
    for (const { name, value } of node.attributes) if (name === 'class' || name === 'id') marked.set(value, said(node))
    for (const child of node.children) visit(child)
  }
  visit(root)
  return { names, textOf: (mark) => (mark === undefined ? said(root) : (marked.get(mark) ?? '')) }
}
