import { useEffect, useState } from 'react'
import { CommandLine } from '../../../engine/view/command-line.tsx'
import type { ReferenceData, ReferenceTool, ToolReference as Told } from '../../../engine/site/reference.ts'
import { wordsOf } from '../page-words.ts'
import type { PageProps } from '../page.ts'
import { curl, curlLines } from './snippets.ts'
import { ToolReference } from './tool-reference.tsx'
import './reference-page.css'
import { ownTitle } from '../own-title.ts'

/** What the address of an embedded tool takes beside its options (`src/embed/first.ts`). */
const EMBED = [
  ['color-mode=dark', 'embed-mode'],
  ['accent-hue=250', 'embed-hue'],
  ['layout-compact=1', 'embed-compact'],
] as const

/** The HTTP API for people: what holds for all tools, then each tool, which is loaded when it is opened. */
export function Page({ payload }: PageProps<ReferenceData>) {
  const say = wordsOf(payload, 'reference') as (word: string) => string
  const { groups, failures, folder } = payload.data
  const title = ownTitle(payload.head)
  const [typed, setTyped] = useState('')
  const wanted = fold(typed)
  const left = groups
    .map((group) => ({ ...group, tools: group.tools.filter((tool) => isFound(tool, wanted)) }))
    .filter(({ tools }) => tools.length > 0)
  return (
    <div className="reference">
      <h1>{title}</h1>
      <p className="lead">{say('lead')}</p>
      <div className="reference-intro">
        <section>
          <h2>{say('how')}</h2>
          <p>{say('how-text')}</p>
          <p>{say('options-text')}</p>
        </section>
        <section>
          <h2>{say('limits')}</h2>
          <p>{say('limits-text')}</p>
        </section>
        <section>
          <h2>{say('idempotency')}</h2>
          <p>{say('idempotency-text')}</p>
        </section>
        <section>
          <h2>{say('errors')}</h2>
          <p>{say('errors-text')}</p>
          <details>
            <summary>{say('common')}</summary>
            <dl className="reference-codes">
              {failures.map(({ code, status, text }) => (
                <div key={code}>
                  <dt>
                    <code>{`${code} ${status}`}</code>
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </details>
        </section>
        <section>
          <h2>
            <a href="/api/openapi.json">{say('openapi')}</a>
          </h2>
          <p>{say('openapi-text')}</p>
        </section>
        <section className="reference-flows">
          <h2>{say('flows')}</h2>
          {flowsOf(new URL(payload.head.canonical).origin).map(([word, text]) => (
            <CommandLine key={word} label={say(word)} text={text} />
          ))}
        </section>
        <section>
          <h2 id="embed">{say('embed')}</h2>
          <p>{say('embed-text')}</p>
          <dl className="reference-codes">
            {EMBED.map(([name, word]) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{say(word)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{say('others')}</h2>
          <p>{say('others-text')}</p>
        </section>
      </div>
      <h2 id="tools">{say('tools')}</h2>
      <label className="reference-search">
        <span>{say('find')}</span>
        <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <p role="status" className={left.length > 0 ? 'hidden' : undefined}>
        {left.length > 0 ? '' : say('none')}
      </p>
      {left.map(({ title: category, tools }) => (
        <section key={category} className="reference-group">
          <h3>{category}</h3>
          {tools.map((tool) => (
            <OneTool key={tool.id} tool={tool} folder={folder} say={say} />
          ))}
        </section>
      ))}
    </div>
  )
}

/** What the API does beside running one tool once, as the address and body of an example. */
function flowsOf(origin: string): readonly (readonly [word: string, command: string])[] {
  const texts = ['Ada', 'Łódź 😀'].map((text) => ({ input: { text } }))
  return [
    ['flows-guess', curl(`${origin}/api/guess`, { input: { text: 'eyJhIjoxfQ==' } })],
    ['flows-recipe', curl(`${origin}/api/recipes/run`, { recipe: 'base64-lines', input: 'QWRh\nR3JhY2U=' })],
    ['flows-batch', curlLines(`${origin}/api/tools/base64-encode/batch`, texts)],
  ]
}

type State = { readonly told?: Told; readonly hasFailed?: boolean }
type OneToolProps = { readonly tool: ReferenceTool; readonly folder: string; readonly say: (word: string) => string }

function OneTool({ tool: { id, text, summary, url }, folder, say }: OneToolProps) {
  const [isOpen, setOpen] = useState(false)
  const [{ told, hasFailed }, setState] = useState<State>({})
  // A link to one tool opens it.
  useEffect(() => {
    const open = () => {
      if (location.hash.slice(1) === id) setOpen(true)
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [id])
  useEffect(() => {
    if (!isOpen || told) return
    const gone = new AbortController()
    fetch(`${folder}${id}.json`, { signal: gone.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status))
        setState({ told: (await answer.json()) as Told })
      })
      .catch(() => {
        if (!gone.signal.aborted) setState({ hasFailed: true })
      })
    return () => gone.abort()
  }, [isOpen, told, folder, id])
  return (
    <details id={id} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="reference-title">{text}</span> <code>{id}</code>
        <span className="reference-summary">{summary}</span>
      </summary>
      {told ? (
        <ToolReference told={told} say={say} toolUrl={url} />
      ) : (
        <p role="status">{hasFailed ? say('failed') : isOpen ? say('loading') : ''}</p>
      )}
    </details>
  )
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

function isFound({ id, text, summary }: ReferenceTool, wanted: string): boolean {
  if (wanted === '') return true
  const all = fold(`${id} ${text} ${summary}`)
  return wanted.split(/\s+/).every((word) => all.includes(word))
}
