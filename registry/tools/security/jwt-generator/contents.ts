import { defineFailures } from '../../../../engine/core/define.ts'
import { jsonFailures } from '../../../lib/json/failures.ts'
import { layoutJson } from '../../../lib/json/layout.ts'
import { type MemberPlace, placesOfMembers } from '../../../lib/jwt/members.ts'

export const contentFailures = defineFailures({
  ...jsonFailures.words,
  'not-json-object': 'This is JSON, but not an object. It should look like {"…": …}.',
  'repeated-member': '“{{name}}” appears more than once. RFC 7519 allows each name only once, so remove one of them.',
  'alg-none':
    'The algorithm “none” means no signature, so anyone could change the token. Name the algorithm that is chosen, or remove “alg”.',
  'other-algorithm':
    'The header says {{found}}, but the algorithm chosen is {{algorithm}}. Choose the same one, or remove “alg” from the header.',
  'critical-header': '“{{name}}” in the header changes how a token is signed and read, and isn’t supported here. Remove it.',
})

/** How the JSON is written into the token. */
export const SPACING = { compact: 'Remove spaces and line breaks', keep: 'Keep as typed' } as const
export type Spacing = keyof typeof SPACING

/** RFC 7515, 4.1.11, and RFC 7797. */
const CRITICAL = ['crit', 'b64']

/** The members of an object, each once. @throws ToolError one of {@link contentFailures} at its place */
function readObject(text: string, field: string): readonly MemberPlace[] {
  const places = placesOfMembers(text, field)
  if (!places) return contentFailures.fail('not-json-object', { field, offset: text.search(/\S/), text })
  const seen = new Set<string>()
  for (const { name, at } of places) {
    if (seen.has(name)) contentFailures.fail('repeated-member', { name: shortened(name), field, offset: at, text })
    seen.add(name)
  }
  return places
}

const shortened = (text: string) => text.slice(0, 100).toWellFormed()

/** The header with the algorithm in it; without any of its own it is the usual one. */
export function headerFor(text: string, algorithm: string, spacing: Spacing): string {
  if (text.trim() === '') return JSON.stringify({ alg: algorithm, typ: 'JWT' })
  const field = 'header'
  const places = readObject(text, field)
  const critical = places.find(({ name }) => CRITICAL.includes(name))
  if (critical) contentFailures.fail('critical-header', { name: critical.name, field, offset: critical.at, text })
  const alg = places.find(({ name }) => name === 'alg')
  const raw = alg && text.slice(alg.start, alg.end)
  if (alg && /^"none"$/i.test(raw as string)) contentFailures.fail('alg-none', { field, offset: alg.start, text })
  if (alg && JSON.parse(raw as string) !== algorithm)
    contentFailures.fail('other-algorithm', { found: shortened(raw as string), algorithm, field, offset: alg.start, text })
  return spaced(alg ? text : withFirst(text, places, algorithm), spacing)
}

function withFirst(text: string, places: readonly MemberPlace[], algorithm: string): string {
  const at = text.indexOf('{') + 1
  return `${text.slice(0, at)}"alg":"${algorithm}"${places.length > 0 ? ',' : ''}${text.slice(at)}`
}

/** The payload with these times in it, in seconds, and which of them it had already. */
export function payloadWith(
  text: string,
  times: Readonly<Record<string, number | undefined>>,
  spacing: Spacing,
): { readonly text: string; readonly replaced: readonly string[] } {
  let written = text
  const replaced: string[] = []
  readObject(text, 'payload')
  for (const [name, seconds] of Object.entries(times)) {
    if (seconds === undefined) continue
    const places = readObject(written, 'payload')
    const own = places.find((place) => place.name === name)
    if (own) replaced.push(name)
    written = own
      ? written.slice(0, own.start) + String(seconds) + written.slice(own.end)
      : withLast(written, places, `"${name}":${seconds}`)
  }
  return { text: spaced(written, spacing), replaced }
}

/** With the same space before it as before the first member, as people lay out their JSON. */
function withLast(text: string, places: readonly MemberPlace[], member: string): string {
  const open = text.indexOf('{') + 1
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last) return text.slice(0, open) + member + text.slice(open)
  return `${text.slice(0, last.end)},${text.slice(open, first.at)}${member}${text.slice(last.end)}`
}

function spaced(text: string, spacing: Spacing): string {
  return spacing === 'compact' ? layoutJson(text, { indentation: 'none', sortNames: false }) : text
}
