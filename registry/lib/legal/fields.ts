import * as z from 'zod'
import type { Fail, Note } from '../../../engine/core/define.ts'
import { choice, date, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { type Block, type LegalValues, type LegalValue, writeHtml, writeMarkdown, writePlain } from './document.ts'
import { oneLine } from '../text/one-line.ts'
import { isWebAddress } from '../web/web-address.ts'
import { dateWriter } from '../../../engine/core/language.ts'

const LEGAL_LANGUAGES = ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'] as const
type LegalLanguage = (typeof LEGAL_LANGUAGES)[number]

/** What every such document asks. */
export const legalFields = {
  site: text('Site or app name', { max: 200, placeholder: 'Example' }),
  url: text('Web address', { max: 500, default: '', placeholder: 'https://example.com' }),
  email: text('Contact email', { max: 200, default: '', placeholder: 'hello@example.com' }),
  date: date('Effective date', { defaultFrom: 'today' }),
  language: choice('Document language', LEGAL_LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale' }),
}

export const legalOutput = {
  text: part(z.string(), 'Plain text', { view: 'text', fileName: 'document.txt' }),
  markdown: part(z.string(), 'Markdown', { view: 'code', language: 'markdown', media: 'text/markdown', fileName: 'document.md' }),
  html: part(z.string(), 'HTML', { view: 'code', language: 'html', media: 'text/html', fileName: 'document.html' }),
}

export const legalNotices = {
  'not-legal-advice': {
    warning: 'This is a draft, not legal advice. Check that every sentence is true of your site, and ask a lawyer if a lot is at stake.',
  },
} as const

export const legalFailures = {
  'bad-site-address': 'This isn’t a full URL. Start it with https:// or http:// and write spaces as %20.',
  'bad-email': 'This isn’t an email address. It should look like hello@example.com.',
} as const

type LegalInput = {
  readonly site: string
  readonly url: string
  readonly email: string
  readonly date: string
  readonly language: LegalLanguage
}

/**
 * The values of these fields for the texts; what was left empty is not there.
 * @throws ToolError required at `site`, bad-site-address, bad-email
 */
export function legalValues({ site, url, email, date, language }: LegalInput, fail: Fail<typeof legalFailures>): LegalValues {
  const values: Record<string, LegalValue> = {
    site: oneLine(site) || fail('required', { field: 'site' }),
    date: dateWriter(language, { dateStyle: 'long', timeZone: 'UTC' })(Date.parse(`${date}T00:00:00Z`)),
  }
  const address = url.trim()
  if (address !== '') {
    if (!isWebAddress(address) || /[<>"\\`]/.test(address)) fail('bad-site-address', { field: 'url' })
    values.url = { text: address, link: address }
  }
  const mail = email.trim()
  if (mail !== '') {
    if (!/^[\p{L}\p{N}.!#$%&'*+/=?^_{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(mail)) fail('bad-email', { field: 'email' })
    values.email = { text: mail, link: `mailto:${encodeURI(mail)}` }
  }
  return values
}

/** The document in its three forms, with the notice that always stands beside it. */
export function legalResult(blocks: readonly Block[], language: LegalLanguage, note: Note<typeof legalNotices>) {
  note('not-legal-advice')
  return { text: writePlain(blocks), markdown: writeMarkdown(blocks), html: writeHtml(blocks, language) }
}
