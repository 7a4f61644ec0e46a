import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** Colours are the site's own tokens, which reach into the editor's shadow tree and follow its light and dark. */
export const editorTheme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent', fontSize: 'var(--size-2)', height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--text-mono)', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--accent)', paddingBlock: '8px' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--ink-quiet)', border: 'none', fontVariantNumeric: 'tabular-nums' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklab, var(--accent-soft) 45%, transparent)' },
  '&:not(.cm-focused) .cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--accent) 28%, transparent) !important',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--accent-soft)', outline: '1px solid var(--accent)' },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--bad-soft)', color: 'var(--bad)' },
  '.cm-searchMatch': { backgroundColor: 'var(--warn-soft)', outline: '1px solid var(--warn)' },
  '.cm-searchMatch-selected': { backgroundColor: 'color-mix(in oklab, var(--warn) 40%, transparent)' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--sunken)', borderColor: 'var(--line)', color: 'var(--ink-quiet)' },
  '.cm-panels': { backgroundColor: 'var(--sunken)', color: 'var(--ink)', borderColor: 'var(--line)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { display: 'flex', flexWrap: 'wrap', gap: '6px', padding: '8px 40px 8px 8px', fontFamily: 'var(--text-sans)' },
  '.cm-panel.cm-search br': { flexBasis: '100%', content: '""' },
  '.cm-panel.cm-search label': { display: 'inline-flex', alignItems: 'center', gap: '4px', fontSize: 'var(--size-1)', margin: '0' },
  '.cm-panel.cm-search [name=close]': { top: '6px', right: '6px', width: '28px', height: '28px', fontSize: '20px', color: 'var(--ink)' },
  '.cm-textfield': {
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    padding: '4px 8px',
    fontSize: 'var(--size-2)',
    margin: '0',
    flex: '1 1 140px',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    padding: '4px 10px',
    fontSize: 'var(--size-2)',
    margin: '0',
    cursor: 'pointer',
  },
  '.cm-textfield:focus-visible, .cm-button:focus-visible, [name=close]:focus-visible': {
    outline: '2px solid var(--focus)',
    outlineOffset: '1px',
  },
  '.cm-wrongLine': { backgroundColor: 'var(--bad-soft)' },
  '.cm-gutterElement.cm-wrongLine': { color: 'var(--bad)', fontWeight: '700' },
  '.cm-placeholder': { color: 'var(--ink-quiet)', opacity: '0.85', whiteSpace: 'pre-wrap' },
  '.cm-wrongPlace': { backgroundColor: 'var(--bad-soft)', textDecoration: 'underline wavy var(--bad)' },
})

const purple = 'light-dark(oklch(42% 0.15 305), oklch(82% 0.1 305))'
const blue = 'light-dark(oklch(42% 0.13 255), oklch(82% 0.09 250))'

export const editorColors = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.self], color: purple },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue, tags.url], color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], color: 'var(--warn)' },
  { tag: [tags.comment, tags.meta, tags.processingInstruction, tags.documentMeta], color: 'var(--ink-quiet)', fontStyle: 'italic' },
  { tag: [tags.propertyName, tags.attributeName, tags.labelName], color: blue },
  { tag: [tags.tagName, tags.typeName, tags.className, tags.namespace], color: 'var(--accent)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.definition(tags.function(tags.variableName))],
    color: blue,
  },
  { tag: [tags.regexp, tags.escape, tags.character], color: 'var(--bad)' },
  { tag: tags.heading, color: 'var(--accent)', fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.link, color: blue, textDecoration: 'underline' },
  { tag: tags.invalid, color: 'var(--bad)' },
])
