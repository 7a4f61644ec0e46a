/** A token as php-parser reads it: a character that stands for itself, or a kind with its text. */
export type PhpToken = { readonly type: string; readonly text: string }

/** What PHP 8 calls the tokens that may say anything (Zend/zend_language_parser.y, `%token`). */
const KINDS: Readonly<Record<string, string>> = {
  T_LNUMBER: 'integer',
  T_DNUMBER: 'floating-point number',
  T_STRING: 'identifier',
  T_NAME_FULLY_QUALIFIED: 'fully qualified name',
  T_NAME_RELATIVE: 'namespace-relative name',
  T_NAME_QUALIFIED: 'namespaced name',
  T_VARIABLE: 'variable',
  T_INLINE_HTML: 'T_INLINE_HTML',
  T_ENCAPSED_AND_WHITESPACE: 'string content',
  T_CONSTANT_ENCAPSED_STRING: 'quoted string',
  T_STRING_VARNAME: 'variable name',
  T_NUM_STRING: 'number',
  T_START_HEREDOC: 'heredoc start',
  T_END_HEREDOC: 'heredoc end',
}
/** Those that PHP 8 calls by one form, however they are written. */
const FORMS: Readonly<Record<string, string>> = {
  T_IS_NOT_EQUAL: '!=',
  T_EXIT: 'exit',
  T_ECHO: 'echo',
  T_YIELD_FROM: 'yield from',
  T_INT_CAST: '(int)',
  T_DOUBLE_CAST: '(double)',
  T_STRING_CAST: '(string)',
  T_ARRAY_CAST: '(array)',
  T_OBJECT_CAST: '(object)',
  T_BOOL_CAST: '(bool)',
  T_UNSET_CAST: '(unset)',
  T_CURLY_OPEN: '{$',
  T_DOLLAR_OPEN_CURLY_BRACES: '${',
  T_DOUBLE_ARROW: '=>',
}
const MAGIC = /^T_(?:LINE|FILE|DIR|\w+_C)$/
/** Names that php-parser gives otherwise than PHP. */
const OWN_NAMES: Readonly<Record<string, string>> = { T_DOUBLE_COLON: 'T_PAAMAYIM_NEKUDOTAYIM' }
/** Words that are keywords only from a version on. */
const KEYWORDS_SINCE: Readonly<Record<string, number>> = { T_MATCH: 8, T_READ_ONLY: 8.1, T_ENUM: 8.1 }
/** Longest part of a token in a message. */
const MOST_LETTERS = 30

/**
 * What a version of PHP says of a token where it can go no further; `undefined` is the end of the file. PHP may know several things
 * that it would have taken, or too many to name them; here it is the one that the parser asked for.
 * @see zend_yytnamerr in Zend/zend_language_parser.y
 */
export function unexpected(token: PhpToken | undefined, version: number, expected?: string): string {
  const found = token === undefined ? 'end of file' : version >= 8 ? nameIn8(asKnown(token, version)) : nameIn7(asKnown(token, version))
  const wanted = expected === undefined ? undefined : version >= 8 ? wantedIn8(expected) : wantedIn7(expected)
  return `syntax error, unexpected ${found}${wanted === undefined ? '' : `, expecting ${wanted}`}`
}

/** What a version of PHP says of an opened bracket that another one closes, or the end of the file. */
export function unclosed(opening: string, openedIn: number, line: number, closing?: string): string {
  const where = openedIn === line ? '' : ` on line ${openedIn}`
  return `Unclosed '${opening}'${where}${closing === undefined ? '' : ` does not match '${closing}'`}`
}

const isCharacter = ({ type }: PhpToken) => !/^T_\w/.test(type)

/** The token as the lexer of that version has it: php-parser has some words and names as newer ones do. */
function asKnown({ type, text }: PhpToken, version: number): PhpToken {
  if (version < (KEYWORDS_SINCE[type] ?? 0)) return { type: 'T_STRING', text }
  if (type === 'T_PIPE' && version < 8.5) return { type: '|', text: '|' }
  if (version >= 8 || !type.startsWith('T_NAME_')) return { type, text }
  const [first = ''] = text.split('\\')
  if (first === '') return { type: 'T_NS_SEPARATOR', text: '\\' }
  return { type: type === 'T_NAME_RELATIVE' ? 'T_NAMESPACE' : 'T_STRING', text: first }
}

function nameIn8(token: PhpToken): string {
  const { type, text } = token
  if (type === '"') return 'double-quote mark'
  if (isCharacter(token)) return `token "${type}"`
  const kind = KINDS[type]
  if (kind === undefined) return `token "${formOf(token)}"`
  const [line = ''] = text.split('\n')
  const quoted = { '"': 'double-quoted string', "'": 'single-quoted string' }[line.slice(0, 1)]
  const named = type === 'T_CONSTANT_ENCAPSED_STRING' && quoted !== undefined ? quoted : kind
  return `${named} "${cut(line.replace(/^["']/, '').replace(/["']$/, ''))}"`
}

function formOf({ type, text }: PhpToken): string {
  return FORMS[type] ?? (MAGIC.test(type) ? text.toUpperCase() : text.toLowerCase())
}

const nameIn7 = (token: PhpToken): string =>
  isCharacter(token) ? `'${token.type}'` : `'${cut(token.text.split('\n')[0] ?? '')}' (${OWN_NAMES[token.type] ?? token.type})`

/** PHP gives a little more where dots would be as long. */
const cut = (text: string): string => (text.length > MOST_LETTERS + 3 ? `${text.slice(0, MOST_LETTERS)}...` : text)

function wantedIn8(expected: string): string {
  if (expected === '"') return 'double-quote mark'
  return isCharacter({ type: expected, text: '' }) ? `"${expected}"` : (KINDS[expected] ?? `"${keywordOf(expected)}"`)
}

function wantedIn7(expected: string): string {
  if (isCharacter({ type: expected, text: '' })) return `'${expected}'`
  return `${KINDS[expected] ?? keywordOf(expected)} (${OWN_NAMES[expected] ?? expected})`
}

const keywordOf = (type: string): string => FORMS[type] ?? type.slice(2).toLowerCase()
