import type { ToolData } from '../../engine/site/page.ts'
import { CopyButton } from '../../engine/view/copy-button.tsx'
import { Icon, ToolIcon } from '../../engine/view/icon.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'

const LONGEST = 400

/** What stands under the working area: method, examples, commands, related tools. */
export function ToolNotes({ tool }: { tool: ToolData }) {
  const w = useWords()
  const examples = tool.examples.filter((example) => example.title)
  return (
    <div className="notes">
      {tool.notes.length > 0 && (
        <section aria-labelledby="method">
          <h2 id="method">{w('method')}</h2>
          {tool.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </section>
      )}
      {examples.length > 0 && (
        <section aria-labelledby="examples">
          <h2 id="examples">{w('examples')}</h2>
          {examples.map((example) => (
            <figure className="worked" key={example.title}>
              <figcaption>{example.title}</figcaption>
              <pre className="code" dir="auto" tabIndex={0} aria-label={`${w('example')}: ${example.title}`}>
                {exampleText(example.input)}
                {Object.keys(example.output).length > 0 && `\n→ ${exampleText(example.output)}`}
              </pre>
            </figure>
          ))}
        </section>
      )}
      <section aria-labelledby="elsewhere">
        <h2 id="elsewhere">
          <Icon name="square-terminal" /> {w('use-elsewhere')}
        </h2>
        <Line label={w('command-line')} text={tool.command} />
        {tool.request && <Line label={w('http-api')} text={tool.request} />}
      </section>
      {tool.related.length > 0 && (
        <nav aria-labelledby="related">
          <h2 id="related">{w('related')}</h2>
          <ul className="tool-links">
            {tool.related.map((link) => (
              <li key={link.id}>
                <a href={link.url}>
                  <ToolIcon name={link.icon} size={18} /> {link.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

function Line({ label, text }: { label: string; text: string }) {
  return (
    <div className="command">
      <p className="small">{label}</p>
      <pre className="code" tabIndex={0} aria-label={label}>
        {text}
      </pre>
      <CopyButton text={text} label={label} />
    </div>
  )
}

/** A single text as it is, anything else as short JSON. */
function exampleText(values: Readonly<Record<string, unknown>>): string {
  const all = Object.values(values)
  const text = all.length === 1 && typeof all[0] === 'string' ? all[0] : JSON.stringify(values)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
