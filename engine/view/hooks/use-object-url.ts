import { useEffect, useState, useSyncExternalStore } from 'react'

/** What loads an address when it sees it, as lazy images do, has this long for it after the next address was given. */
const KEPT_MS = 10_000

type Content = Uint8Array | string | Blob | undefined

/**
 * An address for bytes or a file; the former one stays until the next is made, so that what shows it does not blink.
 * Undefined before the page works. A `Blob` keeps its own type where none is given.
 */
export function useObjectUrl(content: Content, type?: string): string | undefined {
  const [address] = useState(makeAddress)
  useEffect(() => address.put(content, type), [address, content, type])
  useEffect(() => () => address.put(undefined), [address])
  return useSyncExternalStore(address.subscribe, address.read, () => undefined)
}

function makeAddress() {
  let url: string | undefined
  let changed = () => {}
  return {
    read: () => url,
    subscribe(listener: () => void) {
      changed = listener
      return () => {
        changed = () => {}
      }
    },
    put(content: Content, type?: string) {
      const former = url
      const isReady = content === undefined || (content instanceof Blob && type === undefined)
      const blob = isReady ? content : new Blob([content as Uint8Array<ArrayBuffer> | string], { type })
      url = blob && URL.createObjectURL(blob)
      changed()
      if (former !== undefined) setTimeout(() => URL.revokeObjectURL(former), KEPT_MS)
    },
  }
}
