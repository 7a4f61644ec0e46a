import { useSyncExternalStore } from 'react'
import type { LoadedPage } from '../../pages/components.ts'
import { useColorMode } from './color-mode.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useWords } from '../../../engine/view/shell-context.tsx'
import { Icon } from '../../../engine/view/icon.tsx'

/** The layout around every page: skip link, header, main, footer. */
export function Frame({ page: { payload, Page, extra } }: { page: LoadedPage }) {
  const w = useWords()
  const { layout, skipTo } = payload
  const mode = useColorMode(payload.colorMode)
  return (
    <>
      <a className="skip" href={`#${skipTo ?? 'main'}`}>
        {w(skipTo ? 'skip-to-input' : 'skip')}
      </a>
      {layout.header && <Header payload={payload} mode={mode} />}
      <Offline />
      <main id="main" tabIndex={-1} className={`main width-${layout.width} layout-${layout.id}`}>
        <Page key={payload.path} payload={payload} extra={extra} />
      </main>
      {layout.footer && <Footer payload={payload} />}
    </>
  )
}

function watchConnection(tell: () => void): () => void {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

function Offline() {
  const w = useWords()
  const offline = useSyncExternalStore(
    watchConnection,
    () => !navigator.onLine,
    () => false,
  )
  return (
    <p className="offline" role="status" hidden={!offline}>
      <Icon name="wifi-off" size={16} /> {w('offline')}
    </p>
  )
}
