import type { CST, Document } from 'yaml'
import { yamlFailures, YAML_CODES } from './yaml-failures.ts'

/** Deepest nesting read; the parser recurses. */
const MOST_LEVELS = 500

/**
 * Reads the documents of a YAML 1.2 stream with the core schema, whatever version a directive asks for.
 * Names that stand twice are left to the caller: the parser's own check takes quadratic time.
 * @throws ToolError one of {@link yamlFailures} at the place of the fault
 */
export async function readYaml(text: string, field = 'text'): Promise<Document.Parsed[]> {
  const { Composer, Parser } = await import('yaml')
  const tokens = [...new Parser().parse(text)]
  checkDepth(tokens, text, field)
  const composer = new Composer({ schema: 'core', uniqueKeys: false, resolveKnownTags: false, prettyErrors: false })
  const documents = [...composer.compose(tokens)]
  const error = documents.flatMap(({ errors }) => errors).at(0) ?? composer.streamInfo().errors[0]
  if (error) yamlFailures.fail(YAML_CODES[error.code], {}, { field, offset: error.pos[0], text })
  return documents
}

function checkDepth(tokens: readonly CST.Token[], text: string, field: string): void {
  const pending = tokens.map((token) => ({ token, depth: 0 }))
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { token, depth } = next
    if (depth > MOST_LEVELS) yamlFailures.fail('yaml-too-deep', {}, { field, offset: 'offset' in token ? token.offset : 0, text })
    if (token.type === 'document' && token.value) pending.push({ token: token.value, depth })
    if (!('items' in token)) continue
    for (const { key, value } of token.items) {
      if (key) pending.push({ token: key, depth: depth + 1 })
      if (value) pending.push({ token: value, depth: depth + 1 })
    }
  }
}
