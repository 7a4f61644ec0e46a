import { usePartWords } from '../../part-words.tsx'
import { ToolButton } from '../../tool-button.tsx'
import { type FrameLog, MOST_LINES } from './use-frame-log.ts'

/** What the scripts in the frame write to the console, and what goes wrong in them. */
export function FrameConsole({ log: { lines, isCut, clear } }: { readonly log: FrameLog }) {
  const say = usePartWords('html')
  return (
    <section className="frame-console" aria-label={say('console')}>
      <div className="frame-console-bar">
        <b aria-hidden="true">{say('console')}</b>
        <ToolButton icon="eraser" label={say('clear')} isSmall isOff={lines.length === 0} onClick={clear} />
      </div>
      <div className="frame-console-lines" role="log" aria-label={say('console')} tabIndex={0}>
        {lines.length === 0 && <p className="quiet small">{say('empty')}</p>}
        {lines.map(({ level, text }, at) => (
          <p key={at} className={level} dir="auto">
            {(level === 'error' || level === 'warn') && <span className="frame-console-level">{level}</span>}
            {text}
          </p>
        ))}
        {isCut && <p className="quiet small">{say('cut').replace('{{count}}', String(MOST_LINES))}</p>}
      </div>
    </section>
  )
}
