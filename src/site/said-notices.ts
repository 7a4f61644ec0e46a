import type { Notice } from '../../engine/core/notices.ts'
import { createSentences } from '../../engine/core/sentences.ts'
import type { ShownNotice } from '../../engine/site/page.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Outputs as a page comes with them: each notice is in words, too, so that it can be read before any code has loaded.
 * @param words those of the tool, with the sentences under `notices.<code>`
 */
export function noticesIn(locale: string, words: Readonly<Record<string, string>>): (output: Values) => Values {
  const said = ({ code, params }: Notice) => createSentences(locale, words).say(`notices.${code}`, params)
  return (output) =>
    Array.isArray(output.notices)
      ? { ...output, notices: output.notices.map((notice: Notice): ShownNotice => ({ ...notice, text: said(notice) })) }
      : output
}
