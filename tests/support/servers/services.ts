import { CONTACT_DEFAULTS } from '../../../src/server/contact/inbox.ts'
import { SHARED_DEFAULTS } from '../../../src/server/shared/limits.ts'
import type { ServiceSettings } from '../../../src/server/service-settings.ts'
import { openServices, type ServiceOptions } from '../../../src/server/services.ts'
import type { ServerOptions } from '../../../src/server/server.ts'
import { openSqliteRows } from '../../../src/server/store/sqlite.ts'
import { createDocumentStore, type DocumentStore } from '../../../src/server/store/store.ts'
import { ask, type Answer, type Question } from './ask.ts'
import { startServer } from './runner-server.ts'

export type JsonAnswer = Answer & { readonly json: Record<string, any> }
export type TrialServices = {
  readonly port: number
  readonly store: DocumentStore
  /** Errors reported with no request to answer. */
  readonly reports: readonly unknown[]
  /** A request with a JSON body, as our own page sends it. */
  send(method: string, path: string, body?: unknown, headers?: Question['headers']): Promise<JsonAnswer>
  close(): Promise<void>
}

/** The product's server with its services over a database in the folder. */
export async function startServices(
  folder: string,
  {
    settings,
    server,
    ...options
  }: Partial<Omit<ServiceOptions, 'settings'>> & { settings?: Partial<ServiceSettings>; server?: Partial<ServerOptions> } = {},
): Promise<TrialServices> {
  const store = options.store ?? createDocumentStore(openSqliteRows(folder), options.now)
  const reports: unknown[] = []
  const services = await openServices({
    settings: {
      dataFolder: folder,
      firestore: undefined,
      secretKey: undefined,
      mail: undefined,
      account: undefined,
      contact: CONTACT_DEFAULTS,
      shared: SHARED_DEFAULTS,
      ...settings,
    },
    report: (_work, error) => reports.push(error),
    roundMs: 1e9,
    ...options,
    store,
  })
  const running = await startServer({ services, onError: (error) => reports.push(error), ...server })
  return {
    port: running.port,
    store,
    reports,
    async send(method, path, body, headers = {}) {
      const text = body === undefined || typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
      const answer = await ask(running.port, path, {
        method,
        headers: { ...(text !== undefined && { 'content-type': 'application/json' }), 'sec-fetch-site': 'same-origin', ...headers },
        ...(text !== undefined && { body: text as string }),
      })
      return { ...answer, json: JSON.parse(answer.text || '{}') as Record<string, any> }
    },
    close: () => running.server.close(0),
  }
}
