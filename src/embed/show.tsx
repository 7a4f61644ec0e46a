import { createStore } from 'jotai/vanilla'
import { Provider } from 'jotai/react'
import { type ComponentType, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createRunner } from '../../engine/run/page/client.ts'
import type { PagePayload, Shell, ToolData } from '../../engine/site/page.ts'
import type { AskTool } from '../../engine/view/hooks/use-tool-run.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { PartWords } from '../../engine/view/part-words.tsx'
import { ShellProvider } from '../../engine/view/shell-context.tsx'
import type { WorkbenchProps } from '../workbenches/workbench.ts'
import { fetchJson } from '../app/services/fetch-json.ts'
import { shellContext } from '../app/shell-context.ts'
import { SiteProvider } from '../app/site-context.tsx'
import '../theme/index.css'
import './embed.css'

const root = document.getElementById('root') as HTMLElement

type View = ComponentType<Omit<WorkbenchProps, 'parts'>>

/** Shows a tool alone, from the same data as its page, whose addresses the document names. */
async function show(): Promise<void> {
  const { shell: shellUrl = '', payload: payloadUrl = '' } = root.dataset
  const [shell, payload] = await Promise.all([fetchJson<Shell>(shellUrl), fetchJson<PagePayload<ToolData>>(payloadUrl)])
  const tool = alone(payload.data)
  const View = await loadView(tool)
  const runner = createRunner(shell.assets.worker)
  const askTool: AskTool =
    tool.effect === 'network'
      ? async (request) => (await import('../app/services/run-on-server.ts')).runOnServer(tool.id, shell.locale, request)
      : runner.run
  const site = { shell, runner, navigate: openBeside, typed: {}, forgetTyped() {} }
  createRoot(root).render(
    <Provider store={createStore()}>
      <SiteProvider value={site}>
        <ShellProvider value={{ ...shellContext(shell), page: payload.path, keepInput: () => Promise.resolve() }}>
          <PartWords value={payload.words ?? {}}>
            <Embedded tool={tool} page={payload.path} name={shell.name} askTool={askTool} View={View} />
          </PartWords>
        </ShellProvider>
      </SiteProvider>
    </Provider>,
  )
}

/** The generic form with its controls and views, or the tool’s workbench. */
async function loadView(tool: ToolData): Promise<View> {
  const loadParts = async () => (await import('../../engine/view/parts.tsx')).loadParts(tool)
  if (tool.workbench === undefined) {
    const [parts, { ToolView }] = await Promise.all([loadParts(), import('../../engine/view/tool-view.tsx')])
    return (props) => <ToolView {...props} parts={parts} />
  }
  const { Workbench, hasFields } = await (await import('../workbenches/workbenches.ts')).loadWorkbench(tool.workbench)
  const parts = hasFields ? await loadParts() : undefined
  return (props) => <Workbench {...props} parts={parts} />
}

/** Nothing leads from the frame to other tools, and no text is kept. */
function alone(tool: ToolData): ToolData {
  return {
    ...tool,
    fields: tool.fields.map((field) => ({ ...field, drafts: undefined })),
    send: [],
    inverse: undefined,
    resultUrl: undefined,
  }
}

/** Our other pages may not be shown in frames. */
const openBeside = (url: string) => void window.open(url, '_blank', 'noopener')

type Props = {
  readonly tool: ToolData
  /** Path of the tool's own page. */
  readonly page: string
  /** What the site is called. */
  readonly name: string
  readonly askTool: AskTool
  readonly View: View
}

const NOTHING = {}
const nothing = () => {}
const markReady = () => void performance.mark('tool-ready')

function Embedded({ tool, page, name, askTool, View }: Props) {
  useHeight()
  return (
    <main className="embedded">
      <div className="embed-head">
        <h1>{tool.title}</h1>
        <a href={page} target="_blank" rel="noopener">
          {name} <Icon name="external-link" size={14} />
        </a>
      </div>
      <View tool={tool} askTool={askTool} given={NOTHING} onReady={markReady} onRun={nothing} onSend={nothing} />
    </main>
  )
}

/** Tells the page around how high this one is, and nothing else: on each change, and when that page’s script asks. */
function useHeight(): void {
  useEffect(() => {
    const shown = document.querySelector('.embedded') as Element
    let told = 0
    const tell = (isAsked: boolean) => {
      const height = Math.ceil(shown.getBoundingClientRect().height)
      if (height === told && !isAsked) return
      told = height
      parent.postMessage({ type: 'embed-height', height }, '*')
    }
    // The page ends with the frame, and with it what listens. An observer first tells of what it finds.
    new ResizeObserver(() => tell(false)).observe(shown)
    addEventListener('message', ({ source, data }: MessageEvent<{ readonly type?: unknown } | null>) => {
      // Opened by itself, this page is its own parent: it must not answer its own heights.
      if (source === parent && data?.type === 'embed-ask') tell(true)
    })
  }, [])
}

/** Says that the tool could not be had, where nothing of it can say so, and leads to its page. */
function tellFailure(error: unknown): void {
  console.error(error)
  const link = document.createElement('a')
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  Object.assign(link, { href: page?.href ?? '', target: '_blank', rel: 'noopener', textContent: document.title })
  const text = document.createElement('p')
  text.role = 'alert'
  text.append(root.dataset.failed ?? '', ' ', link)
  root.replaceChildren(text)
}

show().catch(tellFailure)
