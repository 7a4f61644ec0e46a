import type { NetworkAccess } from '../../../engine/core/context.ts'
import { registryFailures } from './failures.ts'
import { readWhois, type WhoisText } from './whois-text.ts'

const ROOT = 'whois.iana.org'
const MOST_REFERRALS = 2

/** Servers that want more than the bare name, with what they want. From the documentation of each registry. */
const QUESTIONS: Readonly<Record<string, (name: string) => string>> = {
  // Otherwise the answer lists every name that begins alike.
  'whois.verisign-grs.com': (name) => `domain ${name}`,
  'ccwhois.verisign-grs.com': (name) => `domain ${name}`,
  'whois.denic.de': (name) => `-T dn,ace ${name}`,
  // In English.
  'whois.jprs.jp': (name) => `${name}/e`,
  'whois.punktum.dk': (name) => `--show-handles ${name}`,
  'whois.nic.name': (name) => `domain=${name}`,
}

type WhoisAnswer = { readonly host: string; readonly text: string; readonly parsed: WhoisText }

/**
 * Asks the registry of a name by the referral of IANA's root server.
 * @throws ToolError no-service when the root names no server, registry-limits, network-failed and the like
 */
export async function askWhois(net: NetworkAccess, name: string): Promise<WhoisAnswer> {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const host = serverOf(decode(await net.query(ROOT, ending)), /^(?:refer|whois):\s*(\S+)/im)
  if (host === undefined) return registryFailures.fail('no-service', { name: `.${ending}` })
  return askServer(net, host, name)
}

/** Asks a server, and the registrar's where a registry only names that. */
async function askServer(net: NetworkAccess, first: string, name: string): Promise<WhoisAnswer> {
  let host = first
  const answers: { host: string; text: string; parsed: WhoisText }[] = []
  for (let i = 0; i <= MOST_REFERRALS; i++) {
    const text = decode(await net.query(host, (QUESTIONS[host] ?? String)(name)))
    const parsed = readWhois(text, name)
    if (parsed.state === 'limited') registryFailures.fail('registry-limits', { host })
    answers.push({ host, text, parsed })
    const next = serverOf(text, /^\s*(?:refer|whois server|registrar whois server|ReferralServer):\s*(?:r?whois:\/\/)?([^\s/:]+)/im)
    // A registry that says who, when and where tells more than a registrar's copy of it.
    if (next === undefined || answers.some((answer) => answer.host === next) || isWhole(parsed)) break
    host = next
  }
  const best = answers.findLast(({ parsed }) => parsed.state === 'found') ?? (answers[0] as WhoisAnswer)
  return {
    ...best,
    text: answers.length === 1 ? best.text : answers.map((answer) => `# ${answer.host}\n\n${answer.text.trim()}`).join('\n\n'),
  }
}

function isWhole({ state, facts }: WhoisText): boolean {
  return state !== 'found' || (facts.registrar !== undefined && (facts.created !== undefined || facts.expires !== undefined))
}

function serverOf(text: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(text)?.[1]?.toLowerCase()
  return found !== undefined && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(found) ? found : undefined
}

/** WHOIS names no encoding: UTF-8 where that fits, Latin-1 else. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
