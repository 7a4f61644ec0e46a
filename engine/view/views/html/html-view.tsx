import { Suspense, useMemo, useState } from 'react'
import { type LargeText, isLargeText } from '../../../core/large-text.ts'
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts'
import { lazyPart } from '../../lazy-part.ts'
import { Icon } from '../../icon.tsx'
import { usePartWords } from '../../part-words.tsx'
import { useWords } from '../../shell-context.tsx'
import { type FrameRights, frameDocument, isRedirected } from './frame-document.ts'
import { REPORTER } from './frame-reporter.ts'
import { HtmlFrame } from './html-frame.tsx'
import { useFrameLog } from './use-frame-log.ts'
import { RightSwitch } from './right-switch.tsx'
import type { ViewProps } from '../types.ts'
import './html-view.css'

const FrameConsole = lazyPart(() => import('./frame-console.tsx').then((module) => module.FrameConsole))
const ProseView = lazyPart(() => import('./prose-view.tsx').then((module) => module.ProseView))

/** Nothing is allowed when a page opens: HTML that was shared or kept neither runs nor loads by itself. */
const NOTHING: FrameRights = { scripts: false, network: false }

/** Someone's HTML in an opaque frame: no scripts and no network until the visitor asks for them. */
export function HtmlView({ view, value }: ViewProps<string | LargeText>) {
  const w = useWords()
  const say = usePartWords('html')
  const isHydrated = useIsHydrated()
  const [rights, setRights] = useState(NOTHING)
  const html = useMemo(() => (isLargeText(value) ? new TextDecoder().decode(value.bytes) : value), [value])
  // The server has no parser at hand, and shows no frame.
  const shown = useMemo(
    () => (typeof document === 'undefined' || view.prose ? '' : frameDocument(html, rights, view.console ? REPORTER : '')),
    [html, rights, view],
  )
  const { scripts, network } = rights
  const log = useFrameLog(shown)
  const hasScripts = useMemo(() => /<script\b/i.test(html), [html])
  // Once hydrated, as the server has no parser for this either.
  const leadsAway = useMemo(() => isHydrated && !view.prose && isRedirected(html), [isHydrated, view, html])
  if (view.prose && !isHydrated) return <ProsePlace />
  if (view.prose)
    return (
      <Suspense fallback={<ProsePlace />}>
        <ProseView html={html} title={view.label} />
      </Suspense>
    )
  return (
    <div className="html-view">
      {hasScripts && !scripts && (
        <p className="frame-banner">
          <span>{say('scripts-off')}</span>
          <button type="button" className="button small" onClick={() => setRights({ ...rights, scripts: true })}>
            <Icon name="play" size={16} /> {say('run')}
          </button>
        </p>
      )}
      {leadsAway && <p className="frame-banner">{say('redirect')}</p>}
      <HtmlFrame key={`${network}${shown}`} html={shown} network={network} title={view.label} onSaid={log.hear} />
      {view.console && scripts && (
        <Suspense>
          <FrameConsole log={log} />
        </Suspense>
      )}
      <div className="frame-rights" role="group" aria-label={view.label}>
        <RightSwitch word="run-scripts" on={scripts} onChange={(on) => setRights({ ...rights, scripts: on })} />
        <RightSwitch word="allow-network" on={network} onChange={(on) => setRights({ ...rights, network: on })} />
      </div>
      <p className="frame-note quiet small" role="status">
        <Icon name={network ? 'globe' : 'shield-check'} size={16} />
        <span>{w(scripts ? (network ? 'frame-both' : 'frame-scripts') : network ? 'frame-network' : 'frame-safe')}</span>
      </p>
    </div>
  )
}

const ProsePlace = () => (
  <div className="prose-view">
    <div className="frame" />
  </div>
)
