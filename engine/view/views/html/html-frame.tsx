import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts'
import { useWords } from '../../shell-context.tsx'
import type { FromFrame, ToFrame } from './frame-messages.ts'

/** Two pages, because the policy that a page comes with can be narrowed by the document, but never widened. */
const ADDRESSES = { closed: '/sandbox/', network: '/sandbox/network/' } as const

/** How long after its load a page may take to say that it listens, and how often it is loaded anew when it does not. */
const PATIENCE_MS = 1500
const MOST_RETRIES = 3

type Props = {
  readonly html: string
  readonly network: boolean
  readonly title: string
  /** Hears what comes from the frame once the document is in it: anything, from a stranger’s page. */
  readonly onSaid?: (data: unknown) => void
}

/** The server draws only the place: a frame needs someone who hears when it is ready. */
export function HtmlFrame(props: Props) {
  return useIsHydrated() ? <LiveFrame {...props} /> : <div className="frame" />
}

/**
 * An origin-less page that takes the HTML by message and becomes it; the site's own policy would forbid even its styles.
 * It says when it listens, and is then told once: what may be in the frame later is told nothing. It is made anew for every document.
 */
function LiveFrame({ html, network, title, onSaid }: Props) {
  const w = useWords()
  const frame = useRef<HTMLIFrameElement>(null)
  const [failed, setFailed] = useState(false)
  const pass = useEffectEvent((data: unknown) => onSaid?.(data))
  useLayoutEffect(() => {
    const element = frame.current as HTMLIFrameElement
    let isTold = false
    let retries = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = ({ source, data }: MessageEvent<FromFrame | undefined>) => {
      if (source !== element.contentWindow) return
      if (isTold) return pass(data)
      if (data !== 'toolglot-frame-ready') return
      isTold = true
      clearTimeout(timer)
      element.contentWindow?.postMessage({ document: html, network } satisfies ToFrame, '*')
    }
    const retry = () => {
      if (retries++ < MOST_RETRIES) element.src = ADDRESSES[network ? 'network' : 'closed']
      else setFailed(true)
    }
    const loaded = () => {
      if (!isTold) timer = setTimeout(retry, PATIENCE_MS)
    }
    addEventListener('message', hear)
    element.addEventListener('load', loaded)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', hear)
      element.removeEventListener('load', loaded)
    }
  }, [html, network])
  return (
    <>
      <iframe
        className="frame"
        ref={frame}
        sandbox="allow-scripts allow-forms"
        src={ADDRESSES[network ? 'network' : 'closed']}
        title={title}
      />
      {failed && (
        <p className="field-error" role="alert">
          {w('frame-failed')}
        </p>
      )}
    </>
  )
}
