import * as z from 'zod'
import { defineTool, type Note } from '../../../../engine/core/define.ts'
import { choice, text } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { shellFailures, shellNotices } from './command.ts'
import { requestFailures } from './failures.ts'
import { headerNotices, secretsOf } from './headers.ts'
import { isAscii } from './literals.ts'
import { optionFailures, readOptions } from './options.ts'
import { readRequest } from './read-request.ts'
import { formOf, piecesOf, type Request, SETTINGS } from './request.ts'
import { readCurlCommand, SHELLS } from './shell.ts'
import { type Target, TARGETS, WRITERS } from './targets/targets.ts'
import { urlFailures, urlNotices } from './url.ts'

const LONGEST = 12 * 1024 * 1024
/** What browsers keep for themselves (the Fetch standard: forbidden request-headers). */
const FORBIDDEN =
  /^(?:accept-(?:charset|encoding)|access-control-request-\w+|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/i

const notices = {
  ...shellNotices,
  ...urlNotices,
  ...headerNotices,
  secret: {
    warning:
      'The command contains what others could use to sign in as you ({{names}}), and so does the code. It stays on your device; don’t share it.',
  },
  lost: {
    warning: {
      one: '{{count, number}} option can’t be carried over: {{options}}.',
      other: '{{count, number}} options can’t be carried over: {{options}}.',
    },
  },
  'browser-headers': {
    info: {
      one: 'In a browser, scripts can’t set {{count, number}} of the headers: {{names}}. Node.js sends it.',
      other: 'In a browser, scripts can’t set {{count, number}} of the headers: {{names}}. Node.js sends them.',
    },
  },
  'headers-left-out': {
    warning: {
      one: '{{count, number}} header was left out, because the library sets it itself or refuses it: {{names}}.',
      other: '{{count, number}} headers were left out, because the library sets them itself or refuses them: {{names}}.',
    },
  },
  files: {
    info: { one: 'The code reads {{count, number}} file: {{names}}.', other: 'The code reads {{count, number}} files: {{names}}.' },
  },
  'no-password': { info: 'curl would ask for the password of “{{name}}”. The code has an empty one.' },
} as const

const failures = {
  ...shellFailures.words,
  ...optionFailures.words,
  ...requestFailures.words,
  ...urlFailures.words,
  'body-not-allowed': '{{library}} can’t send a body with {{method}}. Choose another language, or another method.',
  'bytes-not-shown': 'The body has bytes that aren’t UTF-8, which a raw request can’t show as text. Choose another language.',
  'ascii-header': 'The header “{{name}}” has non-ASCII characters, which {{library}} refuses to send. Choose another language.',
} as const

export const curlConverter = defineTool({
  id: 'curl-converter',
  category: 'code',
  icon: 'terminal',
  title: 'curl converter',
  summary:
    'Convert a curl command to JavaScript, Python, Go, PHP, Java, C#, Rust or Ruby code, with body, headers and authentication intact.',
  keywords: [
    'curl to code',
    'curl to python',
    'curl to fetch',
    'curl to javascript',
    'curl to axios',
    'curl to php',
    'curl to go',
    'curl to java',
    'curl to c#',
    'curl to rust',
    'curl to ruby',
    'curl to http',
    'copy as curl',
    'curl command parser',
    'python requests generator',
  ],
  aliases: [
    'curl-to-code',
    'curl-to-python',
    'curl-to-fetch',
    'curl-to-javascript',
    'curl-to-axios',
    'curl-to-php',
    'curl-to-go',
    'curlconverter',
  ],
  slugs: {
    es: 'convertidor-de-curl',
    fr: 'convertisseur-curl',
    id: 'konverter-curl',
    it: 'convertitore-curl',
    pl: 'konwerter-curl',
    pt: 'conversor-de-curl',
    ru: 'konverter-curl',
  },
  recognizes: [{ kind: 'curl' }],
  effect: 'pure',
  limits: { timeMs: 20_000 },
  input: z.object({
    text: text('curl command', {
      max: LONGEST,
      control: 'code',
      language: 'bash',
      sensitive: true,
      lines: 8,
      help: 'As copied from a browser’s developer tools (“Copy as cURL”), documentation or a terminal.',
    }),
    target: choice('Language', TARGETS),
    shell: choice(
      'Shell',
      { auto: 'Detect automatically', ...SHELLS },
      { advanced: true, help: 'Decides how quotation marks and escapes are read.' },
    ),
  }),
  output: z.object({
    text: part(z.string(), 'Code', { view: 'code', language: '@target', media: 'text/plain', sensitive: true }),
    facts: facts(
      'Details',
      {
        method: column(z.string(), 'Method', { format: 'code' }),
        url: column(z.string(), 'URL', { format: 'code', copyable: true }),
        headers: column(z.int(), 'Headers'),
        shell: column(z.enum(Object.keys(SHELLS) as (keyof typeof SHELLS)[]), 'Read as', { choices: SHELLS }),
      },
      { sensitive: true },
    ),
  }),
  failures,
  notices,
  notes: [
    'Nothing is run and nothing is sent: the command is read on your device, and it’s never stored or put in a link.',
    'The command is split into arguments as bash, Command Prompt or PowerShell would do it, and these are read as curl does: several -d are joined by &, -d @file loses its line breaks, a body makes the method POST and the type a web form, and redirects are only followed with -L.',
    'Variables are kept as they are written, since their values aren’t known here. Commands within the command, such as $(date), are rejected, and so are patterns such as [1-9], which stand for several requests.',
    'Headers that curl always adds, such as User-Agent, aren’t written; libraries have their own. The code needs Node.js 20, Python 3 with Requests, Go 1.18, PHP 8.1, Java 11 (16 if files and text are mixed), .NET 6, reqwest 0.12 or Ruby 3.',
  ],
  examples: [
    {
      input: {
        text: 'curl -X POST https://api.example.com/users \\\n  -H \'Content-Type: application/json\' \\\n  -d \'{"name":"Ada","admin":true}\'',
      },
      output: { facts: { method: 'POST', url: 'https://api.example.com/users', headers: 1, shell: 'bash' } },
    },
    {
      title: 'A form with a file, in Python',
      input: { text: 'curl -u ada:s3cret -F title=Report -F file=@report.pdf https://example.com/upload', target: 'python' },
      output: { facts: { method: 'POST', url: 'https://example.com/upload', headers: 0, shell: 'bash' } },
    },
    {
      title: 'Copied from Chrome on Windows, as a raw request',
      input: {
        text: 'curl ^"https://example.com/search?q=100^%^25^" ^\n  -H ^"accept: application/json^" ^\n  --data-raw ^"^{^\\^"page^\\^":2^}^"',
        target: 'http',
      },
      output: {
        text: 'POST /search?q=100%25 HTTP/1.1\nHost: example.com\naccept: application/json\nContent-Type: application/x-www-form-urlencoded\nContent-Length: 10\n\n{"page":2}',
        facts: { method: 'POST', url: 'https://example.com/search?q=100%25', headers: 2, shell: 'cmd' },
      },
    },
  ],
  transform: ({ text: given, target, shell: wanted }, { fail, note }) => {
    if (given.trim() === '') fail('required', { field: 'text' })
    const { shell, words } = readCurlCommand(given, wanted, note)
    const { request, lost } = readRequest(readOptions(words, given), given, note)
    const writer = WRITERS[target]
    const library = TARGETS[target]
    const cannot = writer.lacks.filter((one) => SETTINGS[one][1](request))
    if (cannot.includes('get-body')) fail('body-not-allowed', { library, method: request.method, field: 'target' })
    if (cannot.includes('raw-bytes')) fail('bytes-not-shown', { field: 'target' })
    const refused = (name: string) => /^(?:content-length|transfer-encoding)$/i.test(name) || writer.refusedHeaders?.test(name) === true
    const sent: Request = { ...request, headers: request.headers.filter(({ name }) => !refused(name)) }
    const beyond = sent.headers.find(({ value }) => !isAscii(value))
    if (writer.isAsciiOnly && beyond) fail('ascii-header', { name: beyond.name, library, field: 'target' })
    sayAll(request, sent, target, [...lost, ...cannot.map((one) => SETTINGS[one][0])], note)
    return { text: writer.write(sent), facts: { method: request.method, url: request.url, headers: request.headers.length, shell } }
  },
})

/** What a careful reader should know about the code. */
function sayAll(request: Request, sent: Request, target: Target, lost: readonly string[], note: Note<typeof notices>): void {
  const secrets = secretsOf(request)
  if (secrets.length > 0) note('secret', { names: listed(secrets) })
  const options = [...new Set(lost)]
  if (options.length > 0) note('lost', { count: options.length, options: listed(options) })
  const kept = new Set(sent.headers)
  const gone = request.headers.filter((one) => !kept.has(one)).map(({ name }) => name)
  if (gone.length > 0) note('headers-left-out', { count: gone.length, names: listed(gone) })
  const forbidden = sent.headers.map(({ name }) => name).filter((name) => FORBIDDEN.test(name))
  if (target === 'javascript' && forbidden.length > 0) note('browser-headers', { count: forbidden.length, names: listed(forbidden) })
  const files = [
    ...(piecesOf(request.body) ?? []).flatMap((piece) => ('file' in piece ? [piece.file] : [])),
    ...formOf(request.body).flatMap((one) => ('file' in one ? [one.file] : 'contents' in one ? [one.contents] : [])),
  ]
  if (files.length > 0 && !/^(?:curl|http|json)$/.test(target)) note('files', { count: files.length, names: listed(files) })
  if (request.user && request.user.password === '') note('no-password', { name: request.user.name.slice(0, 60) })
}

const MOST_NAMED = 12
function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).map((name) => name.slice(0, 60))
  return names.length > MOST_NAMED ? `${shown.join(', ')}, …` : shown.join(', ')
}
