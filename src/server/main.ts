import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readPages } from '../../engine/read/registry.ts'
import { readCatalogue } from '../../engine/run/node/catalogue.ts'
import { toBug, type ToolBug } from '../../engine/run/node/client.ts'
import { locales } from '../../registry/locales.ts'
import { integrations } from '../../registry/integrations.ts'
import { site } from '../../registry/site.ts'
import { accountSources } from './account/policy.ts'
import { activeIntegrations } from './integrations.ts'
import { readFrontSettings } from './front-settings.ts'
import { createListing } from './listing.ts'
import { readLoadSettings } from './load-settings.ts'
import { createServer } from './server.ts'
import { readServiceSettings } from './service-settings.ts'
import { openServices } from './services.ts'
import { readSettings, WrongSetting } from './settings.ts'
import { createFaceWords } from './words.ts'

const REGISTRY = new URL('../../registry/', import.meta.url)
const ROOT = fileURLToPath(new URL('../../dist/client/', import.meta.url))

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** What a visitor typed may stand in an error's message, so only its kind and place are logged. */
function logFrames(what: string, { kind, frames }: ToolBug): void {
  console.error([`${what}: ${kind}`, ...frames.slice(0, 8)].join('\n  '))
}

/** An error's code, such as ECONNREFUSED, says what to mend and holds nothing of a visitor's. */
function report(work: string, error: unknown): void {
  const { code } = Object(error) as { code?: unknown }
  logFrames(typeof code === 'string' && /^\w+$/.test(code) ? `${work}: ${code}` : work, toBug(error))
}

/** One line for what a person can mend; the error itself for anything else. */
function explain(error: unknown): string {
  const { code, message, stack, port = '' } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or choose another: PORT=4174 npm start`
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Choose another: PORT=4173 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST "${process.env.HOST}" is not an address of this machine.`
  return error instanceof WrongSetting ? message : (stack ?? message)
}

try {
  if (!existsSync(ROOT)) fail('There is no build in dist/client. Make one: npm run build')
  const settings = readSettings(process.env)
  const load = readLoadSettings(process.env)
  const tools = await readCatalogue(REGISTRY)
  const { say } = createFaceWords(new URL('../../locales/', import.meta.url), tools, locales)
  const serviceSettings = readServiceSettings(process.env)
  const { hsts, securityContact, origin } = readFrontSettings(process.env)
  const { active, sources } = activeIntegrations(integrations, process.env)
  const server = createServer({
    root: ROOT,
    pages: await readPages(REGISTRY),
    tools,
    locales,
    say,
    listTools: createListing(ROOT),
    info: { title: `${site.name} API`, version: '1.0.0', description: 'Every tool of the site that needs no browser.' },
    pool: { ...load.pool, net: settings.net, lane: settings.lane },
    ...load.face,
    proxies: settings.proxies,
    rateLimit: { perSecond: settings.perSecond, burst: settings.perSecond * 30 },
    lookupLimit: { perSecond: settings.lookupsPerMinute / 60, burst: settings.lookupsPerMinute },
    onBug: (toolId, bug) => logFrames(`bug in ${toolId}`, bug),
    onError: (error) => report('error', error),
    services: await openServices({ settings: serviceSettings, report }),
    integrations: active,
    hsts,
    securityTxt: securityContact === undefined ? undefined : { contact: securityContact, origin },
    sources: serviceSettings.account ? [...sources, accountSources(serviceSettings.account)] : sources,
  })
  const { port } = await server.listen(settings.port, settings.host)
  const host = settings.host ?? 'localhost'
  console.log(`http://${host.includes(':') ? `[${host}]` : host}:${port}/`)
  const stop = () => void server.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  fail(explain(error))
}
