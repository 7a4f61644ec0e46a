import type { Place } from '../core/errors.ts'
import { GO_TO, positionOf, type Span } from './editor/go-to.ts'
import { useWords } from './shell-context.tsx'

const AROUND = 24

/** Line and column of an error, the letters around it with the place marked, and a way to go there. */
export function PlaceExcerpt({ text, place, fieldId }: { text: string; place: Place; fieldId: string }) {
  const w = useWords()
  const lineStart = Math.max(text.lastIndexOf('\n', place.offset - 1) + 1, place.offset - AROUND)
  const next = text.indexOf('\n', place.offset)
  const lineEnd = Math.min(next < 0 ? text.length : next, place.offset + AROUND)
  const mark = String.fromCodePoint(text.codePointAt(place.offset) ?? 32)
  const atEnd = place.offset >= lineEnd
  const goThere = () => {
    const span: Span = { from: positionOf(text, place.offset), to: positionOf(text, place.offset + (atEnd ? 0 : mark.length)) }
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
      field.focus()
      field.setSelectionRange(span.from, span.to)
    } else field?.querySelector('.editor-host')?.dispatchEvent(new CustomEvent(GO_TO, { detail: span }))
  }
  return (
    <p className="place">
      <button type="button" className="link-button" onClick={goThere}>
        {`${w('line')} ${place.line}, ${w('column')} ${place.column}`}
      </button>{' '}
      <code dir="auto">
        {text.slice(lineStart, place.offset)}
        <mark>{atEnd ? ' ' : mark}</mark>
        {atEnd ? '' : text.slice(place.offset + mark.length, lineEnd)}
      </code>
    </p>
  )
}
