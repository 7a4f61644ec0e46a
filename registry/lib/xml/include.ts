import type { XmlEntities, XmlMarkupReference } from './entities.ts'
import type { XmlFail } from './failures.ts'

/** The text that somebody wrote, and where in it a place of a wider text comes from: in an entity’s markup, the reference. */
export type XmlOrigin = { readonly text: string; offsetOf(offset: number): number }

type Text = { readonly text: string }
type Read<Document extends Text> = { readonly document: Document; readonly entities: XmlEntities }
type Known<Document extends Text> = Read<Document> & { readonly origin: XmlOrigin }

/** What all entities of markup may bring, in UTF-16 units. */
const MOST_BROUGHT = 1_000_000

/**
 * A document with the markup of its entities in place of the references (XML 1.0, 4.4.2), level by level.
 * That each entity is well-formed by itself, and holds not itself, was seen when the document was read.
 * @param readAgain reads a wider text
 * @throws ToolError xml-entity-bomb
 */
export function includeMarkup<Document extends Text>(
  first: Known<Document>,
  readAgain: (text: string, origin: XmlOrigin) => Read<Document>,
  fail: XmlFail,
): Document & { readonly origin: XmlOrigin } {
  let known = first
  let brought = 0
  while (known.entities.markup.length > 0) {
    const { document, entities, origin } = known
    for (const { offset, replacement } of entities.markup) {
      brought += replacement.length
      if (brought > MOST_BROUGHT) fail('xml-entity-bomb', origin.offsetOf(offset), { most: MOST_BROUGHT })
      // A line end that was written as a reference would become another one.
      if (replacement.includes('\r'))
        fail('xml-entity-markup', origin.offsetOf(offset), { name: document.text.slice(offset + 1, offset + 40).split(';')[0] ?? '' })
    }
    const wider = widen(document.text, entities.markup, origin)
    known = { ...readAgain(wider.text, wider.origin), origin: wider.origin }
  }
  return { ...known.document, origin: known.origin }
}

function widen(text: string, references: readonly XmlMarkupReference[], outer: XmlOrigin): { text: string; origin: XmlOrigin } {
  const pieces: string[] = []
  /** Where each replacement begins and ends in the new text, and where it was in the old one. */
  const places: { readonly from: number; readonly to: number; readonly offset: number; readonly end: number }[] = []
  let at = 0
  let length = 0
  for (const { offset, end, replacement } of references) {
    pieces.push(text.slice(at, offset), replacement)
    const from = length + offset - at
    length = from + replacement.length
    at = end
    places.push({ from, to: length, offset, end })
  }
  pieces.push(text.slice(at))
  const offsetOf = (offset: number): number => {
    const place = places.findLast(({ from }) => from <= offset)
    if (!place) return outer.offsetOf(offset)
    return outer.offsetOf(offset < place.to ? place.offset : place.end + offset - place.to)
  }
  return { text: pieces.join(''), origin: { text: outer.text, offsetOf } }
}
