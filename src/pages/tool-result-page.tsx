import { type ComponentType, useCallback } from 'react'
import type { ToolResultData } from '../../engine/site/page.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { PartWords } from '../../engine/view/part-words.tsx'
import type { Parts } from '../../engine/view/parts-context.tsx'
import type { ResultView } from '../../engine/view/result-view.tsx'
import { useAskTool, useSend } from './tool-page.tsx'
import type { PageProps } from './page.ts'

type Extra = { readonly parts: Parts; readonly View: ComponentType<Parameters<typeof ResultView>[0]> }

export async function prepare({ tool }: ToolResultData): Promise<Extra> {
  const [{ loadParts }, { ResultView: View }] = await Promise.all([
    import('../../engine/view/parts.tsx'),
    import('../../engine/view/result-view.tsx'),
  ])
  return { parts: await loadParts(tool), View }
}

/** The result of a tool alone, from what the link says, with the way to the tool. */
export function Page({ payload, extra }: PageProps<ToolResultData, Extra>) {
  const { title, tool, url } = payload.data
  const askTool = useAskTool(tool)
  const onReady = useCallback(() => performance.mark('tool-ready'), [])
  const onSend = useSend(tool)
  return (
    <PartWords value={payload.words ?? {}}>
      <article className="tool">
        <header className="tool-head">
          <nav className="breadcrumb">
            <a href={url}>
              <Icon name="arrow-left" size={14} /> {tool.title}
            </a>
          </nav>
        </header>
        <h1>{title}</h1>
        <extra.View tool={tool} parts={extra.parts} askTool={askTool} onReady={onReady} onSend={onSend} />
      </article>
    </PartWords>
  )
}
