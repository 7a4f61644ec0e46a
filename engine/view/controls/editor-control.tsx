import { DraftedEditor } from '../drafts/drafted-editor.tsx'
import { EditorArea } from '../editor/editor-area.tsx'
import { later } from './later-control.tsx'
import type { ControlProps } from './types.ts'

/** Keeps the place of the drafts, so that nothing moves when the tabs come. */
const BareEditor = (props: ControlProps<string | File>) => (
  <>
    <div className="drafts-place" />
    <EditorArea {...props} />
  </>
)
const TabbedEditor = later(BareEditor, () => import('../editor/tabbed-editor.tsx').then((module) => module.TabbedEditor))

/** A text area that becomes a code editor once that has loaded; with `drafts`, several texts stand in it by turns; with `tabs`, side by side. */
export function EditorControl(props: ControlProps<string | File>) {
  if (props.field.tabs) return <TabbedEditor {...props} />
  return props.field.drafts === undefined ? <EditorArea {...props} /> : <DraftedEditor {...props} drawer={props.field.drafts} />
}
