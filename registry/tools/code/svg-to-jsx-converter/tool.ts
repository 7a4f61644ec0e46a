import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { indentation, quotes } from '../../../lib/code/layout.ts'
import { type JsxResult, svgFailures, writeJsx } from './jsx.ts'
import { readXml } from '../../../lib/xml/read.ts'
import { xmlFailures } from '../../../lib/xml/failures.ts'
import { inWords } from '../../../lib/words/in-text.ts'

const SAMPLE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" class="icon">\n  <!-- a check mark -->\n  <path stroke="#0a0" stroke-width="2" stroke-linecap="round" d="M4 12l5 5L20 6" style="stroke-dasharray: 4 2; opacity: .8"/>\n</svg>'

export const svgToJsxConverter = defineTool({
  id: 'svg-to-jsx-converter',
  category: 'code',
  icon: 'atom',
  title: 'SVG to JSX converter',
  summary: 'Convert SVG to a React component: attributes renamed, styles as objects, with optional TypeScript, refs and memo.',
  keywords: ['svg to react', 'svg to react component', 'svgr', 'svg to tsx', 'svg icon component', 'convert svg to jsx'],
  aliases: ['svg-to-jsx', 'svg-to-react', 'svg-to-tsx'],
  slugs: { es: 'svg-a-jsx', fr: 'svg-en-jsx', id: 'svg-ke-jsx', it: 'da-svg-a-jsx', pl: 'svg-na-jsx', pt: 'svg-para-jsx', ru: 'svg-v-jsx' },
  recognizes: [{ kind: 'svg' }],
  effect: 'pure',
  input: z.object({
    text: text('SVG', { control: 'code', language: 'xml', media: 'image/svg+xml' }),
    format: choice('Format', { component: 'Component', element: 'Only the element' }),
    name: text('Component name', { max: 100, default: 'Icon', when: { format: 'component' } }),
    typescript: flag('TypeScript'),
    props: flag('Spread props', { default: true, help: 'Adds {...props} to the svg element.', when: { format: 'component' } }),
    ref: flag('Forward the ref', { help: 'With forwardRef.', when: { format: 'component' } }),
    memo: flag('Wrap in memo', { when: { format: 'component' } }),
    removeSize: flag('Remove width and height', { help: 'Lets CSS set the size. A missing viewBox is added.' }),
    currentColor: flag('Use the text color', { help: 'currentColor replaces every color.' }),
    comments: flag('Keep comments', { default: true, advanced: true }),
    indentation: indentation(),
    quotes: quotes('single'),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'javascript', media: 'text/jsx', fileName: 'icon.jsx' }),
    picture: part(z.string(), 'Image', { view: 'svg' }),
  }),
  failures: {
    ...xmlFailures.words,
    ...svgFailures.words,
    'bad-component-name': 'A component name starts with an uppercase letter and has only letters, digits, _ and $.',
  },
  notices: {
    'names-dropped': { info: 'Left out, because React can’t express it: {{names}}' },
    'important-lost': { warning: 'React styles can’t be !important; the word was left out.' },
    'style-sheet': { warning: 'Colors in a style element were left as they are.' },
    'entities-left': {
      warning: {
        one: '{{count, number}} reference to another file stays as it is.',
        other: '{{count, number}} references to other files stay as they are.',
      },
    },
  },
  notes: [
    'SVG is parsed as XML, so it must be well-formed. Attributes get their React names (stroke-width becomes strokeWidth, class becomes className); data- and aria- attributes keep theirs.',
    'React can’t express names with an editor’s prefix, such as inkscape:label, or handlers written as text; these and scripts are left out.',
    'Curly braces in text are escaped, and visible spaces are kept.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inWords(SAMPLE, {
        'a check mark': {
          es: 'una marca de verificación',
          fr: 'une coche',
          id: 'tanda centang',
          it: 'un segno di spunta',
          pl: 'znak wyboru',
          pt: 'uma marca de verificação',
          ru: 'галочка',
        },
      }),
      output: {
        text: 'export function Icon(props) {\n  return (\n    <svg\n      xmlns="http://www.w3.org/2000/svg"\n      width="24"\n      height="24"\n      viewBox="0 0 24 24"\n      fill="none"\n      className="icon"\n      {...props}\n    >\n      {/* a check mark */}\n      <path\n        stroke="#0a0"\n        strokeWidth="2"\n        strokeLinecap="round"\n        d="M4 12l5 5L20 6"\n        style={{ strokeDasharray: \'4 2\', opacity: \'.8\' }}\n      />\n    </svg>\n  )\n}\n',
      },
    },
    {
      title: 'TypeScript, ref and memo, in the text color',
      input: {
        text: '<svg width="10" height="10"><circle cx="5" cy="5" r="4" fill="red"/></svg>',
        name: 'Dot',
        typescript: true,
        ref: true,
        memo: true,
        removeSize: true,
        currentColor: true,
      },
      output: {
        text: 'import { forwardRef, memo, type SVGProps } from \'react\'\n\nexport const Dot = memo(\n  forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>(function Dot(props, ref) {\n    return (\n      <svg viewBox="0 0 10 10" fill="currentColor" ref={ref} {...props}>\n        <circle cx="5" cy="5" r="4" fill="currentColor" />\n      </svg>\n    )\n  }),\n)\n',
      },
    },
    {
      title: 'Only the element',
      input: {
        text: '<svg viewBox="0 0 20 9"><text x="1" y="8">{a} &amp; <tspan font-weight="bold">b</tspan></text></svg>',
        format: 'element',
      },
      output: {
        text: '<svg viewBox="0 0 20 9">\n  <text x="1" y="8">\n    {\'{a} & \'}\n    <tspan fontWeight="bold">b</tspan>\n  </text>\n</svg>\n',
      },
    },
  ],
  transform: ({ text, format, name, typescript, props, ref, memo, indentation: chosen, ...style }, { fail, note }) => {
    if (text.trim() === '') return { text: '', picture: '' }
    const isComponent = format === 'component'
    if (isComponent && !/^\p{Lu}[\p{L}\p{N}_$]*$/u.test(name)) fail('bad-component-name', { field: 'name' })
    const document = readXml(text)
    const indent = chosen === 'tab' ? '\t' : ' '.repeat(Number(chosen))
    const extra = isComponent ? [...(ref ? ['ref={ref}'] : []), ...(props ? ['{...props}'] : [])] : []
    const result = writeJsx(document, { ...style, indent, typescript, extra })
    const { dropped, hasImportant, hasStyleSheet } = result
    if (dropped.length > 0) note('names-dropped', { names: dropped.join(', ').slice(0, 500) })
    if (hasImportant) note('important-lost')
    if (hasStyleSheet && style.currentColor) note('style-sheet')
    if (document.unresolved.length > 0) note('entities-left', { count: document.unresolved.length })
    return {
      text: isComponent
        ? writeComponent(result, { name, typescript, props, ref, memo, indent, quotes: style.quotes })
        : elementOnly(result),
      picture: text.trim(),
    }
  },
})

function elementOnly({ lines }: JsxResult): string {
  return `${lines.join('\n')}\n`
}

type Component = {
  readonly name: string
  readonly typescript: boolean
  readonly props: boolean
  readonly ref: boolean
  readonly memo: boolean
  readonly indent: string
  readonly quotes: 'single' | 'double'
}

function writeComponent(
  { lines, comments, hasCustomProperty }: JsxResult,
  { name, typescript, props, ref, memo, indent, quotes: mark }: Component,
): string {
  const names = [
    ...(typescript && hasCustomProperty ? ['type CSSProperties'] : []),
    ...(ref ? ['forwardRef'] : []),
    ...(memo ? ['memo'] : []),
    ...(typescript && (props || ref) ? ['type SVGProps'] : []),
  ]
  const quote = mark === 'single' ? "'" : '"'
  const head = [
    ...comments.map((comment) => `/*${comment.replaceAll('*/', '* /')}*/`),
    ...(names.length > 0 ? [`import { ${names.join(', ')} } from ${quote}react${quote}`, ''] : []),
  ]
  const type = typescript ? ': SVGProps<SVGSVGElement>' : ''
  const given = ref ? `${props ? 'props' : '_props'}, ref` : props ? `props${type}` : ''
  const body = [`return (`, ...lines.map((line) => indent + line), ')'].map((line) => indent + line)
  const called = `function ${name}(${given}) {`
  const generic = typescript ? '<SVGSVGElement, SVGProps<SVGSVGElement>>' : ''
  if (!ref && !memo) return [...head, `export ${called}`, ...body, '}', ''].join('\n')
  if (!memo) return [...head, `export const ${name} = forwardRef${generic}(${called}`, ...body, '})', ''].join('\n')
  if (!ref) return [...head, `export const ${name} = memo(${called}`, ...body, '})', ''].join('\n')
  const inner = [`forwardRef${generic}(${called}`, ...body, '}),'].map((line) => indent + line)
  return [...head, `export const ${name} = memo(`, ...inner, ')', ''].join('\n')
}
