import { choice } from '../../../engine/core/kit.ts'

/** What else the text may be than JSON. */
export const jsonSyntaxField = choice(
  'Format',
  { json: 'JSON', json5: 'JSON5', lines: 'JSON Lines' },
  { help: 'The lines of JSON Lines become the items of one array.', advanced: true },
)
export const NOT_JSON5 = { when: { syntax: ['json', 'lines'] } }
