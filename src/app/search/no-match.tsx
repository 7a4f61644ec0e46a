import { useWords } from '../../../engine/view/shell-context.tsx'
import { useSite } from '../site-context.tsx'
import type { LoadedSearch } from './load-search.ts'

type Props = {
  readonly loaded: LoadedSearch | undefined
  readonly isFailed: boolean
  readonly count: number
  /** Said in place of that nothing was found, of what was pasted. */
  readonly nothing?: string | undefined
}

/** What a search says beside its hits: how many there are, or that there is none, and where to ask for a tool. */
export function NoMatch({ loaded, isFailed, count, nothing }: Props) {
  const w = useWords()
  const { shell } = useSite()
  return (
    <>
      <p role="status" className={count > 0 ? 'hidden' : 'no-match'}>
        {isFailed
          ? w('search-failed')
          : count > 0
            ? `${loaded?.say('hits') ?? ''} ${count.toLocaleString(shell.locale)}`
            : (nothing ?? w('search-no-match'))}
      </p>
      {!isFailed && count === 0 && loaded && (
        <p className="no-match">
          <a href={loaded.ask}>{loaded.say('ask')}</a>
        </p>
      )}
    </>
  )
}
