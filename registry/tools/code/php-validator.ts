import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { placeAt } from '../../../engine/core/errors.ts'
import { text } from '../../../engine/core/kit.ts'
import { column, facts, table } from '../../../engine/core/parts.ts'
import { codeFailures, refuseDeepBrackets, refuseOverflow } from '../../lib/code/failures.ts'
import { countPhp, phpFailures, phpVersion, readPhp, requirePhpTag } from '../../lib/php/syntax.ts'
import { inWords } from '../../lib/words/in-text.ts'

const SAMPLE = '<?php\n$names = ["Ada", "Grace"]\nforeach ($names as $name) {\n    echo "Hello, $name";\n}\n'

export const phpValidator = defineTool({
  id: 'php-validator',
  category: 'code',
  icon: 'shield-check',
  title: 'PHP validator',
  summary: 'Check the syntax of PHP code for the version you run, and see the line and column of the error.',
  keywords: ['php syntax check', 'php lint', 'php checker', 'php -l online', 'check php code', 'php parse error'],
  aliases: ['php-syntax-checker', 'php-lint'],
  slugs: {
    es: 'validador-php',
    fr: 'validateur-php',
    id: 'validator-php',
    it: 'validatore-php',
    pl: 'walidator-php',
    pt: 'validador-php',
    ru: ['validator-php', 'proverka-php'],
  },
  recognizes: [{ kind: 'php', confidence: 0.97 }],
  effect: 'pure',
  input: z.object({ text: text('PHP', { control: 'code', language: 'php', media: 'application/x-php' }), version: phpVersion('Version') }),
  output: z.object({
    facts: facts('Details', {
      valid: column(z.boolean(), 'Valid'),
      classes: column(z.int(), 'Classes, interfaces, traits and enums').optional(),
      functions: column(z.int(), 'Functions and methods').optional(),
    }),
    problems: table(
      'Problems',
      {
        line: column(z.int(), 'Line'),
        column: column(z.int(), 'Column'),
        problem: column(z.string(), 'Problem', { format: 'code' }),
        code: column(z.string(), 'Code', { format: 'code' }),
      },
      { fileName: 'php-problems.csv' },
    ).optional(),
  }),
  failures: { 'php-tag-missing': phpFailures.words['php-tag-missing'], 'code-too-deep': codeFailures.words['code-too-deep'] },
  notes: [
    'As with php -l, checking stops at the first error. Unexpected words, characters and unclosed brackets are named as in the PHP version you chose; what was expected, and rarer errors, may be worded differently. The cause is often just before the error: a missing semicolon, bracket or quotation mark.',
    'Only the syntax is checked, including features newer than the version you chose. Names, types and rules that PHP applies later, such as duplicate functions, are not.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inWords(SAMPLE, {
        Hello: { es: 'Hola', fr: 'Bonjour', id: 'Halo', it: 'Ciao', pl: 'Cześć', pt: 'Olá', ru: 'Привет' },
        '"Ada", "Grace"': { id: '"Ayu", "Budi"' },
      }),
      output: {
        facts: { valid: false },
        problems: [
          { line: 3, column: 1, problem: 'syntax error, unexpected token "foreach", expecting ";"', code: 'foreach ($names as $name) {' },
        ],
      },
    },
    {
      title: 'Code without errors',
      input: { text: '<?php\nfinal class User {\n    public function __construct(public readonly string $name) {}\n}\n' },
      output: { facts: { valid: true, classes: 1, functions: 1 } },
    },
    {
      title: 'Too new for the version',
      input: { text: '<?php\nclass A {\n    public string $x { get => "y"; }\n}\n', version: '8.3' },
      output: {
        facts: { valid: false },
        problems: [{ line: 3, column: 22, problem: 'Property hooks require PHP 8.4+', code: 'public string $x { get => "y"; }' }],
      },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, version }) => {
    requirePhpTag(text)
    refuseDeepBrackets(text)
    const read = await refuseOverflow(() => readPhp(text, version))
    if ('program' in read) return { facts: { valid: true, ...countPhp(read.program) } }
    const { line, column } = placeAt(text, read.fault.offset)
    const code = (text.split(/\r\n|\r|\n/)[line - 1] ?? '').trim()
    return {
      facts: { valid: false },
      problems: [{ line, column, problem: read.fault.reason, code: code.length > 120 ? `${code.slice(0, 120)}…` : code }],
    }
  },
})
