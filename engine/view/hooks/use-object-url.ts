import { useMemo, useSyncExternalStore } from 'react'

/** An address for bytes or a file that lasts as long as the component; undefined before the page works. A `Blob` keeps its own type. */
export function useObjectUrl(content: Uint8Array | string | Blob | undefined, type?: string): string | undefined {
  const { subscribe, read } = useMemo(() => {
    let url: string | undefined
    return {
      read: () => url,
      subscribe(changed: () => void) {
        if (content === undefined) return () => {}
        const blob =
          content instanceof Blob && type === undefined ? content : new Blob([content as Uint8Array<ArrayBuffer> | string], { type })
        url = URL.createObjectURL(blob)
        changed()
        return () => {
          URL.revokeObjectURL(url as string)
          url = undefined
        }
      },
    }
  }, [content, type])
  return useSyncExternalStore(subscribe, read, () => undefined)
}
