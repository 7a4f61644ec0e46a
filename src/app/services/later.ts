import { isSentAway } from '../../account/guarded.ts'
import type { Store } from '../../account/account.ts'
import { startAccount } from '../../account/start.ts'
import type { PagePayload, Shell } from '../../../engine/site/page.ts'
import { startIntegrations } from '../../integrations/start.ts'
import { sayNeedsNetwork } from '../offline/say-needs-network.ts'
import { offerCopying } from './clipboard.ts'
import { listenToKeys } from './keys.ts'
import { keepOffline } from './offline.ts'

/** What a page does once it works and the browser has time. */
export async function later(store: Store, shell: Shell, { build, guard }: PagePayload): Promise<void> {
  offerCopying()
  listenToKeys(store, shell)
  sayNeedsNetwork(shell)
  if (guard && (await isSentAway(guard, store, shell))) return
  await Promise.all([startAccount(store, shell), startIntegrations(shell), import.meta.env.PROD && keepOffline(shell, build)])
}
