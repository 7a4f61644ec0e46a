import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { LabelledField } from '../../site/page.ts'
import { type FormValues, isFile } from '../form-values.ts'
import { Icon } from '../icon.tsx'
import type { LoneWord } from '../hooks/use-lone-words.ts'
import { type BatchItem, itemsOfLines } from './batch-items.ts'
import { BatchText } from './batch-text.tsx'

type Props = {
  readonly fields: readonly LabelledField[]
  readonly field: LabelledField
  readonly form: UseFormReturn<FormValues>
  readonly p: LoneWord<'batch'>
  readonly isBusy: boolean
  /** To start is what comes next; else it is to go on with what is there. */
  readonly isMain: boolean
  readonly onStart: (items: readonly BatchItem[]) => void
}

/** A text whose lines are the items; it begins with what the tool's own field holds. */
export function LineSource({ fields, field, form, p, isBusy, isMain, onStart }: Props) {
  const [text, setText] = useState(() => {
    const held = form.getValues(field.name)
    return typeof held === 'string' && !isFile(held) ? held : ''
  })
  const items = itemsOfLines(text, fields, field)
  return (
    <div className="field">
      <BatchText label={p('lines')} text={text} isBusy={isBusy} onText={setText} />
      <span>
        <button
          type="button"
          className={`button${isMain ? ' primary' : ''}`}
          disabled={isBusy || items.length === 0}
          onClick={() => onStart(items)}
        >
          <Icon name="play" size={16} /> {p('start')}
        </button>
      </span>
    </div>
  )
}
