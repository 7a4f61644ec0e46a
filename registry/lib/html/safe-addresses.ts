/** As much of an HTML tree (hast) as is looked at here. */
type Node = { readonly properties?: Record<string, unknown>; readonly children?: readonly Node[] }

/** Kinds of address that each property may have, such as `{ href: ['https'] }`. */
type Schemes = Readonly<Record<string, readonly string[] | null | undefined>>

/**
 * Takes addresses with a scheme that is not allowed out of a tree. Schemes are read as browsers read them (WHATWG URL):
 * in either case, and only where they are one, so that `foo):` is a relative address.
 */
export function dropUnsafeAddresses(tree: Node, allowed: Schemes): void {
  const pending: Node[] = [tree]
  for (let node = pending.pop(); node; node = pending.pop()) {
    const { properties = {}, children = [] } = node
    for (const [name, schemes] of Object.entries(allowed)) {
      if (!schemes || !(name in properties)) continue
      const scheme = schemeOf(String(properties[name]))
      if (scheme !== undefined && !schemes.includes(scheme)) delete properties[name]
    }
    for (const child of children) pending.push(child)
  }
}

/** The scheme of an address in small letters; undefined where it is relative. */
function schemeOf(address: string): string | undefined {
  // Browsers pass over line ends and tabs anywhere, and over controls and spaces before.
  const read = address.replaceAll(/[\t\n\r]/g, '').replace(/^[\0-\x20]+/, '') // oxlint-disable-line no-control-regex -- they are meant
  return /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase()
}
