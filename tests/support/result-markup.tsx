import { renderToString } from 'react-dom/server'
import type { Values } from '../../engine/core/run.ts'
import type { LabelledView, ToolData } from '../../engine/site/page.ts'
import { loadParts } from '../../engine/view/parts.tsx'
import { PartsProvider } from '../../engine/view/parts-context.tsx'
import { type ShellContext, ShellProvider } from '../../engine/view/shell-context.tsx'
import { OutputViews } from '../../engine/view/tool-result.tsx'

/** A result as a page shows it. The words of a view itself are their keys. */
export async function resultMarkup(
  views: readonly LabelledView[],
  output: Values,
  input: Values,
  shell: Pick<ShellContext, 'locale' | 'words'>,
): Promise<string> {
  const tool = { id: 'tool', fields: [], views } as unknown as ToolData
  return renderToString(
    <ShellProvider value={shell as ShellContext}>
      <PartsProvider parts={await loadParts(tool)}>
        <OutputViews tool={tool} output={output} input={input} />
      </PartsProvider>
    </ShellProvider>,
  )
}
