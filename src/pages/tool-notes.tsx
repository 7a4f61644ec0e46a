import { Suspense } from 'react'
import type { ToolData, WorkedExample } from '../../engine/site/page.ts'
import { CommandLine } from '../../engine/view/command-line.tsx'
import { Icon } from '../../engine/view/icon.tsx'
import type { Parts } from '../../engine/view/parts-context.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'
import { ExampleCard } from './examples/example-card.tsx'
import { ToolLinks } from './tool-links.tsx'
import { ToolAnswers } from './tool-answers.tsx'

type Props = {
  readonly tool: ToolData
  /** Without the parts of a generic form there are no examples to show. */
  readonly parts: Parts | undefined
  readonly onTry: ((example: WorkedExample) => void) | undefined
}

/** What is below the working area: examples, answers, method, related tools, and the folded corner for developers. */
export function ToolNotes({ tool, parts, onTry }: Props) {
  const w = useWords()
  const examples = parts ? tool.examples.filter((example) => example.title) : []
  return (
    <div className="notes">
      {parts && examples.length > 0 && (
        <section aria-labelledby="examples">
          <h2 id="examples">{w('examples')}</h2>
          <div className="example-cards">
            {examples.map((example) => (
              <Suspense key={example.title}>
                <ExampleCard tool={tool} parts={parts} example={example} onTry={onTry} />
              </Suspense>
            ))}
          </div>
        </section>
      )}
      <ToolAnswers html={tool.answers} />
      {tool.notes.length > 0 && (
        <section aria-labelledby="method">
          <h2 id="method">{w('method')}</h2>
          {tool.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </section>
      )}
      {tool.related.length > 0 && (
        <nav aria-labelledby="related">
          <h2 id="related">{w('related')}</h2>
          <ToolLinks tools={tool.related} />
        </nav>
      )}
      <details className="developers">
        <summary>
          <Icon name="square-terminal" size={18} /> {w('for-developers')}
        </summary>
        {tool.request && <CommandLine label={w('http-api')} text={tool.request} />}
        <CommandLine label={w('command-line')} text={tool.command} />
        {tool.request && (
          <p className="small">
            <a href={tool.reference ?? '/api/openapi.json'}>{w('api-reference')}</a>
          </p>
        )}
      </details>
    </div>
  )
}
