import type { ToolData } from '../../site/page.ts'
import { type FormValues, startValues } from '../form-values.ts'
import { inputFragment, inputName, optionsQuery } from '../link.ts'
import type { ShellContext } from '../shell-context.tsx'

/** What goes out: a link with the options alone, one with the input too, one to the page of the result, or the second kept for later. */
export type ShareAction = 'options' | 'input' | 'result' | 'keep'

/** Copies or keeps the link that opens a tool as it stands, and says so. */
export async function share(
  action: ShareAction,
  tool: ToolData,
  values: Readonly<FormValues>,
  { words, notify, keepInput, numberMarks, page }: ShellContext,
  copy: (text: string) => Promise<void>,
): Promise<void> {
  const say = (kind: 'info' | 'success', word: string) => notify(kind, words[word] ?? word)
  const query = optionsQuery(tool.fields, values, startValues(tool.fields, numberMarks), numberMarks)
  const fragment = action === 'options' ? '' : await inputFragment(tool.fields, values)
  if (action === 'keep') {
    await keepInput(tool.id, inputName(tool.fields, values), `${query}${fragment ?? ''}`)
    return say('success', 'input-saved')
  }
  if (fragment === undefined) say('info', 'link-too-long')
  const path = (action === 'result' ? tool.resultUrl : undefined) ?? page ?? location.pathname
  await copy(`${location.origin}${path}${query}${fragment ?? ''}`)
  if (fragment !== undefined) say('success', 'link-copied')
}

/** Address of the page’s tool for pages of others. @param state options and input, as a query and a fragment */
export function embedSrc(language: string, state: string): string {
  const prefix = language === 'en' ? '' : `/${language}`
  return `${location.origin}${prefix}/embed${location.pathname.slice(prefix.length)}${state}`
}

/** A frame with a tool, and the script that makes it as high as what it shows. @param src address of the embedded tool */
export function embedHtml(src: string, title: string): string {
  const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const frame = `<iframe src="${attribute(src)}" title="${attribute(title)}" width="100%" height="560" style="border:0" loading="lazy" allow="clipboard-write; fullscreen"></iframe>`
  return `${frame}<script async src="${attribute(new URL('/embed.js', src).href)}"></script>`
}
