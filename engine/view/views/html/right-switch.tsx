import { type Word, useWords } from '../../shell-context.tsx'

/** What a visitor allows a frame to do. */
export function RightSwitch({ word, on, onChange }: { word: Word; on: boolean; onChange: (on: boolean) => void }) {
  const w = useWords()
  return (
    <label className="switch">
      <input type="checkbox" role="switch" aria-checked={on} checked={on} onChange={(event) => onChange(event.target.checked)} />
      <span>{w(word)}</span>
    </label>
  )
}
