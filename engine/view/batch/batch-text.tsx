import { useId } from 'react'

type Props = {
  readonly label: string
  readonly text: string
  readonly placeholder?: string
  readonly isBusy: boolean
  readonly onText: (text: string) => void
}

/** Where the text is typed that many items are read from. */
export function BatchText({ label, text, placeholder, isBusy, onText }: Props) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="control batch-text"
        value={text}
        readOnly={isBusy}
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder}
        onChange={(event) => onText(event.target.value)}
      />
    </>
  )
}
