import { defineFailures } from '../../../../engine/core/define.ts'
import { attributeOf, type HtmlElement } from '../../../lib/html/source.ts'

export const selectorFailures = defineFailures({
  'bad-selector':
    '“{{selector}}” isn’t a supported selector. Use tags, classes, IDs and attributes, such as h2, p.intro, #main or a[href].',
})

type Part = { readonly kind: 'tag' | 'id' | 'class' | 'attribute'; readonly name: string; readonly value?: string }
export type SimpleSelector = readonly Part[]

const PART =
  /^(?:(\*|[a-z][\w-]*)|#([^\s#.[\],>+~()]+)|\.([^\s#.[\],>+~()]+)|\[\s*([^\s\]=~|^$*]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]"']+))\s*)?\])/i

/** Selectors between commas, each a tag with classes, ids and attributes. @throws ToolError bad-selector */
export function readSelectors(list: string, field: string): SimpleSelector[] {
  const selectors: SimpleSelector[] = []
  for (const { 0: piece, index } of list.matchAll(/(?:\[[^\]]*\]?|[^,[])+/g)) {
    const selector = piece.trim()
    if (selector === '') continue
    const parts: Part[] = []
    let rest = selector
    while (rest !== '') {
      const match = PART.exec(rest)
      if (!match || (match[1] !== undefined && parts.length > 0)) {
        const offset = index + piece.indexOf(selector) + selector.length - rest.length
        return selectorFailures.fail('bad-selector', { selector: selector.slice(0, 100).toWellFormed(), field, offset, text: list })
      }
      const [whole, tag, id, name, attribute, ...values] = match
      if (tag !== undefined) parts.push({ kind: 'tag', name: tag.toLowerCase() })
      else if (id !== undefined) parts.push({ kind: 'id', name: id })
      else if (name !== undefined) parts.push({ kind: 'class', name })
      else {
        const value = values.find((one) => one !== undefined)
        parts.push({ kind: 'attribute', name: (attribute ?? '').toLowerCase(), value })
      }
      rest = rest.slice(whole.length)
    }
    selectors.push(parts)
  }
  return selectors
}

export function matchesSelector(element: HtmlElement, selector: SimpleSelector): boolean {
  return selector.every(({ kind, name, value }) => {
    if (kind === 'tag') return name === '*' || element.tagName.toLowerCase() === name
    if (kind === 'id') return attributeOf(element, 'id') === name
    if (kind === 'class') return (attributeOf(element, 'class') ?? '').split(/[ \t\n\f\r]+/).includes(name)
    const found = attributeOf(element, name)
    return found !== undefined && (value === undefined || found === value)
  })
}
