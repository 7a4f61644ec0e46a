import { ToolError } from '../core/errors.ts'
import type { FieldSpec } from '../core/fields.ts'

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const YES = new Set(['true', 'yes', '1', 'on'])
const NO = new Set(['false', 'no', '0', 'off', ''])

/**
 * A field's value from a text, such as an argument or a cell: numbers with a point, lists with commas, rows as JSON. What is no
 * number or no yes and no stays as it is, for the tool to refuse. Files have no text.
 * @throws ToolError bad-json
 */
export function valueOfText(field: Pick<FieldSpec, 'name' | 'value'>, text: string): unknown {
  switch (field.value) {
    case 'number':
      return NUMBER.test(text.trim()) ? Number(text) : text
    case 'boolean': {
      const said = text.trim().toLowerCase()
      return YES.has(said) ? true : NO.has(said) ? false : text
    }
    case 'strings':
      return text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '')
    case 'rows':
      try {
        return JSON.parse(text)
      } catch (cause) {
        throw new ToolError('bad-json', {}, { field: field.name }, { cause })
      }
    default:
      return text
  }
}
