import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { codeFailures } from '../../lib/code/failures.ts'
import { scriptLayout, scriptOptions } from '../../lib/code/layout.ts'
import { formatWithPrettier } from '../../lib/code/prettier-format.ts'
import { findEmptyConstant } from '../../lib/code/script-faults.ts'
import { inWords } from '../../lib/words/in-text.ts'

const SAMPLE =
  "// greet everyone\nconst greet=(names)=>names.filter(Boolean).map(name=>`Hello, ${name}!`);for(const line of greet(['Ada','Grace'])){console.log(line)}"

export const jsFormatter = defineTool({
  id: 'js-formatter',
  category: 'code',
  icon: 'braces',
  title: 'JavaScript formatter',
  summary: 'Format (beautify) JavaScript and JSX consistently. Comments are kept, and the result is checked against the original.',
  keywords: ['javascript beautifier', 'js beautify', 'pretty print javascript', 'prettier online', 'jsx formatter', 'unminify javascript'],
  aliases: ['javascript-formatter', 'js-beautifier', 'javascript-beautifier'],
  slugs: {
    es: 'formateador-javascript',
    fr: ['formater-javascript', 'formateur-javascript'],
    id: ['format-javascript', 'pemformat-javascript'],
    it: 'formattatore-javascript',
    pl: 'formatowanie-javascript',
    pt: 'formatador-javascript',
    ru: 'formatirovanie-javascript',
  },
  recognizes: [{ kind: 'javascript' }],
  effect: 'pure',
  input: z.object({ text: text('JavaScript', { control: 'code', language: 'javascript', media: 'text/javascript' }), ...scriptLayout }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'javascript', media: 'text/javascript', fileName: 'formatted.js' }),
  }),
  failures: codeFailures.words,
  notes: [
    'The style is Prettier’s. It handles modern JavaScript, JSX, and Flow types where a comment says @flow; code in other languages inside template literals stays as it is.',
    'The result is parsed again, and its syntax tree and comments are compared with those of your code. If they differ, you get an error instead of a result.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inWords(SAMPLE, {
        'greet everyone': {
          es: 'saludar a todos',
          fr: 'saluer tout le monde',
          id: 'sapa semua orang',
          it: 'saluta tutti',
          pl: 'przywitaj wszystkich',
          pt: 'cumprimentar todos',
          ru: 'поприветствовать всех',
        },
        'Hello, ${name}!': {
          es: '¡Hola, ${name}!',
          fr: 'Bonjour, ${name}\u00a0!',
          id: 'Halo, ${name}!',
          it: 'Ciao, ${name}!',
          pl: 'Cześć, ${name}!',
          pt: 'Olá, ${name}!',
          ru: 'Привет, ${name}!',
        },
        "'Ada','Grace'": { id: "'Ayu','Budi'", ru: "'Ада','Грейс'" },
      }),
      output: {
        text: '// greet everyone\nconst greet = (names) => names.filter(Boolean).map((name) => `Hello, ${name}!`);\nfor (const line of greet(["Ada", "Grace"])) {\n  console.log(line);\n}\n',
      },
    },
    {
      title: 'Single quotes, no semicolons',
      input: { text: 'let a="b";\n[1,2].forEach(n=>{run(n)})', quotes: 'single', semicolons: false, arrowParentheses: false },
      output: { text: "let a = 'b'\n;[1, 2].forEach(n => {\n  run(n)\n})\n" },
    },
    {
      title: 'JSX',
      input: { text: 'const App=()=><ul className="list">{items.map(i=><li key={i}>{i}</li>)}</ul>', indentation: '4' },
      output: {
        text: 'const App = () => (\n    <ul className="list">\n        {items.map((i) => (\n            <li key={i}>{i}</li>\n        ))}\n    </ul>\n);\n',
      },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, ...layout }) => {
    const [babel, estree] = await Promise.all([import('prettier/plugins/babel'), import('prettier/plugins/estree')])
    const options = { parser: 'babel', plugins: [babel, estree], ...scriptOptions(layout) }
    return { text: await formatWithPrettier(text, options, undefined, findEmptyConstant) }
  },
})
