import { site } from '../../registry/site.ts'
import type { PublicAccountConfig } from '../account/answers.ts'
import { dataFolder } from '../places.ts'
import { isEmulated } from './account/token.ts'
import { CONTACT_DEFAULTS, type ContactSettings } from './contact/inbox.ts'
import type { MailSettings } from './contact/mailer.ts'
import { type Environment, WrongSetting } from './settings.ts'
import { SHARED_DEFAULTS, type SharedSettings } from './shared/limits.ts'
import type { FirestoreSettings } from './store/firestore.ts'

export type ServiceSettings = {
  /** Folder of the embedded store. */
  readonly dataFolder: string
  /** The hosted store, in place of the embedded one. */
  readonly firestore: FirestoreSettings | undefined
  /** Signs what the server hands out; without it a key is made and kept in the store. */
  readonly secretKey: string | undefined
  readonly mail: MailSettings | undefined
  readonly account: PublicAccountConfig | undefined
  readonly contact: ContactSettings
  readonly shared: SharedSettings
}

const LEAST_KEY = 32
const MEGABYTE = 1024 * 1024
const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/

/** DATA_DIR, SECRET_KEY, FIRESTORE_…, SMTP_URL and CONTACT_…, FIREBASE_…, SHARED_…; docs/deploy.md tells each. @throws WrongSetting */
export function readServiceSettings(env: Environment): ServiceSettings {
  const secretKey = env.SECRET_KEY || undefined
  if (secretKey !== undefined && secretKey.length < LEAST_KEY)
    throw new WrongSetting(`SECRET_KEY has ${secretKey.length} characters, but needs ${LEAST_KEY} or more, by chance.`)
  return {
    dataFolder: env.DATA_DIR || dataFolder(),
    firestore: firestoreOf(env),
    secretKey,
    mail: mailOf(env),
    account: accountOf(env),
    contact: {
      dayCount: countOf(env, 'CONTACT_DAY_COUNT', CONTACT_DEFAULTS.dayCount),
      mostWaiting: countOf(env, 'CONTACT_QUEUE', CONTACT_DEFAULTS.mostWaiting),
    },
    shared: {
      storeBytes: countOf(env, 'SHARED_STORE_MB', SHARED_DEFAULTS.storeBytes / MEGABYTE) * MEGABYTE,
      dayBytes: countOf(env, 'SHARED_DAY_MB', SHARED_DEFAULTS.dayBytes / MEGABYTE) * MEGABYTE,
      dayCount: countOf(env, 'SHARED_DAY_COUNT', SHARED_DEFAULTS.dayCount),
    },
  }
}

/** A whole number above 0. @throws WrongSetting */
function countOf(env: Environment, name: string, usual: number): number {
  const text = env[name] || String(usual)
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new WrongSetting(`${name} must be a whole number above 0, such as ${usual}.`)
  return Number(text)
}

/** GOOGLE_APPLICATION_CREDENTIALS alone asks for nothing: it may be there for something else. */
function firestoreOf(env: Environment): FirestoreSettings | undefined {
  if (!env.FIRESTORE_PROJECT && !env.FIRESTORE_EMULATOR_HOST) return undefined
  return { project: env.FIRESTORE_PROJECT || 'demo-toolglot', collection: env.FIRESTORE_COLLECTION || 'documents' }
}

/** What the settings say is never repeated in a refusal: an address of a mail server holds its password. */
function mailOf({ SMTP_URL: url, CONTACT_TO: to, CONTACT_FROM: from }: Environment): MailSettings | undefined {
  if (!url && !to) return undefined
  if (!url) throw new WrongSetting('CONTACT_TO is set, but SMTP_URL is not, so no mail can be sent.')
  if (!to) throw new WrongSetting('SMTP_URL is set, but CONTACT_TO is not, so no mail can be sent.')
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new WrongSetting('SMTP_URL must be smtp://user:password@host:port or smtps://….')
  for (const [name, address] of Object.entries({ CONTACT_TO: to, CONTACT_FROM: from || to }))
    if (!ADDRESS.test(address)) throw new WrongSetting(`${name} must be one e-mail address.`)
  return { url, to, from: from || to, siteName: site.name }
}

function accountOf(env: Environment): PublicAccountConfig | undefined {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } = env
  const apiKey = env.FIREBASE_API_KEY || (emulatorHost && projectId ? 'emulator' : '')
  if (!projectId && !apiKey) return undefined
  if (!projectId) throw new WrongSetting('FIREBASE_API_KEY is set, but FIREBASE_PROJECT_ID is not.')
  if (!apiKey) throw new WrongSetting('FIREBASE_PROJECT_ID is set, but FIREBASE_API_KEY is not.')
  if (emulatorHost && !isEmulated({ projectId, emulatorHost }))
    throw new WrongSetting('FIREBASE_AUTH_EMULATOR_HOST works only with a FIREBASE_PROJECT_ID that begins with "demo-".')
  if (env.GOOGLE_CLIENT_ID && !/^[\w-]+\.apps\.googleusercontent\.com$/.test(env.GOOGLE_CLIENT_ID))
    throw new WrongSetting('GOOGLE_CLIENT_ID must be the web client of the project, which ends in ".apps.googleusercontent.com".')
  return {
    apiKey,
    projectId,
    authDomain: env.FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
    appId: env.FIREBASE_APP_ID || undefined,
    googleClientId: env.GOOGLE_CLIENT_ID || undefined,
    emulatorHost: emulatorHost || undefined,
  }
}
