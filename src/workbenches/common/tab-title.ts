import { useEffect, useRef } from 'react'

/** Shows a text as the title of the tab, and the page's own title again once there is none. */
export function useTabTitle(text: string | undefined): void {
  const own = useRef<string>(undefined)
  useEffect(() => {
    if (text === undefined) return
    own.current ??= document.title
    document.title = text
    return () => {
      // Another page may have set its own meanwhile.
      if (document.title === text) document.title = own.current ?? text
    }
  }, [text])
}
