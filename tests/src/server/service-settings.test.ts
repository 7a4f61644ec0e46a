import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readServiceSettings } from '../../../src/server/service-settings.ts'
import { type Environment, WrongSetting } from '../../../src/server/settings.ts'

const SHARED = { storeBytes: 2_147_483_648, dayBytes: 209_715_200, dayCount: 300 }
const NOTHING = {
  dataFolder: `${resolve('.data')}/`,
  firestore: undefined,
  secretKey: undefined,
  mail: undefined,
  account: undefined,
  contact: { dayCount: 500, mostWaiting: 1000 },
  shared: SHARED,
}

it('needs nothing', () => {
  expect(readServiceSettings({})).toEqual(NOTHING)
  const empty = ['DATA_DIR', 'SECRET_KEY', 'FIRESTORE_PROJECT', 'FIRESTORE_EMULATOR_HOST', 'SMTP_URL', 'CONTACT_TO', 'FIREBASE_API_KEY']
  expect(readServiceSettings(Object.fromEntries(empty.map((name) => [name, ''])))).toEqual(NOTHING)
  expect(readServiceSettings({ GOOGLE_APPLICATION_CREDENTIALS: '/key.json' })).toEqual(NOTHING)
})

it.each<[Environment, object]>([
  [{ DATA_DIR: '/var/lib/toolglot' }, { dataFolder: '/var/lib/toolglot' }],
  [{ SECRET_KEY: 'x'.repeat(32) }, { secretKey: 'x'.repeat(32) }],
  [{ FIRESTORE_PROJECT: 'site' }, { firestore: { project: 'site', collection: 'documents' } }],
  [{ FIRESTORE_EMULATOR_HOST: 'localhost:8080', FIRESTORE_COLLECTION: 'c' }, { firestore: { project: 'demo-toolglot', collection: 'c' } }],
  [
    { SMTP_URL: 'smtps://u:p@mail.test', CONTACT_TO: 'us@site.test' },
    { mail: { url: 'smtps://u:p@mail.test', to: 'us@site.test', from: 'us@site.test', siteName: 'Toolglot' } },
  ],
  [
    { SMTP_URL: 'smtp://mail.test:25', CONTACT_TO: 'us@site.test', CONTACT_FROM: 'form@site.test' },
    { mail: { url: 'smtp://mail.test:25', to: 'us@site.test', from: 'form@site.test', siteName: 'Toolglot' } },
  ],
  [
    { FIREBASE_PROJECT_ID: 'site', FIREBASE_API_KEY: 'key' },
    { account: { apiKey: 'key', projectId: 'site', authDomain: 'site.firebaseapp.com' } },
  ],
  [
    { FIREBASE_PROJECT_ID: 'site', FIREBASE_API_KEY: 'key', FIREBASE_AUTH_DOMAIN: 'auth.site.test', FIREBASE_APP_ID: '1:2' },
    { account: { apiKey: 'key', projectId: 'site', authDomain: 'auth.site.test', appId: '1:2' } },
  ],
  [
    { FIREBASE_PROJECT_ID: 'site', FIREBASE_API_KEY: 'key', GOOGLE_CLIENT_ID: '12-ab.apps.googleusercontent.com' },
    {
      account: { apiKey: 'key', projectId: 'site', authDomain: 'site.firebaseapp.com', googleClientId: '12-ab.apps.googleusercontent.com' },
    },
  ],
  [
    { FIREBASE_PROJECT_ID: 'demo-site', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
    { account: { apiKey: 'emulator', projectId: 'demo-site', authDomain: 'demo-site.firebaseapp.com', emulatorHost: 'localhost:9099' } },
  ],
  [{ SHARED_STORE_MB: '500', SHARED_DAY_COUNT: '7' }, { shared: { ...SHARED, storeBytes: 524_288_000, dayCount: 7 } }],
  [{ SHARED_DAY_MB: '50' }, { shared: { ...SHARED, dayBytes: 52_428_800 } }],
  [{ CONTACT_DAY_COUNT: '9', CONTACT_QUEUE: '3' }, { contact: { dayCount: 9, mostWaiting: 3 } }],
  // What another program on the machine may need says nothing to us.
  [{ FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }, {}],
])('takes %j', (env, settings) => {
  expect(readServiceSettings(env)).toEqual({ ...NOTHING, ...settings })
})

it.each<[Environment, string]>([
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
  [{ CONTACT_DAY_COUNT: '0' }, 'CONTACT_DAY_COUNT'],
  [{ CONTACT_QUEUE: 'all' }, 'CONTACT_QUEUE'],
  [{ SHARED_STORE_MB: '0' }, 'SHARED_STORE_MB'],
  [{ SHARED_DAY_MB: '-1' }, 'SHARED_DAY_MB'],
  [{ SHARED_DAY_COUNT: 'many' }, 'SHARED_DAY_COUNT'],
  [{ SMTP_URL: 'smtp://user:hush@mail.test' }, 'CONTACT_TO'],
  [{ CONTACT_TO: 'us@site.test' }, 'SMTP_URL'],
  [{ SMTP_URL: 'http://user:hush@mail.test', CONTACT_TO: 'us@site.test' }, 'SMTP_URL'],
  [{ SMTP_URL: 'user:hush', CONTACT_TO: 'us@site.test' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://user:hush@mail.test', CONTACT_TO: 'us' }, 'CONTACT_TO'],
  [{ SMTP_URL: 'smtp://user:hush@mail.test', CONTACT_TO: 'us@site.test', CONTACT_FROM: 'a@b, c@d' }, 'CONTACT_FROM'],
  [{ FIREBASE_PROJECT_ID: 'site' }, 'FIREBASE_API_KEY'],
  [{ FIREBASE_PROJECT_ID: 'site', FIREBASE_API_KEY: 'key', GOOGLE_CLIENT_ID: 'hush' }, 'GOOGLE_CLIENT_ID'],
  [{ FIREBASE_API_KEY: 'hush' }, 'FIREBASE_PROJECT_ID'],
  [{ FIREBASE_PROJECT_ID: 'site', FIREBASE_API_KEY: 'hush', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
])('refuses %j by name, and repeats no secret', (env, name) => {
  expect(() => readServiceSettings(env)).toThrow(WrongSetting)
  expect(() => readServiceSettings(env)).toThrow(name)
  expect(() => readServiceSettings(env)).not.toThrow('hush')
})
