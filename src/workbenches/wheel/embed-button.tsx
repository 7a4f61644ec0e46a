import { useCopy } from '../../../engine/view/copy-button.tsx'
import { useLoneWords } from '../../../engine/view/hooks/use-lone-words.ts'
import { Icon } from '../../../engine/view/icon.tsx'
import { inputFragment } from '../../../engine/view/link.ts'
import { embedHtml, embedSrc } from '../../../engine/view/share/share.ts'
import { useShell } from '../../../engine/view/shell-context.tsx'
import type { WorkbenchProps } from '../workbench.ts'

/** Copies one line of HTML that shows the wheel, with its entries, in a page of others. */
export function EmbedButton({ tool, text }: Pick<WorkbenchProps, 'tool'> & { readonly text: string }) {
  const e = useLoneWords('embed')
  const { language, page } = useShell()
  const { copied, copy } = useCopy()
  if (!e || page !== undefined) return null
  const copyHtml = async () => {
    const state = (await inputFragment(tool.fields, { text })) ?? ''
    await copy(embedHtml(embedSrc(language, state), tool.title))
  }
  return (
    <button type="button" className="button" onClick={() => void copyHtml()}>
      <Icon name={copied ? 'check' : 'square-terminal'} size={16} /> {e('copy-html')}
    </button>
  )
}
