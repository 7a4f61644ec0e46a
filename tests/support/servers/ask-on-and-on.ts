import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { readAll } from '../../../engine/cli/terminal.ts'

/** Somebody who asks again and again over one connection, until no more are taken. What was sent and not answered is lost. */
export function askOnAndOn(port: number, lost: string[]): { isAnswered: Promise<void>; hasEnded: Promise<void> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { promise: isAnswered, resolve } = Promise.withResolvers<void>()
  const askAll = async () => {
    for (;;)
      try {
        const asked = request({ port, agent, path: '/api/en/tools' })
        asked.end()
        const [response] = (await once(asked, 'response')) as [AsyncIterable<Uint8Array>]
        await readAll(response)
        resolve()
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException
        if (code !== 'ECONNREFUSED') lost.push(code)
        return agent.destroy()
      }
  }
  return { isAnswered, hasEnded: askAll() }
}
