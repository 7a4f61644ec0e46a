/** The part of a host name that somebody registers, by the Public Suffix List: `example.co.uk` for `www.example.co.uk`. */
export async function registrableOf(name: string): Promise<{ readonly name: string; readonly isEnding: boolean }> {
  const { parse } = await import('tldts')
  const { domain, publicSuffix } = parse(name, { allowPrivateDomains: false, validateHostname: false, detectIp: false })
  return domain ? { name: domain, isEnding: false } : { name: publicSuffix ?? name, isEnding: true }
}
