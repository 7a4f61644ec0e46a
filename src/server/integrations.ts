import { Hono } from 'hono'
import type { Integration, PolicySources } from '../../engine/site/entries.ts'
import type { HttpEnv } from '../../engine/http/face.ts'
import { PRIVATE } from './own-pages.ts'
import { type Environment, WrongSetting } from './settings.ts'

/** A service that this deployment has switched on, as a page needs to know it. */
export type ActiveIntegration = { readonly id: string; readonly purpose: string; readonly provider: string; readonly key: string }

/** The services whose settings are there. @throws WrongSetting */
export function activeIntegrations(
  integrations: readonly Integration[],
  env: Environment,
): { readonly active: readonly ActiveIntegration[]; readonly sources: readonly PolicySources[] } {
  const configured = integrations.flatMap((integration) => {
    const key = env[integration.setting]
    if (!key) return []
    if (!integration.key.test(key)) throw new WrongSetting(`${integration.setting} is not a key of ${integration.provider}.`)
    return [{ integration, key }]
  })
  return {
    active: configured.map(({ integration: { id, purpose, provider }, key }) => ({ id, purpose, provider, key })),
    sources: configured.map(({ integration, key }) => integration.sources(key)),
  }
}

/** `GET /api/integrations`: what may be loaded once the visitor agrees; nothing where nothing is configured. */
export function createIntegrationRoutes(active: readonly ActiveIntegration[]): Hono<HttpEnv> {
  return new Hono<HttpEnv>().get('/api/integrations', (c) => c.json(active, 200, PRIVATE))
}
