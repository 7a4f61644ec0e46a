import { useEffect, useState } from 'react'
import type { Failure } from '../../core/errors.ts'
import type { FieldFailure } from '../field-row.tsx'
import { useShell } from '../shell-context.tsx'

const NONE: readonly FieldFailure[] = []

/**
 * Failures with their sentences in the page's language.
 * @param failures the same array as long as they are the same
 */
export function useFailures(failures: readonly Failure[], toolWords: Readonly<Record<string, string>>): readonly FieldFailure[] {
  const { sentences } = useShell()
  const [worded, setWorded] = useState<{ readonly of: readonly Failure[]; readonly list: readonly FieldFailure[] }>()
  useEffect(() => {
    if (failures.length === 0) return
    let current = true
    void sentences(toolWords).then(
      (form) => current && setWorded({ of: failures, list: failures.map((failure) => ({ ...failure, message: form.failure(failure) })) }),
    )
    return () => {
      current = false
    }
  }, [failures, toolWords, sentences])
  return worded?.of === failures ? worded.list : NONE
}
