import type { optimize as Optimize } from 'svgo/browser'
import { ToolError } from '../../../../engine/core/errors.ts'
import { MOST_DEPTH, svgFailures } from '../../../lib/svg/failures.ts'
import { readXml } from '../../../lib/xml/read.ts'
import { type SvgSurvey, surveySvg } from './survey.ts'

export type SvgOptions = {
  readonly precision: number
  readonly keepIds: boolean
  readonly keepTitles: boolean
  readonly removeScripts: boolean
  readonly removeSize: boolean
  readonly pretty: boolean
}

/** Steps that change what selectors of a style sheet see: which element is where, of which kind, with which classes and attributes. */
const UNSAFE_WITH_STYLE = [
  'minifyStyles',
  'inlineStyles',
  'mergeStyles',
  'collapseGroups',
  'moveElemsAttrsToGroup',
  'moveGroupAttrsToElems',
  'convertShapeToPath',
  'convertEllipseToCircle',
  'mergePaths',
  'removeHiddenElems',
  'removeEmptyContainers',
  'removeUselessStrokeAndFill',
  'removeUnknownsAndDefaults',
  'removeNonInheritableGroupAttrs',
  'removeDeprecatedAttrs',
  'convertColors',
  'cleanupIds',
] as const
/** What moves may begin hidden, and its values must stay as they are. */
const UNSAFE_WITH_MOTION = ['removeHiddenElems', 'collapseGroups', 'moveElemsAttrsToGroup', 'moveGroupAttrsToElems', 'mergePaths', 'convertShapeToPath', 'removeEmptyContainers'] as const // prettier-ignore
/** What only takes out what nobody sees. */
const PLAIN = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  'cleanupAttrs',
  'removeEmptyAttrs',
] as const

export type Optimized = { readonly text: string; readonly before: SvgSurvey; readonly isCareful: boolean }

/**
 * The drawing in fewer bytes. The result is read again: were its letters, its view box or what refers to what not those of the
 * original, only comments, metadata and the like are taken out.
 * @throws ToolError a failure of XML, not-svg, svg-too-deep
 */
export async function optimizeSvg(text: string, options: SvgOptions): Promise<Optimized> {
  const document = readXml(text, { field: 'text' })
  const before = surveySvg(document)
  if (!before.isSvg) svgFailures.fail('not-svg', { name: document.root.name, field: 'text', text, offset: document.root.start })
  if (before.depth > MOST_DEPTH) svgFailures.fail('svg-too-deep', { depth: before.depth, maximum: MOST_DEPTH, field: 'text' })
  const { optimize } = await import('svgo/browser')
  const run = (careful: boolean): string | undefined => {
    try {
      const { data } = optimize(text, configOf(options, before, careful))
      return isSound(data, before, options) ? data : undefined
    } catch (error) {
      if (error instanceof RangeError || error instanceof TypeError || (error instanceof Error && error.name === 'SvgoParserError'))
        return undefined
      throw error
    }
  }
  const quick = run(false)
  if (quick !== undefined) return { text: quick, before, isCareful: false }
  return { text: run(true) ?? text, before, isCareful: true }
}

type Config = Parameters<typeof Optimize>[1]

function configOf(
  { precision, keepIds, keepTitles, removeScripts, removeSize, pretty }: SvgOptions,
  before: SvgSurvey,
  careful: boolean,
): Config {
  const off = new Set<string>([
    ...(before.hasStyle ? UNSAFE_WITH_STYLE : []),
    ...(before.hasMotion ? UNSAFE_WITH_MOTION : []),
    // A script may look for any element.
    ...(before.scripts > 0 && !removeScripts ? UNSAFE_WITH_STYLE : []),
    ...(keepIds ? ['cleanupIds'] : []),
    ...(keepTitles ? ['removeDesc'] : []),
  ])
  const overrides = Object.fromEntries([...off].map((name) => [name, false]))
  const preset = { name: 'preset-default', params: { floatPrecision: precision, overrides } } as const
  return {
    multipass: !careful,
    floatPrecision: precision,
    js2svg: { pretty, indent: 2 },
    plugins: [
      ...(removeScripts ? (['removeScripts'] as const) : []),
      ...(careful ? PLAIN : [preset as never]),
      ...(keepTitles ? [] : (['removeTitle', { name: 'removeDesc', params: { removeAny: true } }] as const)),
      ...(removeSize && before.viewBox !== undefined ? (['removeDimensions'] as const) : []),
    ],
  }
}

/** Whether the result can be read, and has the letters, the view box and the references of the original. */
function isSound(text: string, before: SvgSurvey, { removeScripts }: SvgOptions): boolean {
  try {
    const after = surveySvg(readXml(text, { field: 'text' }))
    const isWhole = [...after.dangling].every((id) => before.dangling.has(id))
    return (
      after.isSvg &&
      isWhole &&
      after.viewBox === before.viewBox &&
      after.letters === before.letters &&
      (after.hasStyle || !before.hasStyle) &&
      (!removeScripts || after.scripts === 0)
    )
  } catch (error) {
    if (error instanceof ToolError) return false
    throw error
  }
}
