import { once } from 'node:events'
import net from 'node:net'
import type { AddressInfo } from 'node:net'

export type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly raw: string }

/** A mail server that speaks as much SMTP as a client needs to hand over a message. */
export type SmtpServer = {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** The answer to a message, such as `554 no`; what is not accepted is not received. */
  setAnswer(line: string): void
  /** The answer to the name of a recipient. */
  setRecipientAnswer(line: string): void
  close(): Promise<void>
}

export async function startSmtp(port = 0): Promise<SmtpServer> {
  const received: ReceivedMail[] = []
  const sockets = new Set<net.Socket>()
  let answer = '250 taken'
  let recipientAnswer = '250 known'
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    const say = (line: string) => socket.write(`${line}\r\n`)
    let buffer = ''
    let from = ''
    let to: string[] = []
    let isData = false
    const take = (line: string) => {
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'MAIL') from = /<(.*)>/.exec(line)?.[1] ?? ''
      else if (command === 'RCPT') {
        to.push(/<(.*)>/.exec(line)?.[1] ?? '')
        return say(recipientAnswer)
      }
      if (command === 'DATA') {
        isData = true
        return say('354 go on')
      } else if (command === 'QUIT') return socket.end('221 bye\r\n')
      return say('250 mail.test')
    }
    socket.setEncoding('utf8').on('data', (text: string) => {
      buffer += text
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n'
        const at = buffer.indexOf(end)
        if (at < 0) return
        const part = buffer.slice(0, at)
        buffer = buffer.slice(at + end.length)
        if (isData) {
          if (answer.startsWith('2')) received.push({ from, to, raw: part })
          isData = false
          to = []
          say(answer)
        } else take(part)
      }
    })
    say('220 mail.test')
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    setAnswer: (line) => (answer = line),
    setRecipientAnswer: (line) => (recipientAnswer = line),
    close: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
