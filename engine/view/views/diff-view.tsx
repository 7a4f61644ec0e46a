import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { useWords } from '../page-context.tsx'
import type { ViewProps } from './types.ts'

type Side = { readonly line: number; readonly tokens: readonly { readonly text: string; readonly changed: boolean }[] }
type Part = {
  readonly kind: 'same' | 'removed' | 'added' | 'changed' | 'skipped'
  readonly left?: Side
  readonly right?: Side
  readonly count?: number
}

const SIGNS = { same: '', removed: '−', added: '+', changed: '±', skipped: '⋯' } as const
const PAGE = 500

/** Two texts line by line, what changed marked by sign, colour and underline. */
export function DiffView({ view, value }: ViewProps<readonly Part[]>) {
  const w = useWords()
  const [shown, setShown] = useState(PAGE)
  return (
    <>
      <div className="table-scroll" role="region" aria-label={view.label} tabIndex={0}>
        <table className="diff code">
          <thead className="hidden">
            <tr>
              <th>{w('change')}</th>
              <th>{w('line')}</th>
              <th>{w('before')}</th>
              <th>{w('line')}</th>
              <th>{w('after')}</th>
            </tr>
          </thead>
          <tbody>
            {value.slice(0, shown).map((part, index) => (
              <tr key={index} className={part.kind}>
                <td className="sign">
                  {SIGNS[part.kind]}
                  <span className="hidden">{w(`diff-${part.kind}`)}</span>
                </td>
                {part.kind === 'skipped' ? (
                  <td colSpan={4} className="quiet">
                    {`${w('lines-same')}: ${part.count}`}
                  </td>
                ) : (
                  <>
                    <SideCells side={part.left} element="del" />
                    <SideCells side={part.right} element="ins" />
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {value.length > shown && (
        <button type="button" className="button quiet-button" onClick={() => setShown(shown + 4 * PAGE)}>
          <Icon name="chevron-down" size={16} /> {w('more-rows')}
        </button>
      )}
    </>
  )
}

function SideCells({ side, element: Changed }: { side: Side | undefined; element: 'del' | 'ins' }) {
  return (
    <>
      <td className="line-number">{side?.line}</td>
      <td className={`side ${side ? Changed : 'none'}`} dir="auto">
        {side?.tokens.map((token, index) =>
          token.changed ? <Changed key={index}>{token.text}</Changed> : <span key={index}>{token.text}</span>,
        )}
      </td>
    </>
  )
}
