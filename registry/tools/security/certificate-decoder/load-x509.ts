const NOTHING = {
  getMetadata: () => undefined,
  getOwnMetadata: () => undefined,
  hasOwnMetadata: () => false,
  defineMetadata: () => undefined,
}

/**
 * The library finds its algorithms through tsyringe, which refuses to load where nobody keeps metadata of decorators. None of what it
 * registers takes any, so there is nothing to keep.
 */
export function loadX509() {
  for (const [name, value] of Object.entries(NOTHING))
    if (!(name in Reflect)) Object.defineProperty(Reflect, name, { value, configurable: true, writable: true })
  return import('@peculiar/x509')
}
export type X509 = Awaited<ReturnType<typeof loadX509>>
