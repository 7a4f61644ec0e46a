const XML = 'http://www.w3.org/XML/1998/namespace'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/** A rule of Namespaces in XML 1.0 that an element breaks, with the attribute or name that does. */
export type NamespaceFault =
  | { readonly code: 'bad-binding' | 'bad-qualified-name'; readonly name: string; readonly offset: number }
  | { readonly code: 'repeated-expanded-name'; readonly name: string; readonly other: string; readonly offset: number }

type Named = { readonly name: string; readonly start: number }

/**
 * Faults of one element: reserved prefixes and addresses and prefixes unbound (section 3), names (section 4),
 * and attributes of one expanded name (6.3).
 * @param values what the attributes mean, defaults of the DOCTYPE included
 * @param addressOf the namespace that a prefix stands for here
 */
export function namespaceFaults(
  element: Named & { readonly attributes: readonly Named[] },
  values: readonly (readonly [name: string, value: string])[],
  addressOf: (prefix: string) => string | undefined,
): NamespaceFault[] {
  const faults: NamespaceFault[] = []
  const offsetOf = (name: string) => element.attributes.find((attribute) => attribute.name === name)?.start ?? element.start
  if (element.name.startsWith('xmlns:') || !isQualified(element.name))
    faults.push({ code: 'bad-qualified-name', name: element.name, offset: element.start })
  const expanded = new Map<string, string>()
  for (const [name, value] of values) {
    const [prefix, local] = name === 'xmlns' ? ['', ''] : partsOf(name)
    if (!isQualified(name)) faults.push({ code: 'bad-qualified-name', name, offset: offsetOf(name) })
    else if (name === 'xmlns' || prefix === 'xmlns') {
      if (!isBinding(name === 'xmlns' ? undefined : local, value)) faults.push({ code: 'bad-binding', name, offset: offsetOf(name) })
    } else if (prefix !== undefined) {
      const address = addressOf(prefix)
      if (address === undefined) continue
      const other = expanded.get(`${address} ${local}`)
      if (other === undefined) expanded.set(`${address} ${local}`, name)
      else faults.push({ code: 'repeated-expanded-name', name, other, offset: offsetOf(name) })
    }
  }
  return faults
}

function partsOf(name: string): [prefix: string | undefined, local: string] {
  const colon = name.indexOf(':')
  return colon < 0 ? [undefined, name] : [name.slice(0, colon), name.slice(colon + 1)]
}

/** Whether a name has at most one colon, with something on either side. */
const isQualified = (name: string): boolean => /^[^:]+(?::[^:]+)?$/.test(name)

/** @param prefix undefined for the default namespace */
function isBinding(prefix: string | undefined, address: string): boolean {
  if (prefix === 'xml') return address === XML
  if (prefix === 'xmlns' || address === XML || address === XMLNS) return false
  return prefix === undefined || address !== ''
}
