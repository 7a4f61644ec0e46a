import { defineFailures, fail } from '../../../engine/core/define.ts'
export const domainNameFailures = defineFailures({
  'bad-name': 'This is not a domain name. It should look like example.com.',
  'long-name': 'A domain name can have at most 253 characters, and each part between the dots at most 63.',
})

/**
 * A domain name as the DNS carries it: lower case, other scripts as Punycode, without the last dot.
 * A pasted web address gives its host. Underscores, as in `_dmarc`, are let through.
 * @throws ToolError required, bad-name, long-name
 */
export function parseDomainName(text: string, field: string): string {
  const host = text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
  if (text.trim() === '') fail('required', { field })
  if (host === '' || /[\s%@\\[\]:<>^|]/.test(host)) domainNameFailures.fail('bad-name', { field })
  const name = toAscii(host) ?? domainNameFailures.fail('bad-name', { field })
  if (name.length > 253 || name.split('.').some((label) => label.length > 63)) domainNameFailures.fail('long-name', { field })
  if (!name.split('.').every((label) => /^(?!-)[a-z0-9_-]+(?<!-)$/.test(label))) domainNameFailures.fail('bad-name', { field })
  return name
}

/** UTS #46 by the platform's own URL parser; undefined where it refuses. The `x-` keeps it from reading numbers as IPv4. */
function toAscii(host: string): string | undefined {
  const guarded = `http://${host}.x-`
  return URL.canParse(guarded) ? new URL(guarded).hostname.replace(/\.x-$/, '') : undefined
}
