import type { NetworkAccess } from '../../../../engine/core/context.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { askDomain } from '../../../lib/lookup/ask-domain.ts'

export const STATES = { free: 'Seems available', taken: 'Taken', reserved: 'Reserved', unknown: 'Unknown' } as const
export type State = keyof typeof STATES

export const REASONS = {
  registered: 'Registered, according to the registry.',
  'name-servers': 'It has name servers in the DNS.',
  'no-entry': 'The registry has no entry for it.',
  reserved: 'Reserved by the registry.',
  limits: 'The registry is limiting our requests. Try again later.',
  'no-service': 'This registry has no public lookup service.',
  'no-answer': 'The registry didn’t answer.',
  unclear: 'The registry’s answer couldn’t be read.',
} as const
export type Reason = keyof typeof REASONS

export type Availability = {
  readonly state: State
  readonly reason: Reason
  readonly expires?: string | undefined
  readonly registrar?: string | undefined
}

/**
 * Whether a domain is taken. Name servers are proof enough and spare the registry a question; that there are none proves nothing.
 * Only the registry's own “no such name” counts as free; any error leaves it unknown.
 */
export async function availabilityOf(net: NetworkAccess, name: string): Promise<Availability> {
  try {
    if (await isDelegated(net, name)) return { state: 'taken', reason: 'name-servers' }
    const { state, facts } = await askDomain(net, name)
    if (state === 'none') return { state: 'free', reason: 'no-entry' }
    if (state === 'unclear') return { state: 'unknown', reason: 'unclear' }
    if (state === 'reserved' || facts.status.some((code) => /^reserved/i.test(code))) return { state: 'reserved', reason: 'reserved' }
    return { state: 'taken', reason: 'registered', expires: facts.expires, registrar: facts.registrar }
  } catch (error) {
    if (!(error instanceof ToolError) || error.failure.code === 'cancelled') throw error
    return { state: 'unknown', reason: reasonOf(error.failure.code) }
  }
}

function reasonOf(code: string): Reason {
  if (code === 'registry-limits') return 'limits'
  if (code === 'no-service') return 'no-service'
  return code === 'registry-unreadable' || code === 'too-big' ? 'unclear' : 'no-answer'
}

async function isDelegated(net: NetworkAccess, name: string): Promise<boolean> {
  try {
    return (await net.resolveDns(name, 'NS')).some((record) => record.type === 'NS' && record.name === name)
  } catch (error) {
    if (error instanceof ToolError && ['not-found', 'network-failed'].includes(error.failure.code)) return false
    throw error
  }
}
