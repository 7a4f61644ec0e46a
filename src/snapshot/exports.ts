import { scenePng } from './canvas.ts'
import { sceneHtml } from './code-html.ts'
import { embeddedFaces, fontFiles } from './fonts.ts'
import { layOut } from './layout.ts'
import { charactersOf } from './scene.ts'
import { sceneSvg } from './svg.ts'
import type { Snapshot } from './use-scene.ts'

export type About = { readonly title: string; readonly description: string; readonly language: string }

/** @param withFont puts the font into the file, so that it looks the same where the font is not installed */
export async function svgFile({ scene }: Snapshot, about: About, withFont: boolean): Promise<string> {
  const faces = withFont ? await embeddedFaces(scene.font, charactersOf(scene)) : []
  return sceneSvg(scene, { file: { title: about.title, description: about.description, faces } })
}

export const pngFile = ({ scene }: Snapshot, scale: number): Promise<Blob> => scenePng(scene, scale)

/** The system's own font cannot be read by a page, so Source Code Pro is used in its place. */
export async function pdfFile({ options, tokens, scene }: Snapshot, about: About): Promise<Uint8Array<ArrayBuffer>> {
  const font = options.font === 'system' ? 'source-code-pro' : options.font
  const placed = layOut({ tokens, endsInBreak: scene.endsInBreak, options: { ...options, font } })
  const [{ scenePdf }, files] = await Promise.all([import('./pdf.ts'), fontFiles(font, charactersOf(placed).normalize('NFC'))])
  return new Uint8Array(await scenePdf(placed, { files, ...about }))
}

export const htmlOf = ({ scene, options }: Snapshot): string => sceneHtml(scene, options)

/** A file name from the title, or from the language. */
export function fileName({ options, language }: Snapshot, ending: string): string {
  const from = options.title.trim() || (language === 'plain' ? 'code' : language)
  const name = from
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 80)
  return `${name || 'code'}.${ending}`
}
