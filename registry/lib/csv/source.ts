import { defineFailures } from '../../../engine/core/define.ts'
import { choice, file, flag, text } from '../../../engine/core/kit.ts'
import { type FileValue } from '../../../engine/core/schema.ts'
import { CSV_DELIMITER_WORDS, type CsvDelimiter, guessDelimiter } from './read.ts'
import { ENCODING_NAMES, TEXT_ENCODINGS, type TextEncoding, decodeText, textDecodingFailures } from '../encoding/text-encoding.ts'

const ownFailures = defineFailures({ 'text-and-file': 'Enter text or choose a file, not both.' })

/** Failures of {@link csvSourceOf}. */
export const csvSourceFailures = { ...ownFailures.words, ...textDecodingFailures.words }

/** Fields of tools that read a table, from the page or from a file. */
export const csvSourceFields = {
  text: text('CSV', { default: '', control: 'code', media: 'text/csv' }),
  file: file('File', { optional: true, accept: ['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values', 'text/plain'] }),
  header: flag('First row is a header', { default: true }),
}

/** Whether spaces around cells go, for tools that need not show a table as it is. */
export const csvTrimField = flag('Trim cells', { help: 'Removes spaces around a cell; spaces in quotation marks stay.', advanced: true })

/** Fields of the same tools for the rarer cases. */
export const csvDialectFields = {
  delimiter: choice('Delimiter', { auto: 'Detect automatically', ...CSV_DELIMITER_WORDS }, { default: 'auto', advanced: true }),
  encoding: choice('Text encoding', TEXT_ENCODINGS, {
    default: 'utf-8',
    help: 'Used to read the file.',
    named: ENCODING_NAMES,
    advanced: true,
  }),
}

type CsvSourceInput = {
  readonly text: string
  readonly file?: FileValue | undefined
  readonly delimiter: 'auto' | CsvDelimiter
  readonly encoding: TextEncoding
}
type CsvSource = { readonly source: string; readonly field: string; readonly delimiter: CsvDelimiter }

/** @throws ToolError text-and-file, not-this-encoding */
export function csvSourceOf({ text, file: upload, delimiter, encoding }: CsvSourceInput): CsvSource {
  if (upload && text !== '') ownFailures.fail('text-and-file', { field: 'file' })
  const source = upload ? decodeText(upload.bytes, encoding, 'file') : text
  return { source, field: upload ? 'file' : 'text', delimiter: delimiter === 'auto' ? guessDelimiter(source) : delimiter }
}
