import type { XmlDocument, XmlElement, XmlNode } from './read.ts'
import { isXmlSpace } from './chars.ts'

/** How white space between the children of an element counts. */
export type XmlSpace = {
  /** `xml:space="preserve"` holds here. */
  readonly isPreserved: boolean
  /** Stands in (or under) an element whose text and elements mix. */
  readonly isMixed: boolean
  /** Only elements and asides stand in it: white space between them means nothing. */
  readonly isBlock: boolean
}

export const TOP_SPACE: XmlSpace = { isPreserved: false, isMixed: false, isBlock: true }

/**
 * XML itself does not say which white space counts. Here it does wherever text stands beside elements, in an element that
 * holds nothing else, and under `xml:space="preserve"`, also where only the DOCTYPE says so.
 */
export function spaceOf({ text, rules }: XmlDocument, element: XmlElement, outer: XmlSpace): XmlSpace {
  const written = element.attributes.find(({ name }) => name === 'xml:space')?.value
  const space = written ?? rules.get(element.name)?.get('xml:space')?.value
  const isPreserved = space === 'preserve' || (outer.isPreserved && space !== 'default')
  const hasElements = element.children.some(({ type }) => type === 'element')
  const isMixed = outer.isMixed || (hasElements && element.children.some((node) => isXmlText(node) && !isBlank(text, node)))
  return { isPreserved, isMixed, isBlock: hasElements && !isPreserved && !isMixed }
}

export function isXmlText(node: XmlNode): node is Extract<XmlNode, { type: 'text' | 'cdata' }> {
  return node.type === 'text' || node.type === 'cdata'
}

/** White space written as such; a reference or a CDATA section is meant. */
export function isBlank(text: string, node: XmlNode): boolean {
  return node.type === 'text' && isXmlSpace(text, node.start, node.end)
}
