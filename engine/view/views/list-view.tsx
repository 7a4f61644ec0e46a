import { useState } from 'react'
import { CopyButton } from '../copy-button.tsx'
import { formatValue } from '../format.ts'
import { useWords } from '../shell-context.tsx'
import type { ViewProps } from './types.ts'

const PAGE = 200

/** Items one below another, each copied with one touch; a single item stands large. */
export function ListView({ view, value, settings }: ViewProps<readonly (string | number)[]>) {
  const w = useWords()
  const [shown, setShown] = useState(PAGE)
  const column = view.value
  if (!column) return null
  return (
    <>
      <ol className={`item-list${value.length === 1 ? ' single' : ''}`}>
        {value.slice(0, shown).map((item, index) => {
          const text = formatValue(item, column, settings)
          // A choice is copied as it reads; a number without the marks that group its digits.
          const copied = column.choices ? text : String(item)
          return (
            <li key={index}>
              <span dir="auto" className={column.format === 'code' ? 'code' : undefined}>
                {text}
              </span>
              <CopyButton text={copied} label={text} />
            </li>
          )
        })}
      </ol>
      {value.length > shown && (
        <button type="button" className="button quiet-button" onClick={() => setShown(shown + 10 * PAGE)}>
          {w('more-rows')}
        </button>
      )}
    </>
  )
}

/** Links out of the site; only web and mail addresses become links. */
export function LinksView({ value }: ViewProps<readonly { readonly text?: string; readonly url: string }[]>) {
  return (
    <ul className="item-list">
      {value.map(({ text, url }, index) => (
        <li key={index}>
          {/^(https?|mailto|tel):/i.test(url) ? (
            <a href={url} target="_blank" rel="noopener noreferrer nofollow" dir="auto">
              {text ?? url}
            </a>
          ) : (
            <span dir="auto">{text ?? url}</span>
          )}
          <CopyButton text={url} label={url} />
        </li>
      ))}
    </ul>
  )
}
