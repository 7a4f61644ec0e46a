import type { CST, Document, ScalarTag, Tags } from 'yaml'
import { type DirectiveWarning, checkDirectives, withoutEmptyDocuments } from './directives.ts'
import { YAML_CODES, type YamlFault, yamlFailures } from './failures.ts'

/** Deepest nesting read; the parser recurses. */
const MOST_LEVELS = 500

/** `!!float 3` is a number (YAML 1.2.2, 10.2.1.4), which the parser only sees with a point in it. */
const FLOAT_OF_DIGITS: ScalarTag = { tag: 'tag:yaml.org,2002:float', default: true, test: /^[-+]?\d+$/, resolve: Number }

/** What a text consists of, and what is wrong with it. */
type YamlStream = {
  readonly documents: readonly Document.Parsed[]
  readonly tokens: readonly CST.Token[]
  readonly faults: readonly YamlFault[]
  readonly warnings: readonly DirectiveWarning[]
}

/**
 * Composes the documents of a YAML 1.2 stream with the core schema, whatever version a directive asks for.
 * Names that stand twice are left to the caller: the parser's own check takes quadratic time.
 * @throws ToolError yaml-too-deep
 */
export async function composeYaml(text: string, field = 'text', customTags?: (tags: Tags) => Tags): Promise<YamlStream> {
  const { Composer, Parser } = await import('yaml')
  // The parser knows no line ends of old Macs; one for one, so that every place stays.
  const tokens = withoutEmptyDocuments([...new Parser().parse(text.replace(/\r(?!\n)/g, '\n'))])
  checkDepth(tokens, text, field)
  const composer = new Composer({
    schema: 'core',
    uniqueKeys: false,
    resolveKnownTags: false,
    prettyErrors: false,
    customTags: (tags) => [...(customTags?.(tags) ?? tags), FLOAT_OF_DIGITS],
  })
  const documents = [...composer.compose(tokens)]
  const errors = [...documents.flatMap((document) => document.errors), ...composer.streamInfo().errors]
  const { faults, warnings } = checkDirectives(tokens)
  const all = [...errors.map(({ code, pos }) => ({ code: YAML_CODES[code], offset: pos[0] })), ...faults]
  return { documents, tokens, faults: all, warnings }
}

/**
 * Reads the documents of a YAML 1.2 stream, as {@link composeYaml}.
 * @throws ToolError one of {@link yamlFailures} at the place of the fault
 */
export async function readYaml(text: string, field = 'text', customTags?: (tags: Tags) => Tags): Promise<readonly Document.Parsed[]> {
  const { documents, faults } = await composeYaml(text, field, customTags)
  const [fault] = faults
  if (fault) yamlFailures.fail(fault.code, { field, offset: fault.offset, text })
  return documents
}

function checkDepth(tokens: readonly CST.Token[], text: string, field: string): void {
  const pending = tokens.map((token) => ({ token, depth: 0 }))
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { token, depth } = next
    if (depth > MOST_LEVELS) yamlFailures.fail('yaml-too-deep', { field, offset: 'offset' in token ? token.offset : 0, text })
    if (token.type === 'document' && token.value) pending.push({ token: token.value, depth })
    if (!('items' in token)) continue
    for (const { key, value } of token.items) {
      if (key) pending.push({ token: key, depth: depth + 1 })
      if (value) pending.push({ token: value, depth: depth + 1 })
    }
  }
}
