import type { AddressInfo } from 'node:net'
import type { Language } from '../../engine/core/define.ts'
import { createCounts, type Counts } from '../../engine/http/counts.ts'
import { readPages, readyRecipes } from '../../engine/read/registry.ts'
import { readCatalogue } from '../../engine/run/node/catalogue.ts'
import { toBug, type ToolBug } from '../../engine/run/node/client.ts'
import { locales } from '../../registry/locales.ts'
import { integrations } from '../../registry/integrations.ts'
import { site } from '../../registry/site.ts'
import { LOCALES, RECOGNIZER, REGISTRY, SITE } from '../places.ts'
import { accountSources } from './account/policy.ts'
import { readFrontSettings } from './front-settings.ts'
import { activeIntegrations } from './integrations.ts'
import { readLifeSettings } from './life-settings.ts'
import { createGuesses, createListing } from './listing.ts'
import { readMcp } from './mcp.ts'
import { readLoadSettings } from './load-settings.ts'
import { createServer, type RunningServer } from './server.ts'
import { readServiceSettings } from './service-settings.ts'
import { openServices } from './services.ts'
import { readSettings } from './settings.ts'
import { createFaceWords } from './words.ts'

/** What a visitor typed may stand in an error's message, so only its kind and place are logged. */
function logFrames(what: string, { kind, frames }: ToolBug): void {
  console.error([`${what}: ${kind}`, ...frames.slice(0, 8)].join('\n  '))
}

/** An error's code, such as ECONNREFUSED, says what to mend and holds nothing of a visitor's. */
function report(work: string, error: unknown): void {
  const { code } = Object(error) as { code?: unknown }
  logFrames(typeof code === 'string' && /^\w+$/.test(code) ? `${work}: ${code}` : work, toBug(error))
}

/**
 * Starts the server of this process as the environment says.
 * @param shared where callers are counted, if other processes listen there too @throws WrongSetting
 */
export async function serve(shared?: Counts): Promise<{ server: RunningServer; address: AddressInfo }> {
  const settings = readSettings(process.env)
  const counts = shared ?? createCounts()
  const load = readLoadSettings(process.env, readLifeSettings(process.env).workers)
  const tools = await readCatalogue(REGISTRY)
  const { say, wordsOf } = createFaceWords(LOCALES, tools, locales)
  const serviceSettings = readServiceSettings(process.env)
  const { listTools, find } = createListing(SITE)
  const readGuess = createGuesses(SITE)
  const takenIn = async (language: Language) => (await readGuess(language)).tools
  const recipes = readyRecipes(REGISTRY)
  const { hsts, securityContact, origin } = readFrontSettings(process.env)
  const { active, sources } = activeIntegrations(integrations, process.env)
  const server = createServer({
    root: SITE,
    pages: await readPages(REGISTRY),
    tools,
    locales,
    say,
    listTools,
    guess: { module: RECOGNIZER, read: readGuess },
    recipes,
    info: { title: `${site.name} API`, version: '1.0.0', description: 'All tools on this site that run without a browser.' },
    pool: { ...load.pool, net: settings.net, lane: settings.lane },
    ...load.face,
    counts,
    proxies: settings.proxies,
    rateLimit: { perSecond: settings.perSecond, burst: settings.perSecond * 30 },
    lookupLimit: { perSecond: settings.lookupsPerMinute / 60, burst: settings.lookupsPerMinute },
    onBug: (toolId, bug) => logFrames(`bug in ${toolId}`, bug),
    onError: (error) => report('error', error),
    mcp: await readMcp({ env: process.env, tools, locales, say, wordsOf, find, recognizer: RECOGNIZER, takenIn, recipes }),
    services: await openServices({ settings: serviceSettings, report, log: console.error, counts }),
    integrations: active,
    hsts,
    securityTxt: securityContact === undefined ? undefined : { contact: securityContact, origin },
    sources: serviceSettings.account ? [...sources, accountSources(serviceSettings.account)] : sources,
  })
  return { server, address: await server.listen(settings.port, settings.host, shared !== undefined) }
}
