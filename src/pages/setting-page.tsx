import { useAtom, useStore } from 'jotai/react'
import { Suspense, useEffect, useState } from 'react'
import { clearDrafts, countDrafts } from '../../engine/view/drafts/draft-store.ts'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { useIsHydrated } from '../../engine/view/hooks/use-is-hydrated.ts'
import { Icon, ToolIcon } from '../../engine/view/icon.tsx'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { COLOR_MODES, colorModeAtom, favouritesAtom, userDataAtom } from '../app/state.ts'
import { useToolLinks } from '../app/search/use-tool-links.ts'
import { EMPTY_USER_DATA } from '../account/merge.ts'
import { removeInput, savedInputs } from '../account/saved.ts'
import { useSite } from '../app/site-context.tsx'
import { keepsShared } from '../shared/mine.ts'
import { wordsOf } from './page-words.ts'
import type { PageProps } from './page.ts'

const KeptTools = lazyPart(() => import('../app/offline/kept-tools.tsx').then((module) => module.KeptTools))

/** Photo projects are kept with their images; their code loads only here and in the photo editor. */
const loadProjects = () => import('../workbenches/photo-editor/project-store.ts')

async function countKept(): Promise<number> {
  const { countProjects } = await loadProjects()
  return (await countDrafts()) + (await countProjects())
}

async function clearKept(): Promise<void> {
  const { clearProjects } = await loadProjects()
  await clearDrafts()
  await clearProjects()
}

/** Everything this site keeps on the device, to see, change and remove. */
export function Page({ payload }: PageProps) {
  const w = useWords()
  const say = wordsOf(payload, 'setting')
  const store = useStore()
  const { shell } = useSite()
  const { notify, locale } = useShell()
  const [mode, setMode] = useAtom(colorModeAtom)
  const [favourites, setFavourite] = useAtom(favouritesAtom)
  const [data, setData] = useAtom(userDataAtom)
  const kept = savedInputs(data.saved)
  const links = useToolLinks(favourites)
  const keptTools = useToolLinks([...new Set(kept.map(({ tool }) => tool))])
  const [drafts, setDrafts] = useState(0)
  useEffect(() => void countKept().then(setDrafts, () => {}), [])
  const forgetDrafts = async () => {
    // oxlint-disable-next-line no-alert -- what cannot be brought back
    if (drafts > 0 && !confirm(w('setting-drafts-confirm'))) return false
    if (drafts > 0) await clearKept()
    setDrafts(0)
    return true
  }
  const isHydrated = useIsHydrated()
  const [isCleared, setCleared] = useState(false)
  const hasShared = isHydrated && !isCleared && keepsShared()
  const clear = async () => {
    if (!(await forgetDrafts())) return
    setMode('system')
    localStorage.clear()
    // Clips that waited to be sent, if there were any.
    indexedDB.deleteDatabase('live-clipboard')
    setCleared(true)
    setData(EMPTY_USER_DATA)
    notify('success', w('setting-cleared'))
  }
  return (
    <div className="setting">
      <h1>{w('settings')}</h1>
      <section id="appearance" aria-labelledby="setting-mode">
        <h2 id="setting-mode">{w('color-mode')}</h2>
        <div className="segments" role="radiogroup" aria-labelledby="setting-mode">
          {COLOR_MODES.map((choice) => (
            <label key={choice}>
              <input type="radio" name="color-mode" checked={mode === choice} onChange={() => setMode(choice)} />
              <span>{w(`mode-${choice}`)}</span>
            </label>
          ))}
        </div>
      </section>
      <section id="language" aria-labelledby="setting-language">
        <h2 id="setting-language">{w('language')}</h2>
        <ul className="inline-links">
          {payload.head.alternates.map(({ language, url }) => (
            <li key={language}>
              <a href={url} lang={language} hrefLang={language} aria-current={language === payload.language || undefined}>
                {shell.languages.find((other) => other.id === language)?.name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section id="favourites" aria-labelledby="setting-favourites">
        <h2 id="setting-favourites">{w('favourites')}</h2>
        {links.length === 0 && <p className="quiet">{w('no-favourites')}</p>}
        <ul className="tool-links">
          {links.map((tool) => (
            <li key={tool.id} className="with-button">
              <a href={tool.url}>
                <ToolIcon name={tool.icon} /> {tool.text}
              </a>
              <button
                type="button"
                className="icon-button"
                aria-label={w('remove', tool.text)}
                onClick={() => setFavourite(tool.id, false)}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section id="kept" aria-labelledby="setting-kept">
        <h2 id="setting-kept">{w('saved-inputs')}</h2>
        {kept.length === 0 && <p className="quiet">{say('no-kept')}</p>}
        <ul className="tool-links">
          {kept.map(({ id, name, tool, link }) => {
            const known = keptTools.find((other) => other.id === tool)
            const text = [known?.text ?? tool, name].filter(Boolean).join(w('colon'))
            return (
              <li key={id} className="with-button">
                <a href={`${known?.url ?? ''}${link}`}>
                  {known && <ToolIcon name={known.icon} />} {text}
                </a>
                <button type="button" className="icon-button" aria-label={w('remove', text)} onClick={() => removeInput(store, id)}>
                  <Icon name="x" />
                </button>
              </li>
            )
          })}
        </ul>
      </section>
      <section id="offline" aria-labelledby="setting-offline" hidden={isHydrated && !('serviceWorker' in navigator)}>
        <h2 id="setting-offline">{say('offline')}</h2>
        <p>{say('offline-text')}</p>
        <div className="kept-tools">
          {isHydrated && (
            <Suspense>
              <KeptTools say={say} />
            </Suspense>
          )}
        </div>
      </section>
      <section id="data" aria-labelledby="setting-data">
        <h2 id="setting-data">{w('setting-data')}</h2>
        <p>{w('setting-data-text')}</p>
        <p className="consent-again">
          <button type="button" className="button" onClick={() => dispatchEvent(new Event('ask-consent'))}>
            {w('change-consent')}
          </button>
        </p>
        {drafts > 0 && (
          <p className="actions">
            <span>{`${w('setting-drafts')} ${drafts.toLocaleString(locale)}`}</span>
            <button
              type="button"
              className="button quiet-button"
              onClick={() => void forgetDrafts().then((done) => done && notify('success', w('setting-cleared')))}
            >
              <Icon name="trash-2" size={16} /> {w('setting-drafts-clear')}
            </button>
          </p>
        )}
        <button
          type="button"
          className="button"
          disabled={data.favourites.length + data.recents.length + data.saved.length + drafts === 0 && mode === 'system' && !hasShared}
          onClick={() => void clear()}
        >
          <Icon name="trash-2" size={16} /> {w('setting-clear')}
        </button>
      </section>
    </div>
  )
}
