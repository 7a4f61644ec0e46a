import { useEffect, useMemo, useState } from 'react'
import { writeByteLimit } from '../../core/file-size.ts'
import type { Failure } from '../../core/errors.ts'
import type { Sentences } from '../../core/sentences.ts'
import type { ToolData } from '../../site/page.ts'
import { useShell, useWords } from '../shell-context.tsx'
import type { LoneWord } from '../hooks/use-lone-words.ts'
import type { BatchView, ItemErrors, ItemState } from './batch-run.ts'

type Say = (failure: Failure) => string

/**
 * The errors as they can be said by now, and `whole`, which waits until sentences can be formed.
 * @param own name of the field that the items fill: what concerns another says which
 */
export function useItemErrors(
  { states }: BatchView,
  { failures: toolWords, fields }: Pick<ToolData, 'failures' | 'fields'>,
  own: string | undefined,
  p: LoneWord<'batch'>,
): { readonly shown: ItemErrors; readonly whole: () => Promise<ItemErrors> } {
  const { sentences, locale } = useShell()
  const w = useWords()
  const [loaded, setLoaded] = useState<Say>()
  const hasFailed = states.some(({ status }) => status === 'failed')
  const loading = useMemo(
    // Cut off from the site, it is still said that they failed.
    () => (hasFailed ? sentences(toolWords).then(remembering, () => undefined) : undefined),
    [hasFailed, sentences, toolWords],
  )
  useEffect(() => {
    void loading?.then((say) => setLoaded(() => say))
  }, [loading])
  const errorOf = (failure: NonNullable<ItemState['failure']>, say: Say | undefined): string => {
    if ('own' in failure) return p(failure.own, ownParams(failure.limit ?? 0, locale))
    if (!say) return p('failed')
    const { field: name, place } = failure
    const label = name === own ? undefined : fields.find((field) => field.name === name?.split('.')[0])?.label
    return `${label === undefined ? '' : `${label}${w('colon')}`}${say(failure)}${place ? ` (${place.line}:${place.column})` : ''}`
  }
  const errorsBy = (say: Say | undefined): ItemErrors =>
    new Map(states.flatMap(({ failure }, index) => (failure ? [[index, errorOf(failure, say)] as const] : [])))
  return { shown: errorsBy(loaded), whole: async () => errorsBy(await loading) }
}

/** What a limit is called in sentences: so many files, or such a size. */
function ownParams(limit: number, locale: string) {
  return { count: new Intl.NumberFormat(locale).format(limit), size: writeByteLimit(limit, locale) }
}

/** Sentences take their time to form, and thousands of items may fail. */
function remembering(sentences: Sentences): Say {
  const kept = new WeakMap<Failure, string>()
  return (failure) => {
    const text = kept.get(failure) ?? sentences.failure(failure)
    kept.set(failure, text)
    return text
  }
}
