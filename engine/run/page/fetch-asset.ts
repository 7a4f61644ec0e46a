/// <reference lib="webworker" />
import type { BaseContext } from '../../core/context.ts'
import { ToolError } from '../../core/errors.ts'

/** Libraries of a tool from our own site. */
export function importLibrary(addresses: Readonly<Record<string, string>>): BaseContext['library'] {
  return (path) => {
    const address = addresses[path]
    if (address === undefined) throw new Error(`"${path}" has no address`)
    return import(/* @vite-ignore */ address).catch((cause: unknown) => {
      throw new ToolError('offline', {}, {}, { cause })
    })
  }
}

/** Assets of a tool from our own site. The browser keeps them: their addresses name their content. */
export function fetchAsset(addresses: Readonly<Record<string, string>>, signal: AbortSignal): BaseContext['asset'] {
  return async (path) => {
    const address = addresses[path]
    if (address === undefined) throw new Error(`"${path}" has no address`)
    try {
      const response = await fetch(address, { signal })
      if (!response.ok) throw new Error(`${address} answers ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    } catch (cause) {
      signal.throwIfAborted()
      throw new ToolError('offline', {}, {}, { cause })
    }
  }
}
