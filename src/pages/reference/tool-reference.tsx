import { useState } from 'react'
import type { ReferenceRow, ToolReference as Told } from '../../../engine/site/reference.ts'
import { CopyButton } from '../../../engine/view/copy-button.tsx'
import { snippetsOf } from './snippets.ts'

type Props = { readonly told: Told; readonly say: (word: string) => string; readonly toolUrl: string }

/** All that the reference says of one tool. */
export function ToolReference({ told, say, toolUrl }: Props) {
  const url = `${location.origin}/api/tools/${told.id}`
  return (
    <div className="reference-tool">
      <p className="reference-address">
        <code>{`POST /api/tools/${told.id}`}</code>
        <a href={toolUrl}>{say('page')}</a>
      </p>
      <p className="small">{told.limits.join(' · ')}</p>
      <Rows title={say('fields')} rows={told.fields} say={say} />
      <Examples url={url} request={told.request} say={say} />
      {told.isCut && <p className="small">{say('cut')}</p>}
      <Rows title={say('result')} rows={told.result} say={say} />
      <h4>{say('answer')}</h4>
      <Code text={JSON.stringify(told.answer, null, 2)} label={say('answer')} />
      {told.failures.length > 0 && (
        <>
          <h4>{say('failures')}</h4>
          <dl className="reference-codes">
            {told.failures.map(({ code, text }) => (
              <div key={code}>
                <dt>
                  <code>{code}</code>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  )
}

function Rows({ title, rows, say }: { title: string; rows: readonly ReferenceRow[]; say: (word: string) => string }) {
  if (rows.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <div className="reference-rows" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('name')}</th>
              <th scope="col">{say('type')}</th>
              <th scope="col">{say('about')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, label, type, facts, help, choices }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{type}</td>
                <td>
                  <span className="reference-label">{label}</span>
                  {facts.length > 0 && <span className="reference-facts">{facts.join(' · ')}</span>}
                  {help !== undefined && <span>{help}</span>}
                  {choices && <Choices choices={choices} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Choices({ choices }: { choices: NonNullable<ReferenceRow['choices']> }) {
  return (
    <ul className="reference-choices">
      {choices.map(({ value, label }) => (
        <li key={value}>
          <code>{value}</code> {label !== value && label}
        </li>
      ))}
    </ul>
  )
}

function Examples({ url, request, say }: { url: string; request: unknown; say: (word: string) => string }) {
  const snippets = snippetsOf(url, request)
  const [shown, show] = useState(0)
  const code = snippets[shown]?.code ?? ''
  return (
    <>
      <h4>{say('example')}</h4>
      <div className="reference-languages" role="group" aria-label={say('example')}>
        {snippets.map(({ language }, index) => (
          <button key={language} type="button" className="button" aria-pressed={index === shown} onClick={() => show(index)}>
            {language}
          </button>
        ))}
      </div>
      <Code text={code} label={say('example')} />
    </>
  )
}

function Code({ text, label }: { text: string; label: string }) {
  return (
    <div className="reference-code">
      <pre role="region" aria-label={label} tabIndex={0}>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} label={label} />
    </div>
  )
}
