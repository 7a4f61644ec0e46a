import { type ReactNode, useEffect, useRef } from 'react'

/** Buttons in a row that are one stop of the Tab key once the page works; the arrow keys move among them. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const over = new AbortController()
    const rove = async () => {
      const roving = await import('./roving-bar.ts')
      if (bar.current) roving.rove(bar.current, over.signal)
    }
    // Without it, each button is a stop.
    void rove().catch(() => {})
    return () => over.abort()
  }, [])
  return (
    <div ref={bar} className="tools" role="toolbar" tabIndex={-1} aria-label={label}>
      {children}
    </div>
  )
}
