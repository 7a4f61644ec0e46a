import * as z from 'zod'
import { locales } from '../../../registry/locales.ts'
import type { Kind } from '../store/document.ts'

const DAY_MS = 86_400_000

/** Spaces around it do not count; line breaks and other control characters are refused, so that none reaches a mail header. */
const line = (most: number) =>
  z
    .string()
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u)
    .trim()
    .max(most)

/** A name as mail programs write it, at a domain that may be written in any script. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u

/** The form as a page sends it. `website` is a field that people do not see and leave empty. */
export const CONTACT_FORM = z.strictObject({
  name: line(100).min(1),
  email: z.email({ pattern: EMAIL }).max(254),
  subject: line(200).default(''),
  message: z
    .string()
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u)
    .trim()
    .min(1)
    .max(5000),
  language: z.enum(locales.map(({ id }) => id)).default('en'),
  website: z.string().max(2000).default(''),
  token: z.string().min(1).max(200),
})

/** Looser than the form, whose rules may change: what was once taken must be readable. */
const SCHEMA = z.strictObject({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  language: z.string(),
  mailed: z.boolean(),
  /** How often the mail server refused this very message. */
  refusals: z.int().min(0),
  /** When a server began to mail it; 0 when none does. */
  claimedAt: z.int().min(0),
})

export type ContactMessage = z.output<typeof SCHEMA>

export const TO_MAIL = 'to-mail'
const MOST_REFUSALS = 10

export const CONTACT: Kind<ContactMessage> = {
  name: 'contact',
  schema: SCHEMA,
  maxBytes: 64 * 1024,
  readBy: 'holder',
  lifetimeMs: 365 * DAY_MS,
  tagOf: ({ mailed, refusals }) => (mailed || refusals >= MOST_REFUSALS ? undefined : TO_MAIL),
}
