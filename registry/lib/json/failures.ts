import { defineFailures } from '../../../engine/core/define.ts'

/** Everything that can be wrong with a JSON text. */
export const jsonFailures = defineFailures({
  'json-value-missing': 'A value is missing here.',
  'json-unexpected': '“{{found}}” ({{code}}) cannot stand here.',
  'json-name-expected': 'A name in double quotes belongs here, not “{{found}}”.',
  'json-colon-missing': 'A colon is missing between a name and its value.',
  'json-comma-missing': 'A comma is missing before “{{found}}”.',
  'json-trailing-comma': 'The comma before “{{found}}” is one too many.',
  'json-comment': 'JSON has no comments.',
  'json-unclosed-comment': 'This comment is never closed with “*/”.',
  'json-unclosed-text': 'This text is never closed with a quotation mark.',
  'json-control-character':
    'A line break or control character ({{code}}) stands inside a text. Write it as {{escape}}, or close the text before it.',
  'json-bad-escape': '“{{escape}}” is not an escape that JSON knows.',
  'json-bad-number': '“{{number}}” is not a JSON number.',
  'json-bad-word': '“{{word}}” is not JSON. Texts need double quotes; only true, false and null stand bare.',
  'json-single-quotes': 'JSON wants double quotation marks (").',
  'json-unclosed-object': 'The object opened here is never closed with “}”.',
  'json-unclosed-array': 'The list opened here is never closed with “]”.',
  'json-wrong-close': '“{{found}}” closes what was opened with “{{opened}}” in line {{line, number}}.',
  'json-after-end': 'The JSON is complete, but “{{found}}” follows.',
})

/** What can be wrong besides where JSON5 or JSON Lines are read. */
export const jsonSyntaxFailures = defineFailures({
  'json5-name-expected': 'A name belongs here, not “{{found}}”.',
  'json5-bad-word': '“{{word}}” needs quotation marks in JSON5.',
  'json-no-number': 'JSON cannot hold {{number}}. Write a number or null instead.',
  'json-line-unfinished': 'In JSON Lines every value is on one line, but this line ends before its value does.',
})
