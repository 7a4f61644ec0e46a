/** The event that asks an editor to select a span of its text. */
export const GO_TO = 'toolglot:go-to'
/** The event that asks an editor to open its search. */
export const OPEN_SEARCH = 'toolglot:search'

/** Positions as text areas and the editor count them, see `positionOf`. */
export type Span = { readonly from: number; readonly to: number }

/** The position of a UTF-16 offset into a text: text areas and the editor count every line break as one, CRLF too. */
export function positionOf(text: string, offset: number): number {
  return text.slice(0, offset).replaceAll('\r\n', '\n').length
}
