import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { CONTACT, TO_MAIL } from '../../../../src/server/contact/message.ts'
import { openSqliteRows } from '../../../../src/server/store/sqlite.ts'
import { createDocumentStore, type DocumentStore } from '../../../../src/server/store/store.ts'
import { startServices } from '../../../support/servers/services.ts'
import { contactWorld, mailTo, MINUTE, until } from './support.ts'

const { world, start, startMail, fill, stored } = contactWorld()

describe('mail', () => {
  it('is plain text from us, with the visitor to reply to', async () => {
    const mail = await startMail()
    await start({ settings: mailTo(mail) })
    await fill({ message: '<b>bold</b>\n.\nend', name: 'Anna "x" <y>' })
    await until(async () => (await stored())[0]?.data.mailed === true)
    const [received] = mail.received
    expect(received).toMatchObject({ from: 'form@site.test', to: ['us@site.test'] })
    const [head = '', body = ''] = received?.raw.replaceAll('\r\n', '\n').split('\n\n') ?? []
    expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
    expect(head).not.toMatch(/html|multipart/i)
    expect(head).toMatch(/^From: Trial <form@site\.test>$/m)
    expect(head).toMatch(/^Reply-To: "Anna \\?"?x.*<anna@mail\.test>$/m)
    expect(head).toMatch(/^Subject: \[Trial\] Hello$/m)
    expect(body).toContain('<b>bold</b>')
    expect((await world.trial.store.list(CONTACT, { tag: TO_MAIL })).documents).toEqual([])
  })

  it('is tried again while the mail server is down, and loses nothing', async () => {
    const mail = await startMail()
    const port = Number(new URL(mail.url).port)
    await mail.close()
    world.mails.splice(0)
    await start({ settings: mailTo(mail) })
    expect((await fill()).status).toBe(202)
    expect((await fill({ subject: 'Second' })).status).toBe(202)
    await until(() => world.trial.reports.length > 0)
    expect((world.trial.reports[0] as { code: string }).code).toBe('ESOCKET')
    await world.trial.close()

    const again = await startMail(port)
    await start({ settings: mailTo(again) })
    await until(() => again.received.length === 2)
    await until(async () => (await world.trial.store.list(CONTACT, { tag: TO_MAIL })).documents.length === 0)
    expect((await stored()).map(({ data }) => data.mailed)).toEqual([true, true])
  })

  it('is tried again from time to time', async () => {
    const mail = await startMail()
    mail.setAnswer('451 later')
    await start({ settings: mailTo(mail), roundMs: 20 })
    await fill()
    await until(() => world.trial.reports.length > 1)
    expect((await stored())[0]?.data).toMatchObject({ mailed: false, refusals: 0 })
    mail.setAnswer('250 taken')
    await until(() => mail.received.length > 0)
    await until(async () => (await stored())[0]?.data.mailed === true)
    expect(mail.received).toHaveLength(1)
  })

  it('that the mail server will not have is given up after some tries, and holds up no other', async () => {
    const mail = await startMail()
    mail.setAnswer('554 spam')
    await start({ settings: mailTo(mail), roundMs: 5 })
    await fill()
    await until(async () => (await stored())[0]?.data.refusals === 10)
    mail.setAnswer('250 taken')
    await fill({ subject: 'Second' })
    await until(() => mail.received.length === 1)
    expect(mail.received[0]?.raw).toContain('Subject: [Trial] Second')
    expect((await stored()).map(({ data }) => data.refusals).toSorted()).toEqual([0, 10])
    expect(world.trial.reports).toEqual([])
  })

  it('is not given up because our own recipient is wrong', async () => {
    const mail = await startMail()
    mail.setRecipientAnswer('550 nobody here')
    await start({ settings: mailTo(mail), roundMs: 5 })
    await fill()
    await until(() => world.trial.reports.length > 12)
    mail.setRecipientAnswer('250 known')
    await until(() => mail.received.length === 1)
    expect((await stored())[0]?.data.refusals).toBe(0)
  })

  it('is left to the server that marked it first', async () => {
    const mail = await startMail()
    const store = createDocumentStore(openSqliteRows(world.folder), () => world.time)
    let isFirst = true
    const update: DocumentStore['update'] = async (kind, id, access, version, data, options) => {
      // Another server comes in between what this one read and what it writes.
      if (isFirst && version > 0 && kind.name === CONTACT.name) {
        isFirst = false
        await store.update(kind, id, access, version, data, options)
      }
      return store.update(kind, id, access, version, data, options)
    }
    await start({ settings: mailTo(mail), store: { ...store, update } })
    await fill()
    await until(async () => (await stored())[0]?.version === 2)
    await wait(50)
    expect(mail.received).toEqual([])
  })

  it('is sent once by two servers', async () => {
    const mail = await startMail()
    await start({ settings: mailTo(mail) })
    const other = await startServices(world.folder, { now: () => world.time, settings: mailTo(mail), roundMs: 1 })
    for (let i = 0; i < 4; i++) await fill({ subject: `Number ${i}` })
    await until(async () => (await stored()).every(({ data }) => data.mailed))
    expect(mail.received.map(({ raw }) => /Subject: .*/.exec(raw)?.[0]).toSorted()).toEqual(
      [0, 1, 2, 3].map((i) => `Subject: [Trial] Number ${i}`),
    )
    await other.close()
  })

  it('that was begun by a server that ended is sent after a while', async () => {
    await start()
    await fill()
    const [document] = await stored()
    if (!document) throw new Error('nothing was stored')
    await world.trial.store.update(CONTACT, document.id, 'server', 1, { ...document.data, claimedAt: world.time })
    await world.trial.close()
    const mail = await startMail()
    await start({ settings: mailTo(mail), roundMs: 5 })
    await wait(50)
    expect(mail.received).toEqual([])
    world.time += 5 * MINUTE
    await until(() => mail.received.length === 1)
  })
})

it('reports nothing that a visitor wrote', async () => {
  const mail = await startMail()
  mail.setAnswer('451 cannot take anna@mail.test')
  await start({ settings: mailTo(mail) })
  await fill({ message: 'my secret' })
  await until(() => world.trial.reports.length > 0)
  const { toBug } = await import('../../../../engine/run/node/client.ts')
  const bug = toBug(world.trial.reports[0])
  expect([bug.kind, ...bug.frames].join('\n')).not.toMatch(/secret|anna/)
})
