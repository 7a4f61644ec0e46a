import { createInstance } from 'i18next'
import { writeByteLimit } from './file-size.ts'
import { isolated } from './directions.ts'
import type { Failure, FailureParams } from './errors.ts'
import { dateWriter } from './language.ts'

/** Forms sentences in one language from codes and parameters, with that language's plurals and numbers. */
export type Sentences = {
  say(key: string, params?: FailureParams): string
  /** A refused input in words; the place, if any, is not part of it. */
  failure(failure: Failure): string
}

/**
 * @param words flat keys of the interface and, over them, of one tool
 * @param locale BCP 47 name that numbers and plurals follow
 */
export function createSentences(locale: string, words: Readonly<Record<string, string>>): Sentences {
  const i18n = createInstance()
  void i18n.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { words: { ...words } } },
    defaultNS: 'words',
    keySeparator: false,
    nsSeparator: false,
    // What is called escaping is done to each value: a quoted text must not turn the sentence round.
    interpolation: { escapeValue: true, escape: isolated, skipOnVariables: true },
    initAsync: false,
  })
  // {{maximum, bytes}} is a size as people say it: 16 MB.
  i18n.services.formatter?.add('bytes', (value: number, language) => writeByteLimit(value, language ?? locale))
  // {{day, date}} is a calendar date in words.
  i18n.services.formatter?.add('date', (day: string, language) =>
    dateWriter(language ?? locale, { dateStyle: 'long', timeZone: 'UTC' })(Date.parse(day)),
  )
  const say = (key: string, params: FailureParams = {}) => {
    if (!i18n.exists(key, { ...params })) throw new Error(`no words for "${key}"`)
    return i18n.t(key, { ...params })
  }
  return { say, failure: ({ code, params }) => say(`failures.${code}`, params) }
}
