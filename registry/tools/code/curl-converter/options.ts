import { defineFailures } from '../../../../engine/core/define.ts'
import { refuseTypographic, TYPOGRAPHIC, type Word } from './command.ts'

/** What becomes of an option: it is part of the request, it changes nothing that code would show, or it cannot be carried over. */
type Effect = 'used' | 'quiet' | 'lost'
type Option = { readonly name: string; readonly takesValue: boolean; readonly effect: Effect }
/** An option as it was given. `isOn` is false after `--no-`. */
export type Given = { readonly name: string; readonly value: Word; readonly isOn: boolean; readonly at: number }

/** The options of curl 8.17, those for other protocols included: `short:long`, with a value or without. */
const TABLE: Readonly<Record<Effect, { readonly value: string; readonly flag: string }>> = {
  used: {
    value:
      'E:cert connect-timeout b:cookie d:data data-ascii data-binary data-raw data-urlencode F:form form-string H:header json key ' +
      'max-redirs m:max-time oauth2-bearer o:output x:proxy U:proxy-user r:range e:referer X:request T:upload-file url url-query ' +
      'u:user A:user-agent',
    flag:
      '::next anyauth basic compressed digest f:fail G:get g:globoff I:head 0:http1.0 http1.1 http2 http2-prior-knowledge k:insecure ' +
      'L:location location-trusted negotiate ntlm path-as-is O:remote-name',
  },
  quiet: {
    value:
      'cert-type create-file-mode D:dump-header expect100-timeout happy-eyeballs-timeout-ms h:help keepalive-cnt keepalive-time key-type libcurl output-dir parallel-max stderr trace trace-ascii trace-config w:write-out',
    flag:
      'alpn a:append N:buffer ca-native cert-status clobber compressed-ssh create-dirs q:disable disable-eprt disable-epsv dump-ca-embed fail-early fail-with-body false-start form-escape http0.9 ignore-content-length i:include j:junk-session-cookies ' +
      'keepalive M:manual metalink npn out-null Z:parallel parallel-immediate #:progress-bar progress-meter raw J:remote-header-name ' +
      'remote-name-all R:remote-time remove-on-error sessionid S:show-error s:silent skip-existing ssl-allow-beast ssl-no-revoke ' +
      'ssl-revoke-best-effort styled-output suppress-connect-headers tcp-fastopen tcp-nodelay 1:tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 ' +
      'trace-ids trace-time B:use-ascii v:verbose V:version xattr',
  },
  lost: {
    value:
      'abstract-unix-socket alt-svc aws-sigv4 cacert capath ciphers K:config connect-to C:continue-at c:cookie-jar crlfile curves ' +
      'delegation dns-interface dns-ipv4-addr dns-ipv6-addr dns-servers doh-url ech egd-file engine etag-compare etag-save expand-data expand-header expand-url ftp-account ftp-alternative-to-user ftp-method P:ftp-port ftp-ssl-ccc-mode haproxy-clientip ' +
      'hostpubmd5 hostpubsha256 hsts interface ip-tos ipfs-gateway krb limit-rate local-port login-options mail-auth mail-from mail-rcpt max-filesize netrc-file noproxy parallel-max-host pass pinnedpubkey preproxy proto proto-default proto-redir proxy-cacert proxy-capath ' +
      'proxy-cert proxy-cert-type proxy-ciphers proxy-crlfile proxy-header proxy-key proxy-key-type proxy-pass proxy-pinnedpubkey ' +
      'proxy-service-name proxy-tls13-ciphers proxy-tlsauthtype proxy-tlspassword proxy-tlsuser proxy1.0 pubkey Q:quote random-file ' +
      'rate request-target resolve retry retry-delay retry-max-time sasl-authzid service-name sigalgs socks4 socks4a socks5 ' +
      'socks5-gssapi-service socks5-hostname Y:speed-limit y:speed-time t:telnet-option tftp-blksize z:time-cond tls-max ' +
      'tls13-ciphers tlsauthtype tlspassword tlsuser unix-socket upload-flags variable vlan-priority',
    flag:
      'crlf disallow-username-in-url doh-cert-status doh-insecure follow ftp-create-dirs ftp-pasv ftp-pret ftp-skip-pasv-ip ftp-ssl-ccc ftp-ssl-control haproxy-protocol http3 http3-only 4:ipv4 6:ipv6 l:list-only mail-rcpt-allowfails mptcp n:netrc netrc-optional ntlm-wb post301 post302 post303 proxy-anyauth proxy-basic proxy-ca-native proxy-digest proxy-http2 proxy-insecure ' +
      'proxy-negotiate proxy-ntlm proxy-ssl-allow-beast proxy-ssl-auto-client-cert proxy-tlsv1 p:proxytunnel retry-all-errors retry-connrefused sasl-ir socks5-basic socks5-gssapi socks5-gssapi-nec ssl ssl-auto-client-cert ssl-reqd 2:sslv2 3:sslv3 tftp-no-options tls-earlydata tlsv1.3 tr-encoding',
  },
}

export const optionFailures = defineFailures({
  'unknown-option': '“{{option}}” isn’t an option of curl. Correct or remove it.',
  'ambiguous-option': '“{{option}}” could be short for {{options}}. Write it in full.',
  'equals-sign': 'curl takes no = after an option. Write {{option}} and the value with a space between them.',
  'missing-value': 'The option {{option}} needs a value.',
})

const LONG = new Map<string, Option>()
const SHORT = new Map<string, Option>()
for (const [effect, groups] of Object.entries(TABLE) as [Effect, (typeof TABLE)[Effect]][])
  for (const [kind, names] of Object.entries(groups))
    for (const one of names.split(' ')) {
      const [, short, name = ''] = /^(?:(.):)?(.+)$/.exec(one) ?? []
      const option: Option = { name, takesValue: kind === 'value', effect }
      LONG.set(name, option)
      if (short !== undefined) SHORT.set(short, option)
    }

type Options = {
  /** Options of the request, in order. */
  readonly given: readonly Given[]
  readonly urls: readonly Word[]
  /** What cannot be carried over, as it was written. */
  readonly lost: readonly string[]
}

/** Sorts arguments into options and URLs, as curl does. @throws ToolError those of {@link optionFailures} and of the shell */
export function readOptions(words: readonly Word[], text: string): Options {
  const given: Given[] = []
  const urls: Word[] = []
  const lost = new Set<string>()
  let areOver = false
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word
    const { text: said, at } = word
    const take = (option: Option, spelled: string, attached: string, isOn = true) => {
      const value = option.takesValue && attached === '' ? words[++index] : { text: attached, at }
      if (!value) return optionFailures.fail('missing-value', { option: spelled, field: 'text', offset: at, text })
      if (option.effect === 'used') given.push({ name: option.name, value, isOn, at })
      if (option.effect === 'lost') lost.add(spelled)
    }
    if (areOver || !said.startsWith('-') || said === '-') {
      if (TYPOGRAPHIC[said[0] ?? ''] !== undefined && text[at] === said[0]) refuseTypographic(text, at)
      urls.push(word)
    } else if (said === '--') areOver = true
    else if (said.startsWith('--')) {
      const { option, isOn } = findLong(said.slice(2), at, text)
      take(option, said, '', isOn)
    } else
      for (let letter = 1; letter < said.length; letter++) {
        const option = SHORT.get(said[letter] as string)
        if (!option) return optionFailures.fail('unknown-option', { option: said.slice(0, 40), field: 'text', offset: at, text })
        take(option, `-${said[letter] as string}`, option.takesValue ? said.slice(letter + 1) : '')
        if (option.takesValue) break
      }
  }
  return { given, urls, lost: [...lost] }
}

/** An option by its name, or by the only one that begins so. */
function findLong(said: string, at: number, text: string): { readonly option: Option; readonly isOn: boolean } {
  const where = { field: 'text', offset: at, text }
  const exact = LONG.get(said)
  if (exact) return { option: exact, isOn: true }
  if (said.startsWith('expand-') && LONG.get(said.slice(7))?.takesValue)
    return { option: { name: said, takesValue: true, effect: 'lost' }, isOn: true }
  const negated = LONG.get(said.replace(/^no-/, ''))
  if (negated && !negated.takesValue) return { option: negated, isOn: false }
  const [before = '', ...after] = said.split('=')
  if (after.length > 0 && LONG.has(before)) optionFailures.fail('equals-sign', { option: `--${before}`, ...where })
  const found = said === '' ? [] : [...LONG.values()].filter(({ name }) => name.startsWith(said))
  if (found.length > 1)
    optionFailures.fail('ambiguous-option', {
      option: `--${said}`,
      options: found
        .slice(0, 4)
        .map(({ name }) => `--${name}`)
        .join(', '),
      ...where,
    })
  const option = found[0] ?? optionFailures.fail('unknown-option', { option: `--${said.slice(0, 40)}`, ...where })
  return { option, isOn: true }
}
