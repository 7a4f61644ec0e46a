import type { ErrorCode } from 'yaml'
import { defineFailures } from '../../../engine/core/define.ts'

/** Everything that can be wrong with a YAML text. */
export const yamlFailures = defineFailures({
  'yaml-syntax': 'This is not YAML.',
  'yaml-alias': 'The name of this anchor or alias is empty or unclear, or the alias carries an anchor or tag of its own.',
  'yaml-directive': 'This line with “%” is not a directive that YAML knows.',
  'yaml-stray-directive': 'A directive needs a document after it that starts with “---”, and may be given only once for that document.',
  'yaml-version': 'This directive asks for a version of YAML that is not 1.2 or another 1.x.',
  'yaml-escape': 'This is not an escape that YAML knows in double quotes.',
  'yaml-indent':
    'The indentation is wrong: entries of one list or mapping must start in the same column, and what belongs to them further right.',
  'yaml-order': 'Anchors and tags must stand after the indicator here.',
  'yaml-start': 'Unquoted text cannot start with this character. Put it in quotation marks.',
  'yaml-nested-key': 'A mapping cannot start on the same line inside another. Put text that holds “: ” in quotation marks.',
  'yaml-block-in-flow': 'A list or mapping by indentation cannot stand inside brackets.',
  'yaml-repeated-name': 'The name “{{name}}” stands twice in the same mapping.',
  'yaml-long-key': 'A name before “: ” may have at most 1,024 characters.',
  'yaml-missing': 'Something is missing here: a bracket, a comma, a colon or a quotation mark.',
  'yaml-multiline-key': 'A name before “: ” must stand on one line.',
  'yaml-several-properties': 'Only one anchor and one tag may stand here.',
  'yaml-too-deep': 'The lists and mappings are nested too deep to be read.',
  'yaml-tab': 'YAML is indented with spaces; a tab stands here.',
  'yaml-tag': 'This value does not fit its tag.',
  'yaml-unexpected': 'This cannot stand here.',
  'yaml-no-anchor': 'The alias “*{{name}}” has no anchor “&{{name}}” before it.',
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
