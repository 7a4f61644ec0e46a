import type { ErrorCode } from 'yaml'
import { defineFailures } from '../../../engine/core/define.ts'

/** Everything that can be wrong with a YAML text. */
export const yamlFailures = defineFailures({
  'yaml-syntax': 'This isn’t valid YAML. Check the indentation and the quotation marks.',
  'yaml-alias':
    'The name of this anchor or alias is empty or ambiguous, or the alias has an anchor or tag. Write it like &base or *base, with nothing else on the alias.',
  'yaml-directive': 'This line starting with “%” isn’t a YAML directive. Write %YAML 1.2, or put the text in quotation marks.',
  'yaml-stray-directive': 'A directive must be followed by a document that starts with “---”, and can appear only once per document.',
  'yaml-version': 'This directive asks for a YAML version other than 1.x. Use 1.2.',
  'yaml-escape': 'This isn’t an escape sequence that YAML allows in double quotes. Write \\\\ for a backslash.',
  'yaml-indent': 'Wrong indentation: entries of a list or mapping must start in the same column, with their contents further right.',
  'yaml-order': 'Put the anchor or tag after the “-”, “?” or “:” that follows it.',
  'yaml-start': 'An unquoted string can’t start with this character. Put it in quotation marks.',
  'yaml-nested-key': 'A mapping can’t start on the same line inside another one. Put text that contains “: ” in quotation marks.',
  'yaml-block-in-flow': 'An indented list or mapping isn’t allowed inside brackets. Write it like [a, b] or {a: 1}.',
  'yaml-repeated-name': 'The key “{{name}}” appears twice in the same mapping. Rename or remove one of the two.',
  'yaml-long-key': 'A key before “: ” can have at most 1,024 characters. Shorten it.',
  'yaml-missing': 'Something is missing here: a bracket, a comma, a colon or a quotation mark.',
  'yaml-multiline-key': 'A key before “: ” must be on one line.',
  'yaml-several-properties': 'Only one anchor and one tag are allowed here. Remove the others.',
  'yaml-too-deep': 'The lists and mappings are nested too deeply. Split the document.',
  'yaml-tab': 'There is a tab here. Indent YAML with spaces.',
  'yaml-tag': 'This value doesn’t match its tag. Correct the value, or remove the tag.',
  'yaml-unexpected': 'This isn’t allowed here. Remove it, or put the value in quotes.',
  'yaml-no-anchor': 'The alias “*{{name}}” comes before any anchor “&{{name}}”. Define the anchor first.',
})

type YamlFailure = keyof typeof yamlFailures.words

/** A fault that is said without parameters. */
export type YamlFault = { readonly code: Exclude<YamlFailure, 'yaml-repeated-name' | 'yaml-no-anchor'>; readonly offset: number }

/** The failure without parameters for each code of the parser; DUPLICATE_KEY is looked for by our own reader. */
export const YAML_CODES = {
  ALIAS_PROPS: 'yaml-alias',
  BAD_ALIAS: 'yaml-alias',
  BAD_COLLECTION_TYPE: 'yaml-tag',
  BAD_DIRECTIVE: 'yaml-directive',
  BAD_DQ_ESCAPE: 'yaml-escape',
  BAD_INDENT: 'yaml-indent',
  BAD_PROP_ORDER: 'yaml-order',
  BAD_SCALAR_START: 'yaml-start',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-nested-key',
  BLOCK_IN_FLOW: 'yaml-block-in-flow',
  DUPLICATE_KEY: 'yaml-syntax',
  IMPOSSIBLE: 'yaml-syntax',
  KEY_OVER_1024_CHARS: 'yaml-long-key',
  MISSING_CHAR: 'yaml-missing',
  MULTILINE_IMPLICIT_KEY: 'yaml-multiline-key',
  MULTIPLE_ANCHORS: 'yaml-several-properties',
  MULTIPLE_DOCS: 'yaml-syntax',
  MULTIPLE_TAGS: 'yaml-several-properties',
  NON_STRING_KEY: 'yaml-syntax',
  RESOURCE_EXHAUSTION: 'yaml-too-deep',
  TAB_AS_INDENT: 'yaml-tab',
  TAG_RESOLVE_FAILED: 'yaml-tag',
  UNEXPECTED_TOKEN: 'yaml-unexpected',
} as const satisfies Record<ErrorCode, YamlFault['code']>
