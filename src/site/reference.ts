import type { AnyExample, Language, Tool } from '../../engine/core/define.ts'
import { MOST_SERVER_MS } from '../../engine/core/define.ts'
import { COMMON_FAILURES } from '../../engine/core/errors.ts'
import { type FieldSpec, fieldsOf } from '../../engine/core/fields.ts'
import { createSentences } from '../../engine/core/sentences.ts'
import { viewsOf } from '../../engine/core/views.ts'
import { VIEWS } from '../../engine/core/kinds.ts'
import { toWire } from '../../engine/core/wire.ts'
import { faceWords } from '../../engine/faces/words.ts'
import { labelFields, labelViews } from '../../engine/site/label.ts'
import type { LabelledField, LabelledView } from '../../engine/site/page.ts'
import type { ReferenceData, ReferenceRow, ToolReference } from '../../engine/site/reference.ts'
import { severalOf } from '../../engine/site/units.ts'
import type { SitePages } from './site-pages.ts'

/** The longest string of an example that the reference shows whole. */
const LONGEST = 400
/** Lists of more values are told by the schema alone. */
const MOST_CHOICES = 60

/** Numbers of parameters are written as the language writes them. */
type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string

const offered = (tools: readonly Tool[]) => tools.filter(({ effect }) => effect !== 'browser')

/** What the overview shows: every tool of the API by its category, and the failures that all share. */
export function referenceData(pages: SitePages): ReferenceData {
  const ui = pages.site.words.get(pages.language)?.ui ?? {}
  return {
    folder: referencePath(pages.language, ''),
    groups: pages
      .categories()
      .map((category) => ({
        title: pages.categoryLink(category).text,
        tools: offered(pages.toolsIn(category)).map((tool) => {
          const { id, text, url } = pages.link(tool)
          return { id: id ?? tool.id, text, url, summary: pages.wordsOf(tool).summary ?? '' }
        }),
      }))
      .filter(({ tools }) => tools.length > 0),
    failures: Object.entries(COMMON_FAILURES).flatMap(([code, { status }]) => {
      const text = sentenceOf(ui, `failures.${code}`)
      return text === undefined ? [] : [{ code, status, text }]
    }),
  }
}

export const referencePath = (language: Language, id: string): string => `/reference/${language}/${id === '' ? '' : `${id}.json`}`

/** The files of single tools by their paths: each is loaded when somebody opens it. */
export function* referenceFiles(pages: SitePages): Generator<readonly [path: string, make: () => string]> {
  for (const tool of offered(pages.tools)) yield [referencePath(pages.language, tool.id), () => JSON.stringify(toolReference(tool, pages))]
}

export function toolReference(tool: Tool, pages: SitePages): ToolReference {
  const words = pages.wordsOf(tool)
  const own = faceWords(pages.site.words.get(pages.language)?.faces)
  const sentences = createSentences(pages.locale, own)
  const { format } = new Intl.NumberFormat(pages.locale, { maximumFractionDigits: 20 })
  const written = (value: string | number) => (typeof value === 'number' ? format(value) : value)
  // A word that names a format, such as `{{to, bytes}}`, writes its number itself.
  const say: Say = (key, params = {}) =>
    /\{\{\w+, \w+\}\}/.test(own[key] ?? '')
      ? sentences.say(key, params)
      : sentences.say(key, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, written(value)])))
  const [example] = tool.examples
  const request = example && cut(requestOf(example))
  const answer = example && cut({ output: toWire(example.output) })
  const { timeMs, bytes, resultBytes, lookups } = tool.limits
  const seconds = Math.ceil((tool.effect === 'network' ? timeMs : Math.min(timeMs, MOST_SERVER_MS)) / 1000)
  return {
    id: tool.id,
    limits: [
      say('api.time', { value: seconds }),
      say('api.input-size', { value: bytes / 1024 / 1024 }),
      say('api.result-size', { value: resultBytes / 1024 / 1024 }),
      ...(tool.effect === 'network' ? [say('api.lookups', { value: lookups })] : []),
    ],
    fields: labelFields(everywhere(fieldsOf(tool.input)), words, pages).flatMap((field) => fieldRows(ofSeveral(field, pages.locale), say)),
    result: labelViews(viewsOf(tool.output), words, pages.locale).flatMap((view) => viewRows(view, say)),
    failures: Object.keys(tool.failures).flatMap((code) => {
      const text = sentenceOf(words, `failures.${code}`)
      return text === undefined ? [] : [{ code, text }]
    }),
    request: request?.value ?? {},
    answer: answer?.value ?? {},
    isCut: request?.isCut === true || answer?.isCut === true,
  }
}

/** The API takes what only the pages of some languages offer. */
const everywhere = (fields: readonly FieldSpec[]): FieldSpec[] => fields.map((field) => ({ ...field, onlyIn: undefined }))

/** Of a sentence with a number, its most general form; what it names is in braces. */
function sentenceOf(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return (words[key] ?? words[`${key}_other`])?.replaceAll(/\{\{\s*([\w-]+)[^}]*\}\}/g, '{$1}')
}

function requestOf({ input, seed, now, timeZone }: AnyExample): Record<string, unknown> {
  return { input: toWire(input), seed, now, timeZone }
}

/** Bounds are of several, whatever a field holds: its unit is worded so. */
const ofSeveral = ({ unit, rows, ...field }: LabelledField, locale: string): LabelledField => ({
  ...field,
  unit: unit && severalOf(unit, locale),
  rows: rows?.map((inner) => ofSeveral(inner, locale)),
})

function fieldRows(field: LabelledField, say: Say, within = ''): ReferenceRow[] {
  const { name, label, help, value, choices, rows = [] } = field
  const row = {
    name: within + name,
    label,
    type: say(`api.type-${fieldType(field)}`),
    facts: factsOf(field, say),
    help,
    choices:
      choices && choices.length <= MOST_CHOICES ? choices.map((choice) => ({ value: choice.value, label: choice.label })) : undefined,
  }
  return [row, ...(value === 'rows' ? rows.flatMap((inner) => fieldRows(inner, say, `${within}${name}[].`)) : [])]
}

function fieldType({ value, choices, integer }: LabelledField): string {
  if (value === 'string' && choices) return 'choice'
  return value === 'number' && integer ? 'integer' : value
}

function factsOf(field: LabelledField, say: Say): string[] {
  const { required, defaultFrom, when, min, max, minLength, maxLength, minItems, maxItems, maxBytes, accept, unit = '', sensitive } = field
  return [
    required && !defaultFrom ? say('cli.required') : '',
    when ? say('api.when', { condition: `${when.field} = ${when.is.join(' | ')}` }) : '',
    bounds(min, max, unit, say),
    bounds(minLength, maxLength, say('cli.characters'), say),
    bounds(minItems, maxItems, say('cli.items'), say),
    maxBytes === undefined ? '' : say('cli.bytes', { to: maxBytes }),
    accept?.join(', ') ?? '',
    defaultOf(field, say),
    sensitive ? say('api.sensitive') : '',
  ].filter((fact) => fact !== '')
}

type Bound = string | number | undefined

function bounds(from: Bound, to: Bound, unit: string, say: Say): string {
  if (from === undefined && to === undefined) return ''
  const key = from === undefined ? 'at-most' : to === undefined ? 'at-least' : 'between'
  return `${say(`cli.${key}`, { from: from ?? '', to: to ?? '' })} ${unit}`.trim()
}

/** What a run takes where the field is left out. Nothing, for a field that is required or then simply is not there. */
function defaultOf({ defaultFrom, default: value }: LabelledField, say: Say): string {
  if (defaultFrom) {
    const source = say(`api.default-${defaultFrom}`)
    const whole = value === undefined ? source : say('api.default-else', { source, value: JSON.stringify(value) })
    return say('cli.default', { value: whole })
  }
  return value === undefined ? '' : say('cli.default', { value: JSON.stringify(value) })
}

function viewRows({ name, label, help, view, optional, columns = [] }: LabelledView, say: Say): ReferenceRow[] {
  const { data } = VIEWS[view]
  const facts = optional ? [say('api.optional')] : []
  const row = { name, label, type: say(`api.gives-${data === 'own' ? 'object' : data}`), facts, help }
  const inner = data === 'rows' ? `${name}[].` : `${name}.`
  return [
    row,
    ...columns.map((column) => ({
      name: inner + column.name,
      label: column.label,
      type: say(column.numeric ? 'api.type-number' : 'api.type-string'),
      facts: [],
    })),
  ]
}

/** A value with its long strings cut, and whether any was. */
function cut(value: unknown): { readonly value: unknown; readonly isCut: boolean } {
  let isCut = false
  const shorten = (part: unknown): unknown => {
    if (typeof part === 'string' && part.length > LONGEST) {
      isCut = true
      return `${part.slice(0, LONGEST / 4)}…`
    }
    if (Array.isArray(part)) return part.map(shorten)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, shorten(inner)]))
  }
  return { value: shorten(value), isCut }
}
