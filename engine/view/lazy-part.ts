import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part that loads when it is first shown. Where it cannot be loaded, as without a connection, there is nothing in its place. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => () => null) }))
}
