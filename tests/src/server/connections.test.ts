import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ask } from '../../support/servers/ask.ts'
import { askOnAndOn } from '../../support/servers/ask-on-and-on.ts'
import { startServer } from '../../support/servers/runner-server.ts'

const PATIENCE = { graceMs: 30, lingerMs: 50 }
const CLIENTS = 12

/** A connection by hand, which collects what comes. */
async function open(port: number): Promise<{ socket: Socket; received: () => string; ended: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.setEncoding('utf8').on('data', (more: string) => (text += more))
  return { socket, received: () => text, ended: once(socket, 'close') }
}

const GET = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'

it('loses no request of clients that keep their connections, in twenty ends under load', { tags: 'long' }, async () => {
  const lost: string[] = []
  for (let round = 0; round < 20; round++) {
    const { port, server } = await startServer()
    const clients = Array.from({ length: CLIENTS }, () => askOnAndOn(port, lost))
    await Promise.all(clients.map(({ isAnswered }) => isAnswered))
    await wait(round)
    await server.close(10_000, PATIENCE)
    await Promise.all(clients.map(({ hasEnded }) => hasEnded))
  }
  expect(lost).toEqual([])
})

it('answers what is sent over an idle connection after no more are taken, and says which answer is the last', async () => {
  const { port, server } = await startServer()
  const { socket, received, ended } = await open(port)
  socket.write(GET)
  await once(socket, 'data')
  expect(received()).toMatch(/^HTTP\/1\.1 200 [^]*connection: keep-alive/i)
  const closing = server.close(10_000, PATIENCE)
  for (;;)
    try {
      ;(await open(port)).socket.destroy()
    } catch {
      break
    }
  let asked = 0
  for (; !/connection: close/i.test(received()); asked++) {
    socket.write(GET)
    await once(socket, 'data')
  }
  await ended
  expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', ...Array<string>(asked).fill('HTTP/1.1 503')])
  expect(received()).toMatch(/\{"status":"ending"\}$/)
  await closing
})

it('waits for a request whose first half has come', async () => {
  const { port, server } = await startServer()
  const { socket, received, ended } = await open(port)
  socket.write(GET.slice(0, 10))
  await wait(5)
  const closing = server.close(10_000, { graceMs: 0, lingerMs: 200 })
  await wait(20)
  socket.write(GET.slice(10, 20))
  await wait(20)
  socket.write(GET.slice(20))
  await ended
  expect(received()).toMatch(/^HTTP\/1\.1 503 [^]*"ending"/)
  await closing
})

it('says that it is ending while it still takes connections', async () => {
  const { port, server } = await startServer()
  const closing = server.close(10_000, { graceMs: 300, lingerMs: 20 })
  expect(await ask(port, '/healthz')).toMatchObject({ status: 503, text: '{"status":"ending"}', headers: { 'retry-after': '5' } })
  expect((await ask(port, '/api/en/tools')).status).toBe(200)
  await closing
  // A process that another test is just starting may hold the port for a moment: then it is reset before it is refused.
  const refused = () =>
    ask(port, '/healthz').then(
      ({ status }) => status,
      ({ code }: NodeJS.ErrnoException) => code,
    )
  expect(await refused()).toMatch(/^ECONN/)
  await expect.poll(refused).toBe('ECONNREFUSED')
})

it('answers what runs longer than it can wait with a refusal, and not as a bug of the tool', async () => {
  const bugs: unknown[] = []
  const { port, server } = await startServer({ onBug: (tool) => bugs.push(tool) })
  const body = JSON.stringify({ input: { way: 'endless' } })
  const running = ask(port, '/api/tools/memory-hog', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  await wait(100)
  await server.close(50, PATIENCE)
  const { status, headers, text } = await running
  expect({ status, headers }).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', connection: 'close', 'content-type': 'application/problem+json', 'access-control-allow-origin': '*' },
  })
  expect(JSON.parse(text)).toMatchObject({ code: 'busy' })
  expect(bugs).toEqual([])
})

it('reads what has come before it takes a connection for silent, though it stood still', async () => {
  const { port, server } = await startServer()
  const { socket, received, ended } = await open(port)
  socket.write(GET)
  await once(socket, 'data')
  const closing = server.close(10_000, { lingerMs: 50 })
  await wait(75)
  await new Promise(setImmediate)
  // Written at once, and not read for longer than the silence that is allowed.
  socket.write(GET)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  await ended
  expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503'])
  await closing
})
