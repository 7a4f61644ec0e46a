import { afterEach, beforeEach } from 'vitest'
import { CONTACT } from '../../../../src/server/contact/message.ts'
import { until as askUntil } from '../../../support/servers/callers.ts'
import { type JsonAnswer, startServices, type TrialServices } from '../../../support/servers/services.ts'
import { type SmtpServer, startSmtp } from '../../../support/servers/smtp-server.ts'
import { temporaryFolder } from '../../../support/stores/stores.ts'

const START = Date.parse('2026-11-21T12:00:00Z')
export const MINUTE = 60_000
export const FORM = {
  name: 'Anna Ó',
  email: 'anna@mail.test',
  subject: 'Hello',
  message: 'A first line\r\nand “another” 😀',
  language: 'pl',
  website: '',
}

export const mailTo = ({ url }: SmtpServer) => ({ mail: { url, to: 'us@site.test', from: 'form@site.test', siteName: 'Trial' } })
export const until = (isTrue: () => boolean | Promise<boolean>) => askUntil(isTrue, (is) => is)
export const failuresIn = ({ json }: JsonAnswer) =>
  (json.errors as { field?: string; code: string }[]).map(({ field, code }) => [field, code])

/** For the tests of the file that calls this: a folder and a time of its own for each; servers begun by a test end after it. */
export function contactWorld() {
  let dispose: () => Promise<void>
  /** What changes while tests run: the time, which they move, and what is begun anew. */
  const world = { time: START, mails: [] as SmtpServer[] } as {
    time: number
    folder: string
    trial: TrialServices
    readonly mails: SmtpServer[]
  }
  beforeEach(async () => {
    world.time = START
    ;({ folder: world.folder, dispose } = await temporaryFolder())
  })
  afterEach(async () => {
    await world.trial.close()
    for (const mail of world.mails.splice(0)) await mail.close()
    await dispose()
  })

  const start = async (options: Parameters<typeof startServices>[1] = {}) => {
    world.trial = await startServices(world.folder, { now: () => world.time, ...options })
  }
  const startMail = async (port?: number) => {
    const mail = await startSmtp(port)
    world.mails.push(mail)
    return mail
  }
  const openForm = async () => ((await world.trial.send('GET', '/api/contact/token')).json as { token: string }).token
  /** Opens the form, takes ten seconds over it, and sends it. */
  const fill = async (change: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<JsonAnswer> => {
    const token = await openForm()
    world.time += 10_000
    return world.trial.send('POST', '/api/contact', { ...FORM, token, ...change }, headers)
  }
  const stored = async () => (await world.trial.store.list(CONTACT)).documents

  return { world, start, startMail, openForm, fill, stored }
}
