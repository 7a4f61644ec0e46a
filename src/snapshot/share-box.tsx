import { useId, useState } from 'react'
import { Icon } from '../../engine/view/icon.tsx'
import { useShell } from '../../engine/view/shell-context.tsx'
import { homePath } from '../app/routing/paths.ts'
import { useSite } from '../app/site-context.tsx'
import { useShareToken } from '../shared/account-token.ts'
import { createShared } from '../shared/client.ts'
import { textPart } from '../shared/contents.ts'
import type { OwnShared } from '../shared/mine.ts'
import { MineList } from '../shared/mine-list.tsx'
import { SharePanel } from '../shared/share-panel.tsx'
import { PICTURE_TITLE, SNAPSHOT_PATH } from '../shared/wire.ts'
import { faultText, useSharedWords } from '../shared/words.ts'
import { SelectField } from './fields.tsx'
import { linkImage } from './link-image.ts'
import { OPTIONS_PART } from './shared-snapshot.ts'
import { SnapshotError } from './tokens.ts'
import type { Snapshot } from './use-scene.ts'
import { useSnapshotWords } from './words.ts'

const LIVES = ['86400', '604800', '2592000', 'kept'] as const
const MOST_LABEL = 60

/** Shares the snapshot, encrypted, and lists what was shared before. */
export function ShareBox({ snapshot }: { snapshot: Snapshot }) {
  const { say, fault } = useSnapshotWords()
  const s = useSharedWords()
  const { locale } = useShell()
  const { language } = useSite().shell
  const token = useShareToken()
  const [life, setLife] = useState<(typeof LIVES)[number]>('2592000')
  const [showsImage, setShowsImage] = useState(false)
  const id = useId()
  const [state, setState] = useState<'idle' | 'busy' | { readonly own: OwnShared } | { readonly fault: string }>('idle')
  const share = async () => {
    setState('busy')
    try {
      const { code, options } = snapshot
      const parts = [
        textPart(code),
        { name: OPTIONS_PART, type: 'application/json', bytes: new TextEncoder().encode(JSON.stringify(options)) },
      ]
      const title = options.title.trim().slice(0, PICTURE_TITLE).toWellFormed()
      const own = await createShared('snapshot', parts, {
        path: homePath(language).slice(0, -1) + SNAPSHOT_PATH,
        label: (options.title.trim() || code.trim().split('\n', 1)[0] || '').slice(0, MOST_LABEL).toWellFormed(),
        ...(life === 'kept' ? { kept: true } : { expiresIn: Number(life) }),
        token: await token(),
        picture: showsImage ? { bytes: await linkImage(snapshot.scene), title } : undefined,
      })
      setState({ own })
    } catch (error) {
      setState({ fault: error instanceof SnapshotError ? fault(error) : faultText(s, error, locale) })
    }
  }
  return (
    <section className="snap-share" aria-labelledby="snap-share-title">
      <h2 id="snap-share-title" tabIndex={-1} ref={focus}>
        {say('share-title')}
      </h2>
      {typeof state === 'object' && 'own' in state ? (
        <SharePanel own={state.own} onDeleted={() => setState('idle')} />
      ) : (
        <>
          <p className="quiet small">{say('share-about')}</p>
          <div>
            <label className="switch">
              <input
                type="checkbox"
                checked={showsImage}
                aria-describedby={`${id}-image`}
                onChange={(event) => setShowsImage(event.target.checked)}
              />
              {say('share-image')}
            </label>
            <p className="field-help" id={`${id}-image`}>
              {say('share-image-help')}
            </p>
          </div>
          <div className="snap-share-row">
            <SelectField
              label={say('life')}
              value={life}
              choices={LIVES.map((value) => ({ value, text: say(`life-${value}`) }))}
              onChange={(value) => setLife(LIVES.find((each) => each === value) ?? life)}
            />
            <button type="button" className="button primary" disabled={state === 'busy'} onClick={() => void share()}>
              <Icon name="link" size={16} /> {say(state === 'busy' ? 'share-busy' : 'share-create')}
            </button>
          </div>
          {typeof state === 'object' && (
            <p className="field-error" role="alert">
              {state.fault}
            </p>
          )}
        </>
      )}
      {!(typeof state === 'object' && 'own' in state ? state.own.hasPicture : showsImage) && (
        <p className="quiet small">{say('share-preview')}</p>
      )}
      <MineList kind="snapshot" />
    </section>
  )
}

function focus(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true })
}
