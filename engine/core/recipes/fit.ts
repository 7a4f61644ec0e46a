import type { FieldSpec } from '../fields.ts'
import type { FileValue } from '../file-value.ts'
import { VIEWS } from '../kinds.ts'
import { mainView } from '../main-part.ts'
import type { ViewSpec } from '../views.ts'

/** What goes from one tool to the next: a text, lines or other items, or files. */
export type Flow = string | readonly string[] | FileValue | readonly FileValue[]

/** What a part of an output is to another tool. */
export type Given = { readonly kind: 'text' | 'file'; readonly media: string }

/** What a part gives; undefined for what no other tool can take, such as a chart. */
export function givenBy({ view, media }: Pick<ViewSpec, 'view' | 'media'>): Given | undefined {
  const { data, media: usual } = VIEWS[view]
  if (data === 'file') return { kind: 'file', media: media ?? usual ?? '*/*' }
  if (data === 'rows') return { kind: 'text', media: 'text/csv' }
  return data === 'facts' || data === 'own' ? undefined : { kind: 'text', media: media ?? usual ?? 'text/plain' }
}

/** The part of an output that is sent to other tools where nothing else is said: the main one, if it is a text, a list or a file for them. */
export function sentPart<V extends Pick<ViewSpec, 'view'>>(views: readonly V[]): V | undefined {
  const main = mainView(views)
  const { stays, data } = main ? VIEWS[main.view] : { stays: true, data: 'own' }
  return !stays && (data === 'text' || data === 'list' || data === 'file') ? main : undefined
}

/** What a field takes from another tool; undefined for numbers, switches and choices. */
export function takenBy({ value, choices }: Pick<FieldSpec, 'value' | 'choices'>): Given['kind'] | undefined {
  if (value === 'file' || value === 'files') return 'file'
  return value === 'string' && !choices ? 'text' : undefined
}

/**
 * How well a part fits a field: `exact` by its media type, `plain` where the field takes any text, `other` where that is for the run
 * to find out, such as Base64 that holds JSON. Undefined where it never does.
 */
export type Fit = 'exact' | 'plain' | 'other'

type Taking = Pick<FieldSpec, 'value' | 'choices' | 'media' | 'accept'>

export function fitOf(given: Given, field: Taking): Fit | undefined {
  if (takenBy(field) !== given.kind) return undefined
  if (given.kind === 'text') {
    if (field.media === undefined) return 'plain'
    return field.media === given.media && given.media !== 'text/plain' ? 'exact' : 'other'
  }
  const { accept = [] } = field
  if (accept.some((type) => type === given.media || (given.media.startsWith('image/') && type === 'image/*'))) return 'exact'
  const family = given.media.split('/')[0]
  const mayBe = family === '*' || accept.length === 0 || accept.some((type) => type.startsWith('.') || type.startsWith(`${family}/`))
  return mayBe ? 'other' : undefined
}
