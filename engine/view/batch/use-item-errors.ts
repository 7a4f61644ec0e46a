import { useEffect, useState } from 'react'
import { writeByteLimit } from '../../core/file-size.ts'
import type { Failure } from '../../core/errors.ts'
import type { Sentences } from '../../core/sentences.ts'
import type { ToolData } from '../../site/page.ts'
import { useShell, useWords } from '../shell-context.tsx'
import type { LoneWord } from '../hooks/use-lone-words.ts'
import type { BatchView } from './batch-run.ts'

/**
 * What went wrong with each item that failed, in a sentence, by its place in the list.
 * @param own name of the field that the items fill: what concerns another says which
 */
export function useItemErrors(
  { states }: BatchView,
  { failures: toolWords, fields }: Pick<ToolData, 'failures' | 'fields'>,
  own: string | undefined,
  p: LoneWord<'batch'>,
): ReadonlyMap<number, string> {
  const { sentences, locale } = useShell()
  const w = useWords()
  const [say, setSay] = useState<(failure: Failure) => string>()
  const hasFailed = states.some(({ status }) => status === 'failed')
  useEffect(() => {
    if (hasFailed) void sentences(toolWords).then((found) => setSay(() => remembering(found)))
  }, [hasFailed, sentences, toolWords])
  const said = new Map<number, string>()
  for (const [index, { failure }] of states.entries()) {
    if (!failure) continue
    if ('own' in failure) said.set(index, p(failure.own, ownParams(failure.limit ?? 0, locale)))
    else if (say) {
      const { field: name, place } = failure
      const label = name === own ? undefined : fields.find((field) => field.name === name?.split('.')[0])?.label
      said.set(
        index,
        `${label === undefined ? '' : `${label}${w('colon')}`}${say(failure)}${place ? ` (${place.line}:${place.column})` : ''}`,
      )
    }
  }
  return said
}

/** What a limit is called in sentences: so many files, or such a size. */
function ownParams(limit: number, locale: string) {
  return { count: new Intl.NumberFormat(locale).format(limit), size: writeByteLimit(limit, locale) }
}

/** Sentences take their time to form, and thousands of items may fail. */
function remembering(sentences: Sentences): (failure: Failure) => string {
  const kept = new WeakMap<Failure, string>()
  return (failure) => {
    const text = kept.get(failure) ?? sentences.failure(failure)
    kept.set(failure, text)
    return text
  }
}
