import * as z from 'zod'
import { defineTool, fail } from '../../../../engine/core/define.ts'
import { flag, text } from '../../../../engine/core/kit.ts'
import { column, facts, oneOf, table } from '../../../../engine/core/parts.ts'
import { placesOf } from '../../../lib/text/places.ts'
import { countUtf8Bytes } from '../../../lib/text/size.ts'
import { composeYaml } from '../../../lib/yaml/read.ts'
import { yamlFailures } from '../../../lib/yaml/failures.ts'
import { surveyYaml, tabsOf, YAML_WARNING_CODES, YAML_WARNINGS, type YamlSurvey, type YamlWarning } from './survey.ts'
import { inText } from '../../../lib/words/in-text.ts'

const MOST_ROWS = 100

const { 'yaml-repeated-name': _, 'yaml-no-anchor': __, 'yaml-too-deep': tooDeep, ...SYNTAX } = yamlFailures.words
const FAULTS = {
  ...SYNTAX,
  'yaml-too-deep': tooDeep,
  'yaml-no-anchor': 'This alias comes before any anchor of that name. Define the anchor first.',
  'yaml-repeated-name': 'Duplicate key in the same mapping. Programs reject it or keep only one.',
} as const
const OF_NODES = { 'bad-tag': 'yaml-tag', 'no-anchor': 'yaml-no-anchor', 'repeated-name': 'yaml-repeated-name' } as const
type FaultCode = keyof typeof FAULTS
const FAULT_CODES = Object.keys(FAULTS) as [FaultCode, ...FaultCode[]]

export const yamlValidator = defineTool({
  id: 'yaml-validator',
  category: 'data',
  icon: 'file-check-2',
  title: 'YAML validator',
  summary: 'Validate YAML 1.2 with the line of each error, and see what older programs would read differently.',
  keywords: ['yaml lint', 'validate yaml', 'yaml checker', 'yaml syntax check', 'yml validator', 'yaml norway problem'],
  aliases: ['yaml-lint', 'yaml-checker'],
  slugs: {
    es: 'validador-yaml',
    fr: 'validateur-yaml',
    id: 'validator-yaml',
    it: 'validatore-yaml',
    pl: 'walidator-yaml',
    pt: 'validador-yaml',
    ru: 'validator-yaml',
  },
  recognizes: [{ kind: 'yaml', confidence: 0.97 }],
  effect: 'pure',
  input: z.object({
    text: text('YAML', { control: 'code', language: 'yaml', media: 'application/yaml' }),
    older: flag('Warn about YAML 1.1 differences', { default: true }),
  }),
  output: z.object({
    verdict: oneOf('Result', { valid: 'Valid YAML', invalid: 'Invalid YAML' }),
    faults: table(
      'Errors (up to 100)',
      {
        line: column(z.int(), 'Line'),
        column: column(z.int(), 'Column'),
        fault: column(z.enum(FAULT_CODES), 'Error', { choices: FAULTS }),
      },
      { fileName: 'faults.csv' },
    ).optional(),
    warnings: table(
      'Warnings (up to 100)',
      {
        line: column(z.int(), 'Line'),
        column: column(z.int(), 'Column'),
        found: column(z.string(), 'Found', { format: 'code' }),
        warning: column(z.enum(YAML_WARNING_CODES), 'Warning', { choices: YAML_WARNINGS }),
      },
      { fileName: 'warnings.csv' },
    ).optional(),
    facts: facts('Details', {
      faults: column(z.int(), 'Errors'),
      warnings: column(z.int(), 'Warnings'),
      documents: column(z.int(), 'Documents'),
      values: column(z.int(), 'Values'),
      depth: column(z.int(), 'Depth'),
      size: column(z.int(), 'Size', { format: 'bytes' }),
    }),
  }),
  failures: { 'yaml-too-deep': tooDeep },
  notes: [
    'The rules are those of YAML 1.2 with its core schema. After an error, the parser continues as well as it can, so a later error may be a consequence of the first.',
    'Programs that follow YAML 1.1, such as many in Python and Ruby, read unquoted words and numbers differently: no is false, 012 is ten, 12:30 is 750. Quotation marks make them strings everywhere. “Values” counts keys, values and the collections around them.',
  ],
  examples: [
    {
      input: { text: 'country: no\nzip: 012\nopens: 12:30\n' },
      output: {
        verdict: 'valid',
        warnings: [
          { line: 1, column: 10, found: 'no', warning: 'boolean-1-1' },
          { line: 2, column: 6, found: '012', warning: 'octal-1-1' },
          { line: 3, column: 8, found: '12:30', warning: 'number-1-1' },
        ],
        facts: { faults: 0, warnings: 3, documents: 1, values: 7, depth: 1, size: 34 },
      },
    },
    {
      title: 'A colon in an unquoted string',
      input: { text: 'name: Ada\ntitle: Notes: part one\n' },
      in: inText({
        es: 'name: Ada\ntitle: Notas: primera parte\n',
        fr: 'name: Ada\ntitle: Notes: première partie\n',
        id: 'name: Ayu\ntitle: Catatan: bagian satu\n',
        it: 'name: Ada\ntitle: Note: parte prima\n',
        pl: 'name: Ada\ntitle: Notatki: część pierwsza\n',
        pt: 'name: Ada\ntitle: Notas: parte um\n',
        ru: 'name: Ада\ntitle: Заметки: часть первая\n',
      }),
      output: { verdict: 'invalid', faults: [{ line: 2, column: 8, fault: 'yaml-nested-key' }] },
    },
    {
      title: 'A duplicate key',
      input: { text: 'a: 1\nb: 2\na: 3' },
      output: { verdict: 'invalid', faults: [{ line: 3, column: 1, fault: 'yaml-repeated-name' }] },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, older }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const library = await import('yaml')
    const stream = await composeYaml(text)
    const { documents, tokens } = stream
    const survey: YamlSurvey = { faults: [], warnings: [...stream.warnings], nodes: 0, depth: 0 }
    for (const document of documents) surveyYaml(library, document, survey)
    const faults = withoutRepeats([
      ...stream.faults,
      ...survey.faults.map(({ code, offset }): { code: FaultCode; offset: number } => ({ code: OF_NODES[code], offset })),
    ])
    const faulty = new Set(faults.map(({ offset }) => offset))
    const warnings: YamlWarning[] = [
      ...survey.warnings.filter(({ code }) => older || !code.endsWith('-1-1')),
      ...[...tabsOf(tokens)].filter((offset) => !faulty.has(offset)).map((offset): YamlWarning => ({ code: 'tab', offset, found: '' })),
    ].toSorted(byOffset)
    return {
      verdict: faults.length === 0 ? ('valid' as const) : ('invalid' as const),
      faults: faults.length > 0 ? placed(text, faults, ({ code }) => ({ fault: code })) : undefined,
      warnings:
        warnings.length > 0
          ? placed(text, warnings, ({ code, found }) => ({ found: found.slice(0, 60).toWellFormed(), warning: code }))
          : undefined,
      facts: {
        faults: faults.length,
        warnings: warnings.length,
        documents: documents.length,
        values: survey.nodes,
        depth: survey.depth,
        size: countUtf8Bytes(text),
      },
    }
  },
})

type Found = { readonly offset: number }

function byOffset(a: Found, b: Found): number {
  return a.offset - b.offset
}

function withoutRepeats<T extends Found & { readonly code: string }>(faults: readonly T[]): T[] {
  const seen = new Map(faults.map((fault) => [`${fault.code} ${fault.offset}`, fault]))
  return [...seen.values()].toSorted(byOffset)
}

/** The first of them with line and column. */
function placed<T extends Found, R extends object>(text: string, items: readonly T[], rest: (item: T) => R) {
  const shown = items.slice(0, MOST_ROWS)
  const places = placesOf(
    text,
    shown.map(({ offset }) => offset),
  )
  return shown.map((item, index) => ({ ...(places[index] as { line: number; column: number }), ...rest(item) }))
}
