import { Suspense, useCallback, useEffect, useState } from 'react'
import type { UsedTool } from '../../engine/site/page.ts'
import type { LabelledField } from '../../engine/site/page.ts'
import { DraftedEditor } from '../../engine/view/drafts/drafted-editor.tsx'
import { type Draft, titleOf } from '../../engine/view/drafts/draft.ts'
import { isFile } from '../../engine/view/form-values.ts'
import { useIsHydrated } from '../../engine/view/hooks/use-is-hydrated.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { useShell } from '../../engine/view/shell-context.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'
import type { UiIcon } from '../../engine/view/ui-icons.ts'
import type { OwnShared } from '../shared/mine.ts'
import { NoteCounts } from './counts.tsx'
import { takeGivenNote } from './given-note.ts'
import { useNoteFiles } from './use-note-files.ts'
import './notepad.css'

const MarkdownPreview = lazyPart(() => import('./markdown-preview.tsx').then((module) => module.MarkdownPreview))
const ShareNote = lazyPart(() => import('./share-note.tsx').then((module) => module.ShareNote))
const MineList = lazyPart(() => import('../shared/mine-list.tsx').then((module) => module.MineList))

/** Drawer of the notes among all drafts of the site. */
const DRAWER = 'notes'

/** Notes in tabs, kept on the device at each key, with files, preview, print and links. */
export function Notepad({ path, markdown }: { path: string; markdown: UsedTool | undefined }) {
  const say = usePartWords('notes')
  const { notify } = useShell()
  const [value, setValue] = useState<string | File>('')
  const [draft, setDraft] = useState<Draft>()
  const [side, setSide] = useState<'preview' | 'share'>()
  const [shared, setShared] = useState<Readonly<Record<string, OwnShared | undefined>>>({})
  const isAwake = useIsHydrated()
  useEffect(() => {
    const given = takeGivenNote()
    // In a task of its own, so that the effect itself renders nothing again.
    if (given !== '') queueMicrotask(() => setValue(given))
  }, [])

  const text = isFile(value) ? '' : value
  const title = (draft && titleOf(draft)) || say('untitled')
  const files = useNoteFiles({ draft, text, title, onOpen: setValue, onTrouble: () => notify('error', say('file-failed')) })
  const onCurrent = useCallback((current: Draft) => setDraft(current), [])
  const field: LabelledField = {
    name: 'text',
    label: say('note'),
    placeholder: say('placeholder'),
    value: 'string',
    control: 'editor',
    required: false,
    drafts: DRAWER,
    lines: 18,
  } as LabelledField

  return (
    <div className={side === 'preview' ? 'notepad has-side' : 'notepad'}>
      <div className="note-bar" role="group" aria-label={say('actions')}>
        <BarItem icon="file-up" label={say('open')} onClick={() => void files.open()} />
        <BarItem icon="download" label={say('save')} onClick={() => void files.save()} />
        <BarItem
          icon="eye"
          label={say('preview')}
          isOn={side === 'preview'}
          onClick={() => setSide(side === 'preview' ? undefined : 'preview')}
        />
        <BarItem icon="file" label={say('print')} onClick={() => print()} />
        <BarItem
          icon="share-2"
          label={say('share')}
          isOn={side === 'share'}
          onClick={() => setSide(side === 'share' ? undefined : 'share')}
        />
        <span className="hidden" role="status">
          {files.saved === undefined ? '' : `${say('saved-as')} ${files.saved}`}
        </span>
      </div>
      <div className="note-columns">
        <div className="note-main">
          <label className="hidden" id="note-text-label" htmlFor="note-text">
            {say('note')}
          </label>
          <DraftedEditor
            id="note-text"
            field={field}
            value={value}
            onChange={(next) => setValue(typeof next === 'string' || next instanceof File ? next : '')}
            onBlur={() => {}}
            invalid={false}
            language={side === 'preview' ? 'markdown' : undefined}
            drawer={DRAWER}
            onCurrent={onCurrent}
          />
          <NoteCounts text={text} />
        </div>
        <Suspense>
          {side === 'preview' && markdown && (
            <section className="note-side" aria-label={say('preview')}>
              <MarkdownPreview text={text} tool={markdown} />
            </section>
          )}
        </Suspense>
      </div>
      <Suspense>
        {side === 'share' && draft && (
          <ShareNote
            key={draft.id}
            text={text}
            title={title}
            path={`${path}v/`}
            own={shared[draft.id]}
            onShared={(own) => setShared((before) => ({ ...before, [draft.id]: own }))}
            onClose={() => setSide(undefined)}
          />
        )}
        {isAwake && <MineList kind="note" />}
      </Suspense>
      <pre className="note-print" aria-hidden="true">
        {text}
      </pre>
    </div>
  )
}

type BarItemProps = { readonly icon: UiIcon; readonly label: string; readonly isOn?: boolean; readonly onClick: () => void }

function BarItem({ icon, label, isOn, onClick }: BarItemProps) {
  return (
    <button type="button" className="bar-button" aria-pressed={isOn} onClick={onClick}>
      <Icon name={icon} size={16} /> <span>{label}</span>
    </button>
  )
}
