import { VIEWS } from '../../../engine/core/kinds.ts'
import { mainView } from '../../../engine/core/main-part.ts'
import type { Values } from '../../../engine/core/run.ts'
import type { LabelledView, WorkedExample } from '../../../engine/site/page.ts'

/** Rows and items of a card: what does not fit in it is there once it is tried. */
const MOST_ROWS = 8
const MOST_HEADLINES = 3
/** Parts beyond those that every card of the tool shows. */
const MOST_MORE = 2

type Result = Pick<WorkedExample, 'output' | 'tells'>

/**
 * What the card of an example shows of its result: the headlines that it is about, or else the part that matters most; then what else it
 * is about, with the notices. Code and trees are plain text, and nothing is a page of its own.
 */
export function cardViews(views: readonly LabelledView[], { output, tells }: Result): readonly LabelledView[] {
  const there = views.filter(({ name, view }) => output[name] !== undefined && isInCard(view))
  const told = there.filter(({ name }) => tells[name])
  const headlines = told.filter(({ view }) => view === 'headline').slice(0, MOST_HEADLINES)
  const main = there.find(({ view }) => view === 'headline') ?? mainView(there)
  const first = headlines.length === 0 && main ? [main] : headlines
  const more = told.filter((view) => view.view !== 'headline' && !first.includes(view)).slice(0, MOST_MORE)
  const notices = views.filter(({ name, view }) => view === 'notices' && output[name] !== undefined && tells[name])
  return [...first.map(asText), ...more.map((view) => asText(onlyTold(view, tells[view.name] ?? []))), ...notices]
}

/** What a card needs of the whole output, so that no page carries more: lists and tables by their start. */
export const cardOutput = (views: readonly LabelledView[], example: Result): Values =>
  Object.fromEntries(
    cardViews(views, example).map(({ name }) => {
      const value = example.output[name]
      return [name, Array.isArray(value) ? value.slice(0, MOST_ROWS) : value]
    }),
  )

const isInCard = (view: LabelledView['view']) => view === 'diff' || (view !== 'html' && !['own', 'file'].includes(VIEWS[view].data))

const asText = (view: LabelledView): LabelledView =>
  VIEWS[view.view].data === 'text' && view.view !== 'svg' ? { ...view, view: 'text' } : view

/** Facts that the example names, so that a card says no more than it is about. */
function onlyTold(view: LabelledView, names: readonly string[]): LabelledView {
  return VIEWS[view.view].data === 'facts' && names.length > 0
    ? { ...view, columns: (view.columns ?? []).filter(({ name }) => names.includes(name)) }
    : view
}
