import { useMemo, useSyncExternalStore } from 'react'

type Content = Uint8Array | string | Blob | undefined

/** An address for bytes or a file that lasts as long as the component; undefined before the page works. A `Blob` keeps its own type. */
export function useObjectUrl(content: Content, type?: string): string | undefined {
  const { subscribe, read } = useMemo(() => addressOf(content, type), [content, type])
  return useSyncExternalStore(subscribe, read, () => undefined)
}

function addressOf(content: Content, type: string | undefined) {
  let url: string | undefined
  return {
    read: () => url,
    subscribe(changed: () => void) {
      if (content === undefined) return () => {}
      const blob =
        content instanceof Blob && type === undefined ? content : new Blob([content as Uint8Array<ArrayBuffer> | string], { type })
      const made = URL.createObjectURL(blob)
      url = made
      changed()
      return () => {
        URL.revokeObjectURL(made)
        url = undefined
      }
    },
  }
}
