import type { NetworkAccess } from '../../../engine/core/context.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import { registryFailures } from './failures.ts'
import { askRdap, domainService } from './rdap.ts'
import { type DomainFacts, domainFacts } from './rdap-facts.ts'
import { askWhois } from './whois.ts'

/** What a registry says of a domain. */
type DomainAnswer = {
  readonly state: 'found' | 'none' | 'reserved' | 'unclear'
  readonly host: string
  readonly protocol: 'RDAP' | 'WHOIS'
  readonly facts: DomainFacts
  /** The whole answer, where there is one. */
  readonly text: string
}

const NO_FACTS: DomainFacts = { status: [], nameServers: [] }

/**
 * Asks the registry's RDAP service, or its WHOIS server where there is none or it is out of order.
 * @param name as the DNS carries it
 * @throws ToolError no-service, registry-limits, registry-unreadable, network-failed and the like
 */
export async function askDomain(net: NetworkAccess, name: string): Promise<DomainAnswer> {
  let failure: unknown
  try {
    const base = await domainService(net, name)
    if (base !== undefined) {
      const answer = await askRdap(net, base, `domain/${name}`, 'domain')
      const { host, state } = answer
      if (answer.state !== 'found') return { state, host, protocol: 'RDAP', facts: NO_FACTS, text: '' }
      const told = answer.data.ldhName
      // An answer about another name would be worse than none.
      if (typeof told === 'string' && told.toLowerCase().replace(/\.$/, '') !== name) registryFailures.fail('registry-unreadable', { host })
      return { state, host, protocol: 'RDAP', facts: domainFacts(answer.data), text: answer.text }
    }
  } catch (error) {
    // To be told to slow down is an answer; going round it by the other door would be rude.
    if (!(error instanceof ToolError) || ['registry-limits', 'cancelled', 'network-refused'].includes(error.failure.code)) throw error
    failure = error
  }
  try {
    const { host, text, parsed } = await askWhois(net, name)
    return {
      state: parsed.state === 'limited' ? 'unclear' : parsed.state,
      host,
      protocol: 'WHOIS',
      facts: parsed.state === 'found' ? parsed.facts : NO_FACTS,
      text,
    }
  } catch (error) {
    // Where RDAP failed and WHOIS is not there at all, the first failure says more.
    throw failure !== undefined && error instanceof ToolError && error.failure.code !== 'registry-limits' ? failure : error
  }
}
