import { defineFailures } from '../../../engine/core/define.ts'

/** Everything that can be wrong with a JSON text. */
export const jsonFailures = defineFailures({
  'json-value-missing': 'A value is missing here. Add one, or write null.',
  'json-unexpected': '“{{found}}” ({{code}}) isn’t allowed here. Remove it, or put it inside double quotes.',
  'json-name-expected': 'A key in double quotes is expected here, not “{{found}}”.',
  'json-colon-missing': 'A colon is missing between a key and its value.',
  'json-comma-missing': 'A comma is missing before “{{found}}”.',
  'json-trailing-comma': 'There is an extra comma before “{{found}}”. Remove it.',
  'json-comment': 'JSON doesn’t allow comments. Remove this one.',
  'json-unclosed-comment': 'This comment is never closed. Add “*/” at its end.',
  'json-unclosed-text': 'This string is never closed. Add a quotation mark at its end.',
  'json-control-character':
    'A string contains a line break or control character ({{code}}). Write it as {{escape}}, or close the string before it.',
  'json-bad-escape': '“{{escape}}” isn’t a JSON escape sequence. Write \\\\ for a backslash.',
  'json-bad-number': '“{{number}}” isn’t a valid JSON number. Write it like 12, -0.5 or 1e6.',
  'json-bad-word': '“{{word}}” isn’t valid JSON. Put strings in double quotes; only true, false and null go without.',
  'json-single-quotes': 'JSON strings need double quotes (").',
  'json-unclosed-object': 'The object that opens here is never closed. Add “}” at its end.',
  'json-unclosed-array': 'The array that opens here is never closed. Add “]” at its end.',
  'json-wrong-close':
    '“{{found}}” can’t close the “{{opened}}” from line {{line, number}}. Add the matching bracket before it, or correct one of the two.',
  'json-after-end': 'The JSON ends before “{{found}}”. Remove what follows.',
})

/** What can be wrong besides where JSON5 or JSON Lines are read. */
export const jsonSyntaxFailures = defineFailures({
  'json5-name-expected': 'A key is expected here, not “{{found}}”.',
  'json5-bad-word': '“{{word}}” needs quotation marks in JSON5.',
  'json-no-number': 'JSON doesn’t allow {{number}}. Write a number or null instead.',
  'json-line-unfinished':
    'In JSON Lines, every value is on one line, but this line ends before its value does. Put the value on one line, or read the text as JSON.',
})
