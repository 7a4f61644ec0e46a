import { useState } from 'react'
import { Icon } from './icon.tsx'
import { useShell, useWords } from './shell-context.tsx'

/** Copies to the clipboard, and says whether it worked. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<void> } {
  const [copied, setCopied] = useState(false)
  const { notify } = useShell()
  const w = useWords()
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setTimeout(() => setCopied(false), 1500)
    } catch {
      notify('error', w('copy-failed'))
    }
  }
  return { copied, copy }
}

/** A small copy button beside one value. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copied, copy } = useCopy()
  const w = useWords()
  return (
    <button type="button" className="icon-button small-button" aria-label={w('copy', label)} onClick={() => void copy(text)}>
      <Icon name={copied ? 'check' : 'copy'} size={16} />
      <span className="hidden" role="status">
        {copied ? w('copied') : ''}
      </span>
    </button>
  )
}
