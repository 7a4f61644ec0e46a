import { useAtom, useAtomValue, useSetAtom } from 'jotai/react'
import { type ComponentProps, type ComponentType, Suspense, lazy, useCallback, useEffect, useMemo, useState } from 'react'
import type { ToolRunner } from '../../engine/run/page/client.ts'
import type { ToolData, WorkedExample } from '../../engine/site/page.ts'
import type { AskTool } from '../../engine/view/hooks/use-tool-run.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { heldText } from '../../engine/view/held-key.ts'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { PartWords } from '../../engine/view/part-words.tsx'
import type { Parts } from '../../engine/view/parts-context.tsx'
import type { ToolViewProps } from '../../engine/view/tool-view.tsx'
import { whenIdle } from '../../engine/view/when-idle.ts'
import type { FormValues } from '../../engine/view/form-values.ts'
import { homePath } from '../app/routing/paths.ts'
import { useSite } from '../app/site-context.tsx'
import { favouritesAtom, handoffAtom, recentAtom, userDataAtom } from '../app/state.ts'
import type { WorkbenchProps } from '../workbenches/workbench.ts'
import { CategoryTile } from './category-tile.tsx'
import type { PageProps } from './page.ts'
import type { ToolNotes } from './below/tool-notes.tsx'
import './below/tool-notes.css'
import './below/tool-answers.css'

const KeptInputs = lazyPart(() => import('../account/kept-inputs.tsx').then((module) => module.KeptInputs))

/** The tool's working part: the generic form with its parts, or a workbench. */
type Extra = {
  readonly form?: { readonly parts: Parts; readonly View: ComponentType<ToolViewProps> }
  readonly Workbench?: ComponentType<WorkbenchProps>
  readonly parts?: Parts
  readonly Notes: ComponentType<ComponentProps<typeof ToolNotes>>
}

/** The same object for good, as a context that changes has the same effect. */
const NO_WORDS = {}

const never = () => new Promise<never>(() => {})
/** What is below the working area, whose code the work does not wait for. Where it cannot be loaded, the page stays as it is. */
const loadNotes = () => import('./below/tool-notes.tsx').then((module) => ({ default: module.ToolNotes }), never)
const LaterNotes = lazy(loadNotes)
/** Of a prerendered page, which shows it before: it comes to life once somebody uses the page. */
const first =
  !import.meta.env.SSR &&
  document.querySelector('.tool > .notes') &&
  import('./below/first-use.ts').then(({ firstUse }) => firstUse()).then(loadNotes, never)
let FirstNotes = first && lazy(() => first)

export async function prepare(tool: ToolData): Promise<Extra> {
  const Notes = import.meta.env.SSR ? (await import('./below/tool-notes.tsx')).ToolNotes : FirstNotes || LaterNotes
  FirstNotes = null
  if (tool.workbench !== undefined) {
    const { Workbench, hasFields } = await (await import('../workbenches/workbenches.ts')).loadWorkbench(tool.workbench)
    const parts = hasFields && (await (await import('../../engine/view/parts.tsx')).loadParts(tool))
    return { Workbench, parts: parts || undefined, Notes }
  }
  const [{ loadParts }, { ToolView }] = await Promise.all([
    import('../../engine/view/parts.tsx'),
    import('../../engine/view/tool-view.tsx'),
  ])
  return { form: { parts: await loadParts(tool), View: ToolView }, Notes }
}

/** Any tool: title, working area, then method, example, commands and related tools. */
export function Page({ payload, extra }: PageProps<ToolData, Extra>) {
  const tool = payload.data
  const { runner } = useSite()
  const given = useHandoff(tool)
  const addRecent = useSetAtom(recentAtom)
  const [used, setUsed] = useState(false)
  const [tried, setTried] = useState<WorkedExample>()

  const askTool = useAskTool(tool)
  const onReady = useCallback(() => {
    performance.mark('tool-ready')
    if (tool.effect !== 'network') whenIdle(() => runner?.warm(tool.module))
  }, [runner, tool])
  const onSend = useSend(tool)
  const onRun = useCallback(() => {
    if (!used) addRecent(tool.id)
    setUsed(true)
  }, [used, addRecent, tool.id])

  const shared = { tool, askTool, given, onReady, onRun, onSend }
  const { Notes, form } = extra
  // The same element for good: one that is made anew before its code is here would have React take what was prerendered off the page.
  const notes = useMemo(
    () => (
      <Suspense>
        <Notes tool={tool} parts={form?.parts} onTry={form && setTried} />
      </Suspense>
    ),
    [Notes, tool, form],
  )
  return (
    <PartWords value={payload.words ?? NO_WORDS}>
      <article className="tool">
        <ToolHead tool={tool} home={homePath(payload.language)} />
        {extra.Workbench && <extra.Workbench {...shared} parts={extra.parts} />}
        {form && <form.View {...shared} parts={form.parts} tried={tried} />}
        {notes}
      </article>
    </PartWords>
  )
}

const runOf = (runner: ToolRunner | undefined): AskTool =>
  import.meta.env.SSR ? () => Promise.reject(new Error('tools run only in the browser')) : (runner as ToolRunner).run

/** Who runs a tool: the page's worker, or the server when it needs the network. */
export function useAskTool({ id, effect }: ToolData): AskTool {
  const { runner } = useSite()
  const { locale } = useShell()
  return useMemo(() => {
    if (effect === 'network') return async (request) => (await import('../app/services/run-on-server.ts')).runOnServer(id, locale, request)
    return runOf(runner)
  }, [id, effect, runner, locale])
}

/** Sends a result to the page of another tool. */
export function useSend({ fields, views }: ToolData): ToolViewProps['onSend'] {
  const { navigate } = useSite()
  const setHandoff = useSetAtom(handoffAtom)
  return useCallback(
    ({ link, field }, value) => {
      const isPrivate = [...fields, ...views].some(({ sensitive }) => sensitive)
      setHandoff({ toolId: link.id, values: { [field]: value }, isPrivate })
      navigate(link.url)
    },
    [fields, views, setHandoff, navigate],
  )
}

/** What another tool sent here, taken once; or what was typed before the page worked. */
function useHandoff(tool: ToolData) {
  const { typed, forgetTyped } = useSite()
  const { notifyUndo } = useShell()
  const [handoff, setHandoff] = useAtom(handoffAtom)
  const [given] = useState<FormValues>(() => (handoff?.toolId === tool.id ? handoff.values : { ...typed }))
  useEffect(forgetTyped, [forgetTyped])
  useEffect(() => {
    if (handoff?.toolId !== tool.id) return
    setHandoff(null)
    const before = heldText(tool.id)
    notifyUndo('sent-here', () => {
      void import('../../engine/view/held-input.ts').then(({ putBack }) => {
        putBack(tool.id, before)
        history.back()
      })
    })
  }, [handoff, tool.id, setHandoff, notifyUndo])
  return given
}

function ToolHead({ tool, home }: { tool: ToolData; home: string }) {
  const w = useWords()
  const [favourites, setFavourite] = useAtom(favouritesAtom)
  const isFavourite = favourites.includes(tool.id)
  const hasKept = useAtomValue(userDataAtom).saved.some((item) => !item.removed && item.tool === tool.id)
  return (
    <header className="tool-head">
      <div className="tool-top">
        <nav className="breadcrumb" aria-label={w('breadcrumb')}>
          <a href={home}>{w('all-tools')}</a>
          <Icon name="chevron-right" size={14} />
          <a href={tool.category.url}>{tool.category.text}</a>
        </nav>
        <p className={`badge ${tool.effect === 'network' ? 'badge-server' : 'badge-device'}`}>
          <Icon name={tool.effect === 'network' ? 'cloud' : 'shield-check'} size={16} />
          {tool.effect === 'network' ? `${w('asks-server')} ${tool.hosts}` : w('stays-on-device')}
        </p>
      </div>
      <div className="tool-title">
        <CategoryTile category={tool.category} icon={tool.icon} size={22} />
        <h1>{tool.title}</h1>
        <button
          type="button"
          className="icon-button favourite"
          aria-pressed={isFavourite}
          aria-label={w('favourite')}
          title={w('favourite')}
          onClick={() => setFavourite(tool.id, !isFavourite)}
        >
          <Icon name="star" />
        </button>
      </div>
      <p className="lead">{tool.summary}</p>
      {hasKept && (
        <Suspense>
          <KeptInputs tool={tool.id} />
        </Suspense>
      )}
    </header>
  )
}
