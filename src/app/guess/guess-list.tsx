import { Icon, ToolIcon } from '../../../engine/view/icon.tsx'
import { useWords } from '../../../engine/view/shell-context.tsx'
import type { GroupWord } from '../../../engine/view/part-words.tsx'
import { isPlain } from '../routing/plain-click.ts'
import type { GuessedTool } from './guesser.ts'
import { type GuessState, useOpenGuessed } from './use-guess.ts'

export type SayGuess = (word: GroupWord<'guess'>) => string
type Props = { readonly state: GuessState; readonly say: SayGuess }

/** The tools that fit, the likeliest first, with what they make of it. */
export function GuessList({ state: { status, guessed, previews }, say }: Props) {
  return (
    <div className="guess-result">
      <p role="status" className="guess-status">
        {status === 'failed' && say('failed')}
        {status === 'working' && !guessed && say('working')}
        {guessed && guessed.tools.length > 0 && (
          <>
            {say('looks-like')} <strong>{guessed.label}</strong>
          </>
        )}
        {guessed?.tools.length === 0 && say('nothing')}
      </p>
      {guessed && (
        <ul className="guess-tools">
          {guessed.tools.map((tool, index) => (
            <li key={tool.tool} className={index === 0 ? 'guess-first' : undefined}>
              <GuessLink tool={tool} shown={tool.label === guessed.label ? undefined : tool.label} preview={previews.get(tool.tool)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function GuessLink({
  tool,
  shown,
  preview,
}: {
  readonly tool: GuessedTool
  readonly shown: string | undefined
  readonly preview: string | undefined
}) {
  const w = useWords()
  const open = useOpenGuessed()
  return (
    <a
      className="guess-link"
      href={tool.url}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        void open(tool)
      }}
    >
      <span className={`tile hue-${tool.hue}`}>
        <ToolIcon name={tool.icon} size={18} />
      </span>
      <span className="guess-name">
        <span className="guess-title">{tool.text}</span>
        {shown !== undefined && <span className="quiet small">{shown}</span>}
        {tool.effect === 'network' && (
          <span className="quiet small guess-server">
            <Icon name="cloud" size={14} /> {w('uses-server')}
          </span>
        )}
      </span>
      {preview !== undefined && <span className="guess-preview">{preview}</span>}
    </a>
  )
}
