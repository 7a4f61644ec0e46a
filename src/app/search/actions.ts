import { useAtom, useSetAtom } from 'jotai/react'
import type { PagePayload, ToolData } from '../../../engine/site/page.ts'
import { fold, termsOf } from '../../../engine/search/fold.ts'
import { useShell, useWords } from '../../../engine/view/shell-context.tsx'
import type { UiIcon } from '../../../engine/view/ui-icons.ts'
import { homePath } from '../routing/paths.ts'
import { useSite } from '../site-context.tsx'
import { copyButton } from '../services/keys.ts'
import { colorModeAtom, dialogAtom, favouritesAtom } from '../state.ts'
import type { LoadedSearch } from './load-search.ts'

/** Something that the palette does, rather than a page to go to. */
export type Action = {
  readonly id: string
  readonly text: string
  readonly icon: UiIcon
  /** What else people type for it. */
  readonly words: string
  /** Offered before anything is typed. */
  readonly isFirst?: boolean
  readonly run: () => void
}

const MODES = { light: 'sun', dark: 'moon', system: 'monitor' } as const

/** What can be done from here: colour mode, language, this tool's star and result, this page's link, settings. */
export function useActions(payload: PagePayload, loaded: LoadedSearch | undefined): readonly Action[] {
  const w = useWords()
  const { notify } = useShell()
  const { shell, navigate } = useSite()
  const [mode, setMode] = useAtom(colorModeAtom)
  const [favourites, setFavourite] = useAtom(favouritesAtom)
  const open = useSetAtom(dialogAtom)
  if (!loaded) return []
  const { say } = loaded
  const tool = payload.component === 'tool' ? (payload.data as ToolData).id : undefined
  const copy = copyButton(w('copy'))
  const isDark =
    document.documentElement.dataset.mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const actions: (Action | false | undefined)[] = [
    copy && { id: 'copy', text: say('copy-result'), icon: 'copy', words: say('copy-words'), isFirst: true, run: () => copy.click() },
    tool !== undefined && {
      id: 'favourite',
      text: say(favourites.includes(tool) ? 'favourite-remove' : 'favourite-add'),
      icon: 'star',
      words: say('favourite-words'),
      isFirst: true,
      run: () => setFavourite(tool, !favourites.includes(tool)),
    },
    ...(['dark', 'light', 'system'] as const).map((choice) => ({
      id: `mode-${choice}`,
      text: `${w('color-mode')}${w('colon')}${w(`mode-${choice}`)}`,
      icon: MODES[choice],
      words: say('mode-words'),
      isFirst: choice === (isDark ? 'light' : 'dark'),
      run: () => setMode(choice),
    })),
    {
      id: 'share',
      text: say('copy-page-link'),
      icon: 'link',
      words: say('share-words'),
      isFirst: true,
      run: () =>
        void navigator.clipboard.writeText(location.href).then(
          () => notify('success', w('link-copied')),
          () => notify('error', w('copy-failed')),
        ),
    },
    {
      id: 'settings',
      text: w('settings'),
      icon: 'settings',
      words: say('settings-words'),
      isFirst: true,
      run: () => navigate(`${homePath(shell.language)}setting/`),
    },
    { id: 'keys', text: say('keys'), icon: 'keyboard', words: say('keys-words'), isFirst: true, run: () => open('keys') },
    ...shell.languages
      .filter(({ id }) => id !== payload.language)
      .map(({ id, name }) => ({
        id: `language-${id}`,
        text: w('language', name),
        icon: 'globe' as const,
        words: say('language-words'),
        run: () => navigate(payload.head.alternates.find(({ language }) => language === id)?.url ?? homePath(id)),
      })),
  ]
  return actions.filter((action): action is Action => Boolean(action))
}

/** Actions that have every typed word at the start of one of theirs; before anything is typed, those that are at hand. */
export function matchActions(actions: readonly Action[], typed: string): readonly Action[] {
  const terms = termsOf(typed)
  if (terms.length === 0) return actions.filter(({ isFirst }) => isFirst)
  return actions.filter(({ text, words }) => {
    const known = fold(`${text} ${words}`).split(/[^\p{L}\p{N}]+/u)
    return terms.every((term) => term.length > 1 && known.some((word) => word.startsWith(term)))
  })
}
