import { CopyButton } from './copy-button.tsx'

/** A command or request that people copy, below what it is called. */
export function CommandLine({ label, text }: { readonly label: string; readonly text: string }) {
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
