import { CommandLine } from '../../../engine/view/command-line.tsx'
import { Icon } from '../../../engine/view/icon.tsx'
import { useWords } from '../../../engine/view/shell-context.tsx'
import type { DeveloperLines } from '../../../engine/site/page.ts'

/** The folded corner for developers. */
export function Developers({ request, command, reference }: DeveloperLines) {
  const w = useWords()
  return (
    <details className="developers">
      <summary>
        <Icon name="square-terminal" size={18} /> {w('for-developers')}
      </summary>
      <CommandLine label={w('http-api')} text={request} />
      <CommandLine label={w('command-line')} text={command} />
      {reference && (
        <p className="small">
          <a href={reference}>{w('api-reference')}</a>
        </p>
      )}
    </details>
  )
}
