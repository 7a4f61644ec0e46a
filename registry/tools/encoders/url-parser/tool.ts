import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { flag, rows, text } from '../../../../engine/core/kit.ts'
import { column, part, table } from '../../../../engine/core/parts.ts'
import { toUnicode } from '../../../lib/lookup/punycode.ts'
import { changeQuery, decodePart, isTracking, readQuery } from './query.ts'
import { inText } from '../../../lib/words/in-text.ts'

const PARTS = {
  scheme: 'Scheme',
  user: 'Username',
  password: 'Password',
  host: 'Host',
  port: 'Port',
  path: 'Path',
  query: 'Query',
  fragment: 'Fragment',
  origin: 'Origin',
} as const
type Name = keyof typeof PARTS
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443', 'ws:': '80', 'wss:': '443', 'ftp:': '21' }

/** A search in another language, with its page changed and a parameter added. */
const changed = (query: string, value: string) => ({
  input: {
    text: `example.com/search?q=${query}&page=2`,
    set: [
      { name: 'page', value: '3' },
      { name: 'in', value },
    ],
  },
})

export const urlParser = defineTool({
  id: 'url-parser',
  category: 'encoders',
  icon: 'link',
  title: 'URL parser',
  summary: 'Split a URL into its parts with all parameters decoded, change or remove parameters, and put it together again.',
  keywords: [
    'parse url',
    'query string parser',
    'url parameters',
    'decode query string',
    'url splitter',
    'punycode',
    'idn',
    'remove utm parameters',
    'clean url',
    'url parts',
    'edit query parameters',
  ],
  aliases: [
    'parse-url',
    'query-string-parser',
    'url-splitter',
    'url-analyzer',
    'url-cleaner',
    'remove-tracking-parameters',
    'query-parser',
  ],
  slugs: {
    es: 'analizador-de-url',
    fr: 'analyseur-d-url',
    id: 'pengurai-url',
    it: 'analizzatore-di-url',
    pl: 'parser-url',
    pt: 'analisador-de-url',
    ru: 'razbor-url',
  },
  recognizes: [{ kind: 'url', confidence: 0.9 }],
  effect: 'pure',
  input: z.object({
    text: text('URL', { max: 100_000, control: 'multiline', lines: 3, placeholder: 'https://example.com/path?name=value#part' }),
    tracking: flag('Remove tracking parameters', { help: 'Such as utm_source, gclid and fbclid.' }),
    remove: text('Remove parameters', {
      max: 2000,
      default: '',
      placeholder: 'ref, session',
      help: 'Names, separated by commas or spaces.',
    }),
    set: rows(
      'Set parameters',
      { name: text('Name', { max: 500, default: '' }), value: text('Value', { max: 5000, default: '' }) },
      { max: 50, default: [] },
    ),
    sort: flag('Sort parameters by name'),
    noFragment: flag('Remove the fragment', { help: 'What follows #.', advanced: true }),
    plus: flag('Read + as a space', { default: true, help: 'As in forms. It only affects how parameters are shown.', advanced: true }),
  }),
  output: z.object({
    link: part(z.string(), 'Result', { view: 'code', fileName: 'url.txt' }),
    parts: table(
      'URL parts',
      {
        part: column(z.enum(Object.keys(PARTS) as [Name, ...Name[]]), 'Part', { choices: PARTS }),
        value: column(z.string(), 'Value', { format: 'code', copyable: true }),
        readable: column(z.string(), 'Decoded', { copyable: true }),
      },
      { fileName: 'url-parts.csv' },
    ),
    parameters: table(
      'Parameters',
      {
        name: column(z.string(), 'Name', { copyable: true }),
        value: column(z.string(), 'Value', { copyable: true }),
        written: column(z.string(), 'As written', { format: 'code' }),
        tracking: column(z.boolean(), 'Tracking', { format: 'yes-no' }),
      },
      { fileName: 'url-parameters.csv' },
    ),
    segments: table(
      'Path segments',
      { segment: column(z.string(), 'As written', { format: 'code' }), readable: column(z.string(), 'Decoded', { copyable: true }) },
      { fileName: 'url-path.csv' },
    ),
  }),
  failures: {
    'not-a-url': 'This isn’t a complete URL. It should look like https://example.com/path.',
    'bad-host': 'The host in this URL isn’t valid. Check the domain name, the IP address and the port.',
    'lone-surrogate': 'The URL contains half of a surrogate pair, which can’t be encoded. Delete that character.',
    'no-name': 'A parameter that you set has a value but no name. Enter its name.',
  },
  notices: {
    'scheme-added': 'The URL has no scheme, so https:// was added.',
    password: { warning: 'The URL contains a password in plain text. Anyone who sees the URL can read it.' },
    'bad-escape': { warning: 'Some percent escapes aren’t valid UTF-8 and are shown as they are written.' },
    repeated: 'The parameter “{{name}}” appears more than once; programs differ in which one they use.',
    'other-letters': {
      warning: 'The host contains letters beyond a–z. Some look like others, so compare its ASCII form, {{host}}, before you trust it.',
    },
    removed: { info: { one: '{{count, number}} parameter was removed.', other: '{{count, number}} parameters were removed.' } },
  },
  notes: [
    'The URL is read as browsers read it (WHATWG URL Standard): scheme and host become lowercase, the default port is dropped, dots in the path are resolved, and domain names with non-ASCII letters get their ASCII form (Punycode). Nothing is loaded.',
    'The table shows the URL as given; changes apply to the result. Parameters that you don’t change stay exactly as they are, in their order, even if they appear more than once. In values that you set, a space becomes %20.',
    'If the URL has no port, the table shows the default port of its scheme.',
  ],
  examples: [
    {
      input: { text: 'https://anna:secret@shop.example.com:8443/a%20b/list?q=green+tea&page=2#top' },
      in: inText({
        es: 'https://ana:secret@shop.example.com:8443/a%20b/lista?q=t%C3%A9+verde&page=2#top',
        fr: 'https://claire:secret@shop.example.com:8443/a%20b/liste?q=th%C3%A9+vert&page=2#top',
        id: 'https://budi:secret@shop.example.com:8443/a%20b/daftar?q=teh+hijau&page=2#top',
        it: 'https://anna:secret@shop.example.com:8443/a%20b/lista?q=t%C3%A8+verde&page=2#top',
        pl: 'https://anna:secret@shop.example.com:8443/a%20b/lista?q=zielona+herbata&page=2#top',
        pt: 'https://ana:secret@shop.example.com:8443/a%20b/lista?q=ch%C3%A1+verde&page=2#top',
        ru: 'https://anna:secret@shop.example.com:8443/a%20b/spisok?q=%D0%B7%D0%B5%D0%BB%D1%91%D0%BD%D1%8B%D0%B9+%D1%87%D0%B0%D0%B9&page=2#top',
      }),
      output: {
        link: 'https://anna:secret@shop.example.com:8443/a%20b/list?q=green+tea&page=2#top',
        parts: [
          { part: 'scheme', value: 'https', readable: 'https' },
          { part: 'user', value: 'anna', readable: 'anna' },
          { part: 'password', value: 'secret', readable: 'secret' },
          { part: 'host', value: 'shop.example.com', readable: 'shop.example.com' },
          { part: 'port', value: '8443', readable: '8443' },
          { part: 'path', value: '/a%20b/list', readable: '/a b/list' },
          { part: 'query', value: 'q=green+tea&page=2', readable: 'q=green tea&page=2' },
          { part: 'fragment', value: 'top', readable: 'top' },
          { part: 'origin', value: 'https://shop.example.com:8443', readable: 'https://shop.example.com:8443' },
        ],
        parameters: [
          { name: 'q', value: 'green tea', written: 'q=green+tea', tracking: false },
          { name: 'page', value: '2', written: 'page=2', tracking: false },
        ],
        segments: [
          { segment: 'a%20b', readable: 'a b' },
          { segment: 'list', readable: 'list' },
        ],
      },
    },
    {
      title: 'Without tracking',
      input: { text: 'https://example.com/?id=7&utm_source=news&fbclid=abc', tracking: true },
      output: { link: 'https://example.com/?id=7', notices: [{ code: 'removed', params: { count: 2 }, level: 'info' }] },
    },
    {
      title: 'A parameter changed',
      input: {
        text: 'example.com/search?q=tea&page=2',
        set: [
          { name: 'page', value: '3' },
          { name: 'in', value: 'title & text' },
        ],
      },
      in: {
        es: changed('t%C3%A9', 'título & texto'),
        fr: changed('th%C3%A9', 'titre & texte'),
        id: changed('teh', 'judul & teks'),
        it: changed('t%C3%A8', 'titolo & testo'),
        pl: changed('herbata', 'tytuł & tekst'),
        pt: changed('ch%C3%A1', 'título & texto'),
        ru: changed('%D1%87%D0%B0%D0%B9', 'заголовок & текст'),
      },
      output: { link: 'https://example.com/search?q=tea&page=3&in=title%20%26%20text' },
    },
  ],
  transform: ({ text: given, tracking, remove, set, sort, noFragment, plus }, { fail, note }) => {
    const where = { field: 'text' }
    const typed = given.trim()
    if (typed === '') fail('required', where)
    if (!typed.isWellFormed()) fail('lone-surrogate', { ...where, offset: given.search(/\p{Surrogate}/u), text: given })
    const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^(?!tel:|sms:)[^/?#@]+:\d{1,5}(?:[/?#]|$)/i.test(typed)
    const whole = hasScheme ? typed : `https:${typed.startsWith('//') ? '' : '//'}${typed}`
    if (!hasScheme && !/^(?:\/\/)?(?:localhost|\[|[^/?#\s]*[^/?#\s.]\.[^/?#\s.])/i.test(typed)) fail('not-a-url', where)
    if (!URL.canParse(whole)) fail(hasScheme && !/^[a-z]+:\/\//i.test(typed) ? 'not-a-url' : 'bad-host', where)
    if (!hasScheme) note('scheme-added')
    const url = new URL(whole)
    const query = readQuery(url.search, plus)
    let isWhole = true
    const read = (raw: string, asForm = false) => {
      const decoded = decodePart(raw, asForm)
      isWhole &&= decoded.isWhole
      return decoded.text
    }
    const readable = toUnicode(url.hostname)
    const found: Readonly<Record<Name, readonly [value: string, readable: string]>> = {
      scheme: [url.protocol.slice(0, -1), url.protocol.slice(0, -1)],
      user: [url.username, read(url.username)],
      password: [url.password, read(url.password)],
      host: [url.hostname, readable],
      port: portOf(url),
      path: [url.pathname, read(url.pathname)],
      query: [url.search.slice(1), read(url.search.slice(1), plus)],
      fragment: [url.hash.slice(1), read(url.hash.slice(1))],
      origin: url.origin === 'null' ? ['', ''] : [url.origin, url.origin.replace(url.hostname, () => readable)],
    }
    const parts = (Object.keys(PARTS) as Name[])
      .filter((name) => found[name][0] !== '')
      .map((name) => ({ part: name, value: found[name][0], readable: found[name][1] }))
    const parameters = query.map(({ raw, name, rawValue }) => ({
      name,
      value: read(rawValue ?? '', plus),
      written: raw,
      tracking: isTracking(name),
    }))
    if (url.password !== '') note('password')
    if (!isWhole) note('bad-escape')
    if (readable !== url.hostname) note('other-letters', { host: url.hostname })
    const seen = new Set<string>()
    const repeated = new Set<string>()
    for (const { name } of query) if (seen.size === seen.add(name).size && !name.endsWith('[]')) repeated.add(name)
    for (const name of [...repeated].slice(0, 5)) note('repeated', { name: name.slice(0, 100) })
    const wanted = set.filter(({ name, value }) => name.trim() !== '' || value !== '')
    for (const [index, { name, value }] of set.entries()) {
      if (name.trim() === '' && value !== '') fail('no-name', { field: `set.${index}.name` })
      if (!name.isWellFormed() || !value.isWellFormed()) fail('lone-surrogate', { field: `set.${index}.value` })
    }
    const gone = new Set(remove.split(/[\s,]+/).filter((name) => name !== ''))
    const changed = changeQuery(query, { set: wanted, remove: gone, tracking, sort })
    if (changed.removed > 0) note('removed', { count: changed.removed })
    if (changed.removed > 0 || wanted.length > 0 || sort) url.search = changed.query
    if (noFragment) url.hash = ''
    const segments = /^[a-z][a-z0-9+.-]*:\/\//i.test(url.href) ? url.pathname.split('/').filter((segment) => segment !== '') : []
    return { link: url.href, parts, parameters, segments: segments.map((segment) => ({ segment, readable: read(segment) })) }
  },
})

function portOf({ port, protocol }: URL): readonly [string, string] {
  const shown = port || (DEFAULT_PORTS[protocol] ?? '')
  return [shown, shown]
}
