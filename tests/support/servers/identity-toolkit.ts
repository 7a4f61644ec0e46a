import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readAll } from '../../../engine/cli/terminal.ts'

type Way = 'deletion' | 'nobody' | 'a refusal' | 'silence' | 'nonsense'

/** The address of the identity provider that deletes an account, as far as we ask it. */
export type IdentityToolkit = {
  readonly origin: string
  readonly asked: readonly { readonly path: string; readonly idToken: string }[]
  /** How it answers from now on. */
  setWay(way: Way): void
  reset(): void
  close(): Promise<void>
}

export async function startIdentityToolkit(): Promise<IdentityToolkit> {
  const asked: { path: string; idToken: string }[] = []
  let way: Way = 'deletion'
  const server = createServer((request, response) => {
    void readAll(request).then((bytes) => {
      const { idToken } = JSON.parse(bytes.toString()) as { idToken: string }
      asked.push({ path: request.url ?? '', idToken })
      if (way === 'silence') return response.destroy()
      const message = way === 'nobody' ? 'USER_NOT_FOUND' : 'INVALID_ID_TOKEN'
      response.writeHead(way === 'deletion' ? 200 : 400, { 'content-type': 'application/json' })
      return response.end(
        way === 'nonsense' ? '<html>' : JSON.stringify(way === 'deletion' ? { kind: 'deleted' } : { error: { code: 400, message } }),
      )
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    setWay: (next) => (way = next),
    reset() {
      asked.length = 0
      way = 'deletion'
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
