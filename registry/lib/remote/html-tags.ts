/** A start tag of a page: its name and attributes in lower case, values with their character references read. */
type HtmlTag = { readonly name: string; readonly attributes: ReadonlyMap<string, string> }

const ATTRIBUTE = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y
const RAW = /^(?:script|style|textarea|template)$/
/** Attributes of one tag that are read. */
const MOST_ATTRIBUTES = 100

/**
 * The start tags of a page from a stranger, in their order, in time that grows with its length only. Comments, scripts
 * and styles are skipped. It isn’t a document parser: for a few facts out of a page's head, or the addresses of images.
 */
export function* htmlTags(html: string): Generator<HtmlTag> {
  let at = 0
  for (;;) {
    at = html.indexOf('<', at)
    if (at < 0) return
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4)
      if (end < 0) return
      at = end + 3
      continue
    }
    const name = /^[a-z][a-z0-9:-]{0,40}/i.exec(html.slice(at + 1, at + 42))?.[0].toLowerCase()
    at++
    if (name === undefined) continue
    const attributes = new Map<string, string>()
    ATTRIBUTE.lastIndex = at + name.length
    for (let end = ATTRIBUTE.lastIndex, found = ATTRIBUTE.exec(html); ; found = ATTRIBUTE.exec(html)) {
      if (found === null) {
        at = end
        break
      }
      end = ATTRIBUTE.lastIndex
      const key = (found[1] ?? '').toLowerCase()
      if (attributes.size < MOST_ATTRIBUTES && !attributes.has(key))
        attributes.set(key, decodeReferences(found[2] ?? found[3] ?? found[4] ?? ''))
    }
    yield { name, attributes }
    if (RAW.test(name)) {
      const close = new RegExp(`</${name}[\\s/>]`, 'gi')
      close.lastIndex = at
      const end = close.exec(html)
      if (end === null) return
      at = end.index + 2
    }
  }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Reads the references that pages write in attributes; others stay as they are. */
export function decodeReferences(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (whole, hex?: string, dec?: string, named?: string) => {
      if (named !== undefined) return NAMED[named.toLowerCase()] ?? whole
      const code = hex === undefined ? Number(dec) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\ufffd'
    },
  )
}

/** What a page's head says: `<meta>` by name, property or itemprop, `<link>` by rel; each may appear several times. */
type PageHead = { readonly meta: ReadonlyMap<string, readonly string[]>; readonly links: ReadonlyMap<string, readonly string[]> }

/** Values of one name that are kept. */
const MOST_VALUES = 600

export function readHead(html: string): PageHead {
  const meta = new Map<string, string[]>()
  const links = new Map<string, string[]>()
  const put = (into: Map<string, string[]>, key: string | undefined, value: string | undefined) => {
    if (key === undefined || value === undefined) return
    const values = into.get(key) ?? []
    if (values.length < MOST_VALUES) values.push(value)
    into.set(key, values)
  }
  for (const { name, attributes } of htmlTags(html)) {
    const get = (key: string) => attributes.get(key)
    if (name === 'meta') put(meta, (get('property') ?? get('name') ?? get('itemprop'))?.toLowerCase(), get('content'))
    else if (name === 'link') put(links, (get('rel') ?? get('itemprop'))?.toLowerCase(), get('href'))
  }
  return { meta, links }
}
