import * as fontkit from '@cantoo/fontkit'
import {
  type PDFFont,
  type PDFPage,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  popGraphicsState,
  pushGraphicsState,
  rgb,
} from '@cantoo/pdf-lib'
import { parseHex } from '../../registry/lib/pictures/rgb.ts'
import type { Paint, Run, Scene, Shape } from './scene.ts'
import { SnapshotError } from './tokens.ts'

/** Points for a CSS pixel. */
const POINTS = 0.75
/** Largest side of a page, in points (ISO 32000-1, annex C.2). */
const MOST_POINTS = 14_400
const NAMED_CHARACTERS = 8

type Fonts = (character: string) => PDFFont | undefined

/**
 * The scene as a PDF of one page, its text as text. Ligatures are left out: their glyphs would be copied as other letters.
 * @param files parts of the font, as WOFF
 * @throws SnapshotError page-too-large; missing-characters: never drawn as something else
 */
export async function scenePdf(
  scene: Scene,
  { files, title, description, language }: { files: readonly Uint8Array[]; title: string; description: string; language: string },
): Promise<Uint8Array> {
  const [width, height] = [scene.width * POINTS, scene.height * POINTS]
  if (Math.max(width, height) > MOST_POINTS)
    throw new SnapshotError('page-too-large', {
      width: Math.ceil(scene.width),
      height: Math.ceil(scene.height),
      side: MOST_POINTS / POINTS,
    })
  const pdf = await PDFDocument.create()
  pdf.registerFontkit(fontkit)
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setSubject(description)
  pdf.setLanguage(language)
  const fonts = await fontsFor(pdf, files)
  refuseMissing(scene, fonts)
  const page = pdf.addPage([width, height])
  for (const shape of scene.shapes) drawShape(pdf, page, shape)
  // Readers and searches pass over what is marked as an artifact: line numbers and title.
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]))
  for (const run of scene.extras) drawRun(page, run, scene, fonts)
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
  for (const { rows } of scene.lines) for (const run of rows.flat()) drawRun(page, run, scene, fonts)
  return pdf.save()
}

async function fontsFor(pdf: PDFDocument, files: readonly Uint8Array[]): Promise<Fonts> {
  const parts: { readonly font: PDFFont; readonly has: ReadonlySet<number> }[] = []
  for (const file of files) {
    const font = await pdf.embedFont(file, { subset: true, features: { calt: false, liga: false } })
    parts.push({ font, has: new Set(font.getCharacterSet()) })
  }
  return (character) => parts.find(({ has }) => has.has(character.codePointAt(0) ?? 0))?.font
}

/** Letters and their marks as one character where Unicode has it: fonts do. */
const charactersOf = (run: Run): string[] => [...run.text.normalize('NFC')]

function refuseMissing(scene: Scene, fonts: Fonts): void {
  const missing = new Set<string>()
  for (const run of [...scene.extras, ...scene.lines.flatMap(({ rows }) => rows.flat())])
    if (run.fit !== 'blank') for (const character of charactersOf(run)) if (!fonts(character)) missing.add(character)
  if (missing.size === 0) return
  const named = [...missing].slice(0, NAMED_CHARACTERS).map((character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return /\p{M}|\p{C}|\p{Z}/u.test(character) ? `U+${code}` : `${character} (U+${code})`
  })
  throw new SnapshotError('missing-characters', { characters: named.join(', '), count: missing.size })
}

function drawRun(page: PDFPage, run: Run, { size, advance, height }: Scene, fonts: Fonts): void {
  const put = (text: string, x: number, font: PDFFont) =>
    page.drawText(text, {
      x: x * POINTS,
      y: (height - run.y) * POINTS,
      size: size * POINTS,
      font,
      color: colorOf(run.fill),
      ...(run.opacity !== 1 && { opacity: run.opacity }),
    })
  // A tab is written as the spaces that it takes, so that copied text keeps its columns.
  const characters = run.fit === 'blank' ? Array.from({ length: Math.round(run.width / advance) }, () => ' ') : charactersOf(run)
  const left = run.fit === 'middle' ? run.x + (run.width - characters.length * advance) / 2 : run.x
  for (let at = 0; at < characters.length;) {
    const font = fonts(characters[at] as string)
    let end = at
    while (end < characters.length && fonts(characters[end] as string) === font) end++
    if (font) put(characters.slice(at, end).join(''), left + at * advance, font)
    at = end
  }
}

function drawShape(pdf: PDFDocument, page: PDFPage, shape: Shape): void {
  const height = page.getHeight()
  if (shape.kind === 'circle') {
    page.drawCircle({ x: shape.x * POINTS, y: height - shape.y * POINTS, size: shape.radius * POINTS, color: colorOf(shape.fill) })
    return
  }
  if (typeof shape.fill !== 'string') return drawGradient(pdf, page, shape.fill)
  const { x, y, width, fill, opacity } = shape
  const r = Math.min(shape.radius, width / 2, shape.height / 2)
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const path = `M${r} 0h${width - 2 * r}${arc(r, r)}v${shape.height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - shape.height}${arc(r, -r)}z`
  page.drawSvgPath(r > 0 ? path : `M0 0h${width}v${shape.height}h${-width}z`, {
    x: x * POINTS,
    y: height - y * POINTS,
    scale: POINTS,
    color: colorOf(fill),
    ...(opacity !== undefined && { opacity }),
  })
}

/** A gradient over the whole page (ISO 32000-1, 8.7.4.5.3). */
function drawGradient(pdf: PDFDocument, page: PDFPage, [from, to]: Exclude<Paint, string>): void {
  const { context } = pdf
  const channels = (color: string) => parseHex(color).map((value) => value / 255)
  const blend = context.obj({ FunctionType: 2, Domain: [0, 1], C0: channels(from), C1: channels(to), N: 1 })
  const shading = context.obj({
    ShadingType: 2,
    ColorSpace: 'DeviceRGB',
    Coords: [PDFNumber.of(0), PDFNumber.of(page.getHeight()), PDFNumber.of(page.getWidth()), PDFNumber.of(0)],
    Function: context.register(blend),
    Extend: [true, true],
  })
  const name = PDFName.of('Background')
  page.node.normalizedEntries().Resources.set(PDFName.of('Shading'), context.obj({ Background: context.register(shading) }))
  page.pushOperators(pushGraphicsState(), PDFOperator.of(PDFOperatorNames.ShadingFill, [name]), popGraphicsState())
}

function colorOf(hex: string) {
  const [red, green, blue] = parseHex(hex)
  return rgb(red / 255, green / 255, blue / 255)
}
