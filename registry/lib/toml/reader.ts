import { defineFailures } from '../../../engine/core/define.ts'

/** Everything that can be wrong with a TOML document. */
export const tomlFailures = defineFailures({
  'toml-key': 'A key is expected here: letters, digits, “-” and “_”, or anything in quotation marks.',
  'toml-equals': 'An equals sign is missing after the key.',
  'toml-value': 'A value is missing here, or isn’t one that TOML knows. Strings need quotation marks.',
  'toml-after': '“{{found}}” can’t follow here. Begin a new line for the next key.',
  'toml-bracket': 'The bracket or brace that opens here is never closed. Add the closing one at its end.',
  'toml-comma': 'A comma or the closing bracket or brace is missing before “{{found}}”.',
  'toml-repeated':
    'The key “{{name}}” already has a value, and each key and table may be defined only once. Rename or remove one of the two.',
  'toml-closed':
    '“{{name}}” can’t be extended: an inline table, an array or a plain value is complete where it is written. Write everything there.',
  'toml-string': 'The string that opens here is never closed on its line. Use three quotation marks for several lines.',
  'toml-escape': '“{{escape}}” isn’t an escape that TOML knows. Write \\\\ for a backslash, or put the string in single quotes.',
  'toml-control': 'The control character {{code}} isn’t allowed here. Write it as an escape in a string.',
  'toml-number':
    '“{{number}}” isn’t a number that TOML knows: no leading zeros, digits on both sides of the point, “_” only between digits.',
  'toml-range': '{{number}} is out of range: TOML integers have 64 bits. Write it as a string, in quotation marks.',
  'toml-date': '“{{date}}” isn’t a real date or time. Write 2026-11-22, 08:30:00 or 2026-11-22T08:30:00Z.',
  'toml-deep': 'This is nested more than {{most, number}} levels deep, which is the limit here. Flatten or split it.',
})

/** A value as it is written: numbers and dates keep their spelling. */
export type TomlNode =
  | {
      readonly type: 'table'
      readonly entries: Map<string, TomlNode>
      /** How it came about, which decides who may add to it. */ kind: TableKind
    }
  | { readonly type: 'array'; readonly items: TomlNode[]; readonly isOfTables: boolean }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'boolean'; readonly value: boolean }
  /** `value` in decimal digits. */
  | { readonly type: 'integer'; readonly value: string }
  /** As JSON spells it, or inf, -inf and nan. */
  | { readonly type: 'float'; readonly value: string; readonly start: number }
  | { readonly type: 'date'; readonly value: string }
export type TableKind = 'implied' | 'header' | 'dotted' | 'inline'
export type TomlTable = Extract<TomlNode, { readonly type: 'table' }>

/** Where the reader is, and how it ends. */
export type TomlReader = { readonly text: string; at: number; readonly field: string }

export function place({ text, field, at }: TomlReader, offset: number = at) {
  return { field, offset, text }
}

export function match(reader: TomlReader, sticky: RegExp): string {
  sticky.lastIndex = reader.at
  return sticky.exec(reader.text)?.[0] ?? ''
}

/** @throws ToolError toml-control */
export function checkControl(reader: TomlReader): void {
  const unit = reader.text.charCodeAt(reader.at)
  if ((unit < 32 && unit !== 9) || unit === 127)
    tomlFailures.fail('toml-control', { code: `U+${unit.toString(16).toUpperCase().padStart(4, '0')}`, ...place(reader) })
}
