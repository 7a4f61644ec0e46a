import { namesIn } from '../core/language.ts'
import type { FieldSpec } from '../core/fields.ts'
import { keysOf, type NamedChoices, type Sentence, type Thing, type WordsOf } from '../core/meta.ts'
import { type Place, startIn } from '../core/start.ts'
import type { LabelledColumn, LabelledField, LabelledView } from './page.ts'
import type { ColumnSpec, ViewSpec } from '../core/views.ts'
import { visitorDefault } from '../core/visitor.ts'
import type { WordTree } from '../core/words.ts'

/** A language's pages: how its locale is called, and what {@link startIn} asks. */
export type LabelPlace = Place & { readonly locale: string; readonly timeZone: string }

/** Puts a language's words and first values to fields. Keys are those of `englishWords`. */
export function labelFields(fields: readonly FieldSpec[], words: WordTree, place: LabelPlace, prefix = 'fields'): LabelledField[] {
  return fields.map((field) => {
    const key = `${prefix}.${field.name}`
    const { choices: all, rows, onlyIn, named, ...rest } = field
    const choices = onlyIn ? all?.filter((value) => onlyIn[value]?.includes(place.language) ?? true) : all
    return {
      ...rest,
      // A question with one answer is not asked: no value shows it. It stays among the values, as others may depend on it.
      ...(onlyIn && choices?.length === 1 && { when: { field: field.name, is: [] } }),
      ...labelsAt('field', words, key, field.name),
      choices: choices && labelChoices(choices, named, words, key, place.locale),
      rows: rows && labelFields(rows, words, place, key),
      start: field.start === undefined ? settled(field, place) : startIn(field, fields, place),
    }
  })
}

/** What a page's language settles of where a field's first value comes from; the clock is the visitor's own. */
function settled(field: FieldSpec, place: LabelPlace): string | undefined {
  const { defaultFrom } = field
  return defaultFrom === 'now' || defaultFrom === 'today' ? undefined : visitorDefault(field, { ...place, now: 0 })
}

/** Puts a language's words to the parts of an output. */
export function labelViews(views: readonly ViewSpec[], words: WordTree, locale: string): LabelledView[] {
  return views.map((view) => {
    const key = `output.${view.name}`
    const { columns, value, choices, ...rest } = view
    return {
      ...rest,
      ...labelsAt('part', words, key, view.name),
      notices: view.view === 'notices' ? noticeWords(words) : undefined,
      choices: choices && labelChoices(choices, undefined, words, key, locale),
      columns: columns?.map((column) => labelColumn(column, words, `${key}.${column.name}`, locale)),
      value: value && labelColumn(value, words, key, locale),
    }
  })
}

function noticeWords(words: WordTree): WordTree {
  return Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('notices.')))
}

function labelColumn(column: ColumnSpec, words: WordTree, key: string, locale: string): LabelledColumn {
  const { choices, named, ...rest } = column
  return { ...rest, ...labelsAt('column', words, key, column.name), choices: choices && labelChoices(choices, named, words, key, locale) }
}

function labelsAt<T extends Thing>(thing: T, words: WordTree, key: string, name: string): WordsOf<T> {
  const own = keysOf(thing, 'word').flatMap((word) => {
    const text = words[`${key}.${word}`] ?? pluralForms(words, `${key}.${word}`)
    return text === undefined ? [] : [[word, text]]
  })
  return { label: name, ...Object.fromEntries(own) }
}

const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** The plural forms of a sentence, where it has any. */
function pluralForms(words: WordTree, key: string): Sentence | undefined {
  const forms = PLURAL_FORMS.flatMap((form) => (words[`${key}_${form}`] === undefined ? [] : [[form, words[`${key}_${form}`]]]))
  return forms.length > 0 ? (Object.fromEntries(forms) as Sentence) : undefined
}

function labelChoices(values: readonly string[], named: NamedChoices | undefined, words: WordTree, key: string, locale: string) {
  const labelled = values.map((value) => ({ value, label: words[`${key}.choices.${value}`] ?? nameOf(value, named, locale) }))
  if (named !== 'region' && named !== 'language') return labelled
  // Nobody finds a country or language by its code: what is none comes first, then those, and parts such as `PL-school`, by name.
  const { compare } = new Intl.Collator(locale)
  const isOne = ({ value }: { value: string }) =>
    named === 'region' ? /^[A-Z]{2}(?:-|$)/.test(value) : words[`${key}.choices.${value}`] === undefined
  return labelled.toSorted((a, b) => Number(isOne(a)) - Number(isOne(b)) || (isOne(a) ? compare(a.label, b.label) : 0))
}

function nameOf(value: string, named: NamedChoices | undefined, locale: string): string {
  if (typeof named === 'object') return named[value] ?? value
  if (named === undefined || named === 'raw' || named === 'time-zone') return value
  const name = namesIn(locale, named)(value) ?? value
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
