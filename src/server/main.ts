import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCatalogue } from '../../engine/run/load.ts'
import { locales } from '../../registry/locales.ts'
import { site } from '../../registry/site.ts'
import { listTools } from './listing.ts'
import { createServer } from './server.ts'
import { readSettings } from './settings.ts'
import { createFaceWords } from './words.ts'

const ROOT = fileURLToPath(new URL('../../dist/client/', import.meta.url))

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** One line for what a person can mend; the error itself for anything else. */
function explain(error: unknown): string {
  const { code, message, stack } = error as NodeJS.ErrnoException & { port?: number }
  const { port = '' } = error as { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or choose another: PORT=4174 npm start`
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Choose another: PORT=4173 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST "${process.env.HOST}" is not an address of this machine.`
  return message.startsWith('PORT') || message.startsWith('TRUST_PROXY') ? message : (stack ?? message)
}

try {
  if (!existsSync(ROOT)) fail('There is no build in dist/client. Make one: npm run build')
  const settings = readSettings(process.env)
  const tools = await readCatalogue(new URL('../../registry/', import.meta.url))
  const { say } = createFaceWords(new URL('../../locales/', import.meta.url), tools, locales)
  const server = createServer({
    root: ROOT,
    tools,
    locales,
    say,
    listTools,
    info: { title: `${site.name} API`, version: '1.0.0', description: 'Every tool of the site that needs no browser.' },
    pool: { net: settings.net },
    proxies: settings.proxies,
    // What the visitor typed may stand in a message, so only the place is logged.
    onBug: (toolId, { kind, frames }) => console.error(`bug in ${toolId}: ${kind}\n  ${frames.slice(0, 8).join('\n  ')}`),
    onError: (error) => console.error(error instanceof Error ? error.stack?.split('\n').slice(1, 9).join('\n') : 'error'),
  })
  const { port } = await server.listen(settings.port, settings.host)
  console.log(`http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}/`)
  const stop = () => void server.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  fail(explain(error))
}
