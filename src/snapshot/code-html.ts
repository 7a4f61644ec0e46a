import { FAMILIES } from './font-families.ts'
import type { SnapshotOptions } from './options.ts'
import type { Scene } from './scene.ts'
import { THEMES } from './themes.ts'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Colored text for word processors and mails; colors and font are in it. */
export function sceneHtml(scene: Scene, { theme, lineHeight, tab }: Pick<SnapshotOptions, 'theme' | 'lineHeight' | 'tab'>): string {
  const { plain, background } = THEMES[theme]
  const code = scene.lines.map(({ rows }) =>
    rows
      .flat()
      .map(({ text, fill }) => (fill === plain ? escape(text) : `<span style="color:${fill}">${escape(text)}</span>`))
      .join(''),
  )
  const style = [
    `margin:0;padding:16px;color:${plain};background:${background}`,
    `font:${scene.size}px/${lineHeight} ${FAMILIES[scene.font]};tab-size:${tab};white-space:pre-wrap`,
  ].join(';')
  return `<pre style="${escape(style)}">${code.join('\n')}</pre>`
}
