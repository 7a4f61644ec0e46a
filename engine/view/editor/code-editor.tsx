import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, type Extension, RangeSet } from '@codemirror/state'
import {
  Decoration,
  EditorView,
  GutterMarker,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  gutterLineClass,
  keymap,
  lineNumbers,
  placeholder as ghost,
  rectangularSelection,
} from '@codemirror/view'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { LARGE_TEXT } from '../../core/large-text.ts'
import { useShell } from '../shell-context.tsx'
import { GO_TO, OPEN_SEARCH, positionOf, type Span } from './go-to.ts'
import { loadGrammar } from './languages.ts'
import { editorColors, editorTheme } from './theme.ts'

const WORD = 'editor.'
const MOST_ECHOES = 20

/** The editor's own phrases are the interface's words under `editor.`. */
function editorPhrases(words: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(words).filter(([key]) => key.startsWith(WORD))
  return { ...Object.fromEntries(own.map(([key, text]) => [key.slice(WORD.length), text])), close: words.close ?? '' }
}

/** What every editor of the site has; Tab moves the focus on, as everywhere else. */
function editorBasics(words: Readonly<Record<string, string>>): Extension {
  return [
    EditorState.phrases.of(editorPhrases(words)),
    lineNumbers(),
    foldGutter(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    highlightSpecialChars(),
    highlightSelectionMatches(),
    history(),
    drawSelection(),
    rectangularSelection(),
    EditorState.allowMultipleSelections.of(true),
    indentOnInput(),
    bracketMatching(),
    search({ top: true }),
    keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...foldKeymap]),
    EditorView.lineWrapping,
    editorTheme,
    syntaxHighlighting(editorColors),
  ]
}

export type CodeEditorProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  /** Files dropped or pasted, and texts too long for an editor. */
  readonly onFile: (file: File) => void
  readonly label: string
  readonly placeholder?: string | undefined
  readonly invalid: boolean
  readonly language?: string | undefined
  readonly offset?: number | undefined
  /** What the plain text area had selected, when it was in use. */
  readonly cursor?: Span | undefined
}

/**
 * Code with colours, line numbers, folding, search and undo.
 * It lives in a shadow tree, where its styles are style sheet objects: the site's policy allows no style elements.
 */
export function CodeEditor({ value, onChange, onBlur, onFile, label, placeholder, invalid, language, offset, cursor }: CodeEditorProps) {
  const { words } = useShell()
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const grammar = useRef(new Compartment())
  const breaks = useRef(new Compartment())
  const state = useRef(new Compartment())
  /** What was told and has not come back as the value yet: quick typing is ahead of it. */
  const echoes = useRef<readonly string[]>([])
  /** While a value from outside is put in, which nobody has to be told of. */
  const isGiven = useRef(false)
  const tell = useEffectEvent(onChange)
  const leave = useEffectEvent(onBlur)
  const open = useEffectEvent(onFile)
  /** The editor is made once; what changes later is dispatched. */
  const first = useEffectEvent(() => ({ value, cursor, words }))

  useLayoutEffect(() => {
    const { value: doc, cursor: held, words: said } = first()
    const element = host.current as HTMLDivElement
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open', delegatesFocus: true })
    const editor = new EditorView({
      root,
      parent: root,
      doc,
      ...(held && { selection: { anchor: Math.min(held.from, doc.length), head: Math.min(held.to, doc.length) } }),
      extensions: [
        editorBasics(said),
        breaks.current.of(lineBreakOf(doc)),
        grammar.current.of([]),
        state.current.of([]),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged || isGiven.current) return
          const text = update.state.sliceDoc()
          echoes.current = [...echoes.current.slice(1 - MOST_ECHOES), text]
          tell(text)
        }),
        EditorView.domEventHandlers({
          blur: () => leave(),
          drop: (event) => takeFile(event, event.dataTransfer, (file) => open(file)),
          paste: (event) => takeFile(event, event.clipboardData, (file) => open(file)),
        }),
      ],
    })
    view.current = editor
    if (held) editor.focus()
    const goTo = (event: Event) => {
      const { from, to } = (event as CustomEvent<Span>).detail
      editor.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true })
      editor.focus()
    }
    const openSearch = () => openSearchPanel(editor)
    element.addEventListener(GO_TO, goTo)
    element.addEventListener(OPEN_SEARCH, openSearch)
    return () => {
      element.removeEventListener(GO_TO, goTo)
      element.removeEventListener(OPEN_SEARCH, openSearch)
      editor.destroy()
    }
  }, [])

  useEffect(() => {
    const editor = view.current
    const echo = echoes.current.lastIndexOf(value)
    echoes.current = echo < 0 ? [] : echoes.current.slice(echo + 1)
    // An echo of what was typed a moment ago would take back what was typed since.
    if (!editor || echo >= 0 || editor.state.sliceDoc() === value) return
    editor.dispatch({ effects: breaks.current.reconfigure(lineBreakOf(value)) })
    const insert = editor.state.toText(value)
    isGiven.current = true
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert } })
    isGiven.current = false
  }, [value])

  useEffect(() => {
    let current = true
    void loadGrammar(language).then((loaded) => current && view.current?.dispatch({ effects: grammar.current.reconfigure(loaded) }))
    return () => {
      current = false
    }
  }, [language])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const from = offset === undefined ? Infinity : positionOf(value, offset)
    const marks = offset === undefined ? [] : wrongPlace(editor.state, Math.min(from, editor.state.doc.length))
    const aria = EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', ...(invalid && { 'aria-invalid': 'true' }) })
    editor.dispatch({ effects: state.current.reconfigure([aria, marks, placeholder ? ghost(placeholder) : []]) })
  }, [label, placeholder, invalid, offset, value])

  return <div className={`control editor-host${invalid ? ' invalid' : ''}`} ref={host} />
}

class WrongLine extends GutterMarker {
  override readonly elementClass = 'cm-wrongLine'
}

/** Marks where something is wrong, and its line beside the text, too; at the very end there is no letter to mark. */
function wrongPlace({ doc }: EditorState, at: number): Extension {
  const line = doc.lineAt(at).from
  const letter = at < doc.length ? [Decoration.mark({ class: 'cm-wrongPlace' }).range(at, at + 1)] : []
  return [
    gutterLineClass.of(RangeSet.of([new WrongLine().range(line)])),
    EditorView.decorations.of(Decoration.set([Decoration.line({ class: 'cm-wrongLine' }).range(line), ...letter], true)),
  ]
}

/** A text whose lines all end in CRLF keeps that; any other is LF, as in a text area. */
function lineBreakOf(text: string): Extension {
  return text.includes('\r\n') && !/\r(?!\n)|(?<!\r)\n/.test(text) ? EditorState.lineSeparator.of('\r\n') : []
}

function takeFile(event: Event, data: DataTransfer | null, onFile: (file: File) => void): boolean {
  const text = data?.getData('text/plain') ?? ''
  const file = data?.files[0] ?? (text.length > LARGE_TEXT ? new File([text], 'text.txt', { type: 'text/plain' }) : undefined)
  if (!file) return false
  event.preventDefault()
  onFile(file)
  return true
}
