import { Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '../../engine/view/icon.tsx'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { CodeField } from './code-field.tsx'
import { codeFragment, codeOfFragment } from './code-link.ts'
import { ExportBar } from './export-bar.tsx'
import { formerWork, keepCode, keepFormer, keepOptions, keptCode, keptOptions, type Work } from './kept.ts'
import { DEFAULTS, optionsQuery, queryOptions } from './options.ts'
import { Preview } from './preview.tsx'
import { SAMPLE, SAMPLE_TITLE } from './sample.ts'
import { Settings } from './settings.tsx'
import { takeOver } from './shared-snapshot.ts'
import { MOST_CHARACTERS, SnapshotError } from './tokens.ts'
import { useSnapshot } from './use-scene.ts'
import { useSnapshotWords } from './words.ts'
import { fill } from '../shared/words.ts'

const ShareBox = lazyPart(() => import('./share-box.tsx').then((module) => module.ShareBox))

/** What the link says, then what was handed over, then what this device remembers, then the sample. */
async function firstWork(): Promise<Work> {
  const handed = takeOver()
  if (handed) return handed
  const linked = await codeOfFragment(location.hash)
  const kept = keptCode()
  const isFresh = linked === undefined && kept === undefined
  const options = queryOptions(location.search) ?? (linked === undefined ? keptOptions() : DEFAULTS)
  return { code: linked ?? kept ?? SAMPLE, options: isFresh && options.title === '' ? { ...options, title: SAMPLE_TITLE } : options }
}

/** Code at one side, its image beside it, and everything that can be set. */
export function Workspace() {
  const [work, setWork] = useState<Work>()
  useEffect(() => void firstWork().then(setWork), [])
  return work ? <Bench first={work} /> : null
}

function Bench({ first }: { first: Work }) {
  const { say, fault, symbols, languageName, number } = useSnapshotWords()
  const w = useWords()
  const { notify } = useShell()
  const [code, setCode] = useState(first.code)
  const [options, setOptions] = useState(first.options)
  const [isSharing, setSharing] = useState(false)
  const [fileError, setFileError] = useState<unknown>()
  const { snapshot, error } = useSnapshot(code, options)
  const isTouched = useRef(false)
  const [former, setFormer] = useState(formerWork)

  /**
   * From the first change on, what the device remembers counts, not the link. Code that came from elsewhere takes the place
   * of the visitor's own then, and that is kept beside it.
   */
  const touch = (): readonly Work[] => {
    if (isTouched.current) return former
    isTouched.current = true
    if (location.search || location.hash) history.replaceState(history.state, '', location.pathname)
    const own = keptCode()
    if (own === undefined || own.trim() === '' || own === first.code) return former
    const next = keepFormer([{ code: own, options: keptOptions() }, ...former])
    setFormer(next)
    return next
  }
  const change = (next: Partial<Work>) => {
    touch()
    setFileError(undefined)
    if (next.code !== undefined) {
      setCode(next.code)
      keepCode(next.code)
    }
    if (next.options) {
      setOptions(next.options)
      keepOptions(next.options)
    }
  }
  /** Takes the newest of what was there before, and puts what is here now behind the others: each click brings another, none is lost. */
  const bringBack = () => {
    const [back, ...rest] = touch()
    if (!back) return
    change(back)
    setFormer(keepFormer(code.trim() === '' || code === SAMPLE ? rest : [...rest, { code, options }]))
  }
  const openFile = async (file: File) => {
    if (file.size > MOST_CHARACTERS * 4) return setFileError(new SnapshotError('too-long', { most: MOST_CHARACTERS }))
    change({ code: await file.text(), options: { ...options, title: file.name.slice(0, 200).toWellFormed() } })
  }
  const copyLink = async (withCode: boolean) => {
    const fragment = withCode ? await codeFragment(code) : ''
    if (fragment === undefined) return notify('info', say('link-too-long'))
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname + optionsQuery(options) + fragment)
      notify('success', w('copied'))
    } catch {
      notify('error', w('copy-failed'))
    }
  }
  const clear = () => change({ code: '', options: { ...options, title: '' } })
  const problem = fileError ?? error
  const language = options.language === 'guess' ? (snapshot?.language ?? 'plain') : options.language

  return (
    <div className="snap-bench">
      <section className="snap-code" aria-label={say('code')}>
        <div className="snap-bar">
          <h2>{say('code')}</h2>
          <label className="button quiet-button snap-file">
            <Icon name="file-up" size={16} /> {say('open-file')}
            <input type="file" className="hidden" onChange={(event) => event.target.files?.[0] && void openFile(event.target.files[0])} />
          </label>
          <button type="button" className="button quiet-button" onClick={clear}>
            <Icon name="eraser" size={16} /> {w('clear')}
          </button>
        </div>
        {former.length > 0 && (
          <p className="snap-former quiet small">
            <span>{say('former')}</span>
            <button type="button" className="button quiet-button" onClick={bringBack}>
              <Icon name="rotate-ccw" size={16} /> {say('former-back')}
            </button>
            <button
              type="button"
              className="icon-button small-button"
              aria-label={say('former-drop')}
              onClick={() => setFormer(keepFormer([]))}
            >
              <Icon name="trash-2" size={16} />
            </button>
          </p>
        )}
        <CodeField
          value={code}
          onChange={(text) => change({ code: text })}
          onFile={(file) => void openFile(file)}
          invalid={problem !== undefined}
          language={language}
        />
      </section>
      <div className="snap-result">
        {problem !== undefined && (
          <p className="field-error" role="alert">
            {fault(problem)}
          </p>
        )}
        {snapshot && (
          <>
            <Preview scene={snapshot.scene} label={say('preview')} isOld={problem !== undefined} />
            <p className="quiet small" role="status">
              {fill(say('image-size'), {
                width: number.format(Math.ceil(snapshot.scene.width)),
                height: number.format(Math.ceil(snapshot.scene.height)),
              })}
              {snapshot.symbols > 0 && ` ${symbols(snapshot.symbols)}`}
            </p>
            <ExportBar
              snapshot={snapshot}
              links={
                <>
                  <button type="button" className="menu-item" onClick={() => void copyLink(false)}>
                    {say('copy-preset')}
                  </button>
                  <button type="button" className="menu-item" onClick={() => void copyLink(true)}>
                    {say('copy-preset-code')}
                  </button>
                </>
              }
            >
              <button type="button" className="button" aria-expanded={isSharing} onClick={() => setSharing(!isSharing)}>
                <Icon name="share-2" size={16} /> {say('share')}
              </button>
            </ExportBar>
            {isSharing && (
              <Suspense>
                <ShareBox snapshot={snapshot} />
              </Suspense>
            )}
          </>
        )}
      </div>
      <aside className="snap-side" aria-label={say('settings')}>
        <Settings
          options={options}
          detected={
            options.language === 'guess' && snapshot ? fill(say('detected'), { language: languageName(snapshot.language) }) : undefined
          }
          onChange={(next) => change({ options: next })}
        />
        <p className="quiet small">{say('kept-here')}</p>
        <p className="quiet small">{say('fonts-license')}</p>
        <p className="quiet small">{say('pdf-note')}</p>
      </aside>
    </div>
  )
}
