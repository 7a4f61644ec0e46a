import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { countGraphemes } from '../../lib/text/segments.ts'
import { SYNTAXES, colorSource, guessSyntax, inlineColors, isUncolorable, splitLines } from '../../lib/code/source-colors.ts'
import {
  INDENTATIONS,
  INDENTATION_LABELS,
  LINE_BREAKS,
  LINE_BREAK_LABELS,
  indentationOf,
  lineBreaksOf,
  linesOf,
} from '../../lib/text/facts.ts'
import { inText, inWords } from '../../lib/words/in-text.ts'

/** Highlighting makes several spans of each line. */
const TEXT_MOST = 1_000_000

const NAMES = Object.fromEntries(SYNTAXES.map((name) => [name, name]))

const SAMPLE = 'const answer = 42 // always\nconsole.log(answer)\n'

export const sourceCodeViewer = defineTool({
  id: 'source-code-viewer',
  category: 'code',
  icon: 'square-code',
  title: 'Source code viewer',
  summary: 'View code with syntax highlighting and line numbers, check its indentation and line breaks, and export it as colored HTML.',
  keywords: ['syntax highlighter', 'code highlighter', 'view source code', 'code to html', 'code with line numbers', 'open code file'],
  aliases: ['code-viewer', 'syntax-highlighter'],
  slugs: {
    es: 'visor-de-codigo-fuente',
    fr: 'visionneuse-de-code-source',
    id: ['lihat-kode-sumber', 'penampil-kode-sumber'],
    it: 'visualizzatore-di-codice-sorgente',
    pl: 'przegladarka-kodu-zrodlowego',
    pt: 'visualizador-de-codigo-fonte',
    ru: 'prosmotr-ishodnogo-koda',
  },
  recognizes: [
    { kind: 'code' },
    { kind: 'javascript', confidence: 0.9 },
    { kind: 'typescript', confidence: 0.9 },
    { kind: 'php', confidence: 0.9 },
    { kind: 'lua', confidence: 0.9 },
    { kind: 'graphql', confidence: 0.9 },
  ],
  effect: 'pure',
  input: z.object({
    text: text('Code', { max: TEXT_MOST, control: 'editor', language: '@syntax', lines: 18 }),
    syntax: choice('Language', ['guess', 'plain', ...SYNTAXES], {
      words: { guess: 'Detect automatically', plain: 'Plain text', ...NAMES },
    }),
    numbers: flag('Line numbers', { default: true }),
  }),
  output: z.object({
    preview: part(z.string(), 'Preview', { view: 'html' }),
    facts: facts('Details', {
      syntax: column(z.enum(['plain', ...SYNTAXES]), 'Language', { choices: { plain: 'Plain text', ...NAMES } }),
      lines: column(z.int(), 'Lines'),
      blankLines: column(z.int(), 'Blank lines'),
      longestLine: column(z.int(), 'Longest line', { unit: 'character|characters' }),
      characters: column(z.int(), 'Characters'),
      indentation: column(z.enum(INDENTATIONS), 'Indentation', { choices: INDENTATION_LABELS }),
      lineBreaks: column(z.enum(LINE_BREAKS), 'Line breaks', { choices: LINE_BREAK_LABELS }),
    }),
    text: part(z.string(), 'HTML', { view: 'code', language: 'html', media: 'text/html', fileName: 'code.html' }),
  }),
  notices: { 'no-colors': { info: 'The text has a word of more than 2,000 characters, so it is shown without colors.' } },
  notes: [
    'The language is detected from the first 20,000 characters by how well each grammar fits; choose it yourself if that is wrong. Highlighting never changes the code.',
    'The HTML carries its colors, so you can paste it into pages and emails without a style sheet.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inWords(SAMPLE, {
        always: { es: 'siempre', fr: 'toujours', id: 'selalu', it: 'sempre', pl: 'zawsze', pt: 'sempre', ru: 'всегда' },
      }),
      output: {
        text: '<pre style="margin:0;font-family:ui-monospace,monospace;color:#24292f;white-space:pre-wrap"><span style="user-select:none;color:#5b6570">1  </span><span style="color:#7a1fa2">const</span> answer = <span style="color:#8a4b00">42</span> <span style="color:#5b6570">// always</span>\n<span style="user-select:none;color:#5b6570">2  </span><span style="color:#8a4b00">console</span>.<span style="color:#0b4f9e">log</span>(answer)\n</pre>',
        facts: { syntax: 'JavaScript', lines: 2, blankLines: 0, longestLine: 27, characters: 48, indentation: 'none', lineBreaks: 'lf' },
      },
    },
    {
      title: 'Detecting the language',
      input: { text: '<ul>\r\n  <li>One</li>\r\n</ul>', numbers: false },
      in: inText({
        es: '<ul>\r\n  <li>Uno</li>\r\n</ul>',
        fr: '<ul>\r\n  <li>Un</li>\r\n</ul>',
        id: '<ul>\r\n  <li>Satu</li>\r\n</ul>',
        it: '<ul>\r\n  <li>Uno</li>\r\n</ul>',
        pl: '<ul>\r\n  <li>Jeden</li>\r\n</ul>',
        pt: '<ul>\r\n  <li>Um</li>\r\n</ul>',
        ru: '<ul>\r\n  <li>Один</li>\r\n</ul>',
      }),
      output: {
        facts: { syntax: 'HTML, XML', lines: 3, blankLines: 0, longestLine: 14, characters: 25, indentation: 'spaces', lineBreaks: 'crlf' },
      },
    },
    {
      title: 'Markup shown as text',
      input: { text: '<script>alert(1)</script>', syntax: 'plain', numbers: false },
      output: {
        text: '<pre style="margin:0;font-family:ui-monospace,monospace;color:#24292f;white-space:pre-wrap">&lt;script&gt;alert(1)&lt;/script&gt;\n</pre>',
      },
    },
  ],
  limits: { timeMs: 20_000 },
  transform: async ({ text, syntax: wanted, numbers }, { note }) => {
    const isPlain = isUncolorable(text)
    const syntax = isPlain || wanted === 'plain' ? undefined : wanted === 'guess' ? await guessSyntax(text) : wanted
    const lines = linesOf(text)
    const colored = splitLines(inlineColors(await colorSource(lines.join('\n'), syntax)))
    const width = String(lines.length).length
    const shown = numbers
      ? colored.map((line, index) => `<span style="user-select:none;color:#5b6570">${String(index + 1).padStart(width)}  </span>${line}`)
      : colored
    const html = `<pre style="margin:0;font-family:ui-monospace,monospace;color:#24292f;white-space:pre-wrap">${shown.join('\n')}\n</pre>`
    if (isPlain) note('no-colors')
    return {
      preview: `<!doctype html><meta charset="utf-8"><style>body{margin:12px;background:#fff;font-size:13px;line-height:1.5}</style>${html}`,
      facts: {
        syntax: syntax ?? ('plain' as const),
        lines: text === '' ? 0 : lines.length,
        blankLines: text === '' ? 0 : lines.filter((line) => line.trim() === '').length,
        longestLine: lines.reduce((most, line) => Math.max(most, countGraphemes(line)), 0),
        characters: countGraphemes(text),
        indentation: indentationOf(lines),
        lineBreaks: lineBreaksOf(text),
      },
      text: html,
    }
  },
})
