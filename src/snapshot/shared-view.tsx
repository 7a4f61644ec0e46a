import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../../engine/view/icon.tsx'
import { useShell } from '../../engine/view/shell-context.tsx'
import { homePath } from '../app/routing/paths.ts'
import { useSite } from '../app/site-context.tsx'
import { infoOfShared, openShared } from '../shared/client.ts'
import { readFragment } from '../shared/link.ts'
import { type OwnShared, sharedOfMine } from '../shared/mine.ts'
import { ShareError } from '../shared/share-error.ts'
import { DeleteShared, ReportLink } from '../shared/share-panel.tsx'
import { useFragment } from '../shared/use-fragment.ts'
import type { SharedInfo } from '../shared/wire.ts'
import { faultText, timeText, useSharedWords } from '../shared/words.ts'
import { ExportBar } from './export-bar.tsx'
import type { SnapshotOptions } from './options.ts'
import { Preview } from './preview.tsx'
import { handOver, readShared } from './shared-snapshot.ts'
import { useSnapshot } from './use-scene.ts'
import { useSnapshotWords } from './words.ts'

type Found = { readonly info: SharedInfo; readonly code: string; readonly options: SnapshotOptions; readonly own: OwnShared | undefined }
type State = 'opening' | 'none' | { readonly fault: string } | Found

/** What the link leads to, as text that can be copied. */
export function SharedView() {
  const { say } = useSnapshotWords()
  const s = useSharedWords()
  const { locale } = useShell()
  const { language } = useSite().shell
  const [shown, setShown] = useState<{ readonly of: string; readonly state: State }>()
  const hash = useFragment() ?? ''
  const state = shown?.of === hash ? shown.state : 'opening'
  const faultOf = useEffectEvent((error: unknown) => faultText(s, error, locale))
  useEffect(() => {
    let isCurrent = true
    const open = async (): Promise<State> => {
      if (hash.length < 2) return 'none'
      const link = readFragment(hash)
      if (!link) throw new ShareError('wrong-key')
      const info = await infoOfShared(link.id)
      if (info.kind !== 'snapshot') throw new ShareError('gone')
      const { parts } = await openShared('snapshot', link.id, { secret: link.secret })
      const found = readShared(parts)
      if (!found) throw new ShareError('failed')
      return { info, ...found, own: sharedOfMine('snapshot').find(({ id }) => id === link.id) }
    }
    open().then(
      (next) => isCurrent && setShown({ of: hash, state: next }),
      (error: unknown) => isCurrent && setShown({ of: hash, state: { fault: faultOf(error) } }),
    )
    return () => {
      isCurrent = false
    }
  }, [hash])
  const editor = `${homePath(language)}snapshot/code/`
  if (state === 'opening')
    return (
      <p className="quiet" role="status">
        {say('opening')}
      </p>
    )
  if (state === 'none' || 'fault' in state)
    return (
      <div className="snap-lone">
        <p className="outcome" role="alert">
          {state === 'none' ? say('share-none') : state.fault}
        </p>
        <a className="button" href={editor}>
          <Icon name="plus" size={16} /> {say('make-own')}
        </a>
      </div>
    )
  return <Shared found={state} editor={editor} onDeleted={() => setShown({ of: hash, state: { fault: s('deleted') } })} />
}

function Shared({ found: { info, code, options, own }, editor, onDeleted }: { found: Found; editor: string; onDeleted: () => void }) {
  const { say, fault, symbols, altText } = useSnapshotWords()
  const s = useSharedWords()
  const { locale } = useShell()
  const { snapshot, error } = useSnapshot(code, options)
  return (
    <div className="snap-lone">
      {error !== undefined && (
        <p className="field-error" role="alert">
          {fault(error)}
        </p>
      )}
      {snapshot && (
        <>
          <Preview scene={snapshot.scene} label={altText(snapshot)} isOld={false} />
          {snapshot.symbols > 0 && <p className="quiet small">{symbols(snapshot.symbols)}</p>}
          <ExportBar snapshot={snapshot}>
            <a className="button" href={editor} onClick={() => handOver({ code, options })}>
              <Icon name="pencil" size={16} /> {say('edit-copy')}
            </a>
          </ExportBar>
        </>
      )}
      <p className="quiet small">{info.kept ? s('kept') : s('expires', { time: timeText(info.expiresAt, locale) })}</p>
      <p className="snap-foot">
        {own && <DeleteShared own={own} onDeleted={onDeleted} />}
        <ReportLink id={info.id} />
      </p>
    </div>
  )
}
