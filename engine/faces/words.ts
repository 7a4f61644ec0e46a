import type { WordTree } from '../core/words.ts'

/**
 * What the command line, the MCP server and the reference of the API say themselves, in English; the other languages are in `locales/<language>/faces.json`.
 * Words that a shell or a program reads (names of options, exit codes) are the same in every language.
 */
export const FACE_WORDS: WordTree = {
  'cli.usage': 'Usage:',
  'cli.tool-help': 'options of one tool',
  'cli.list': 'all tools',
  'cli.search': 'find tools, best match first',
  'cli.guess': 'find tools for something: text, @path or - (standard input)',
  'cli.per':
    "run once for each file, line of text or row of a CSV table (columns named like options); give files, folders or patterns such as 'photos/**/*.png', or nothing for standard input",
  'cli.per-out': 'with many files: a folder for the results, which keep their names',
  'cli.recipe': 'run the steps of a recipe, a JSON file or the name of a ready one',
  'cli.batch': 'one JSON object per line',
  'cli.serve': 'the website and its HTTP API on this computer',
  'cli.mcp': 'an MCP server for AI assistants, over standard input and output',
  'cli.completion': 'completions for your shell: bash, zsh or fish',
  'cli.json': 'JSON output instead of text',
  'cli.out': 'write the result to a file (several files: to a folder)',
  'cli.locale': 'language of messages and results; also --locale',
  'cli.seed': 'repeat the same random result',
  'cli.now': 'the current time to use, such as 2026-11-21T12:00:00Z',
  'cli.time-zone': 'your time zone, such as America/New_York',
  'cli.input': 'Text can be given as - (standard input) or @path (a file).',
  'cli.exit':
    'Exit codes: 0 success, 2 invalid input, 3 not found, 4 too large, 5 browser only, 6 time or memory limit, 7 canceled, 8 busy, 9 network error, 10 some of many items failed, 70 bug in the tool.',
  'cli.required': 'required',
  'cli.from-input': 'also from standard input',
  'cli.between': '{{from}} to {{to}}',
  'cli.at-least': 'at least {{from}}',
  'cli.at-most': 'at most {{to}}',
  'cli.characters': 'characters',
  'cli.items': 'items',
  'cli.bytes': 'at most {{to, bytes}}',
  'cli.objects': 'objects with {{names}}',
  'cli.repeated': 'can be repeated',
  'cli.default': 'default {{value}}',
  'cli.default-yours': 'default: yours ({{source}})',
  'cli.on': 'on',
  'cli.off': 'off',
  'cli.empty': 'empty',
  'cli.exists': 'There is no site here to serve. Install the package again.',
  'cli.shells': 'Name your shell: bash, zsh or fish.',
  'api.time': 'at most {{value}} s',
  'api.input-size': 'request up to {{value}} MB',
  'api.result-size': 'result up to {{value}} MB',
  'api.lookups': 'counts as {{value}} look-ups',
  'api.when': 'only if {{condition}}',
  'api.sensitive': 'a secret: never stored or logged',
  'api.optional': 'not always there',
  'api.type-string': 'text',
  'api.type-number': 'number',
  'api.type-integer': 'whole number',
  'api.type-boolean': 'true or false',
  'api.type-decimal': 'decimal, as text or number',
  'api.type-choice': 'one of these values',
  'api.type-strings': 'list of these values',
  'api.type-rows': 'list of objects',
  'api.type-file': 'file: {"base64", "type", "name"}',
  'api.type-files': 'list of files: {"base64", "type", "name"}',
  'api.gives-text': 'text',
  'api.gives-value': 'value',
  'api.gives-facts': 'object',
  'api.gives-rows': 'list of objects',
  'api.gives-list': 'list',
  'api.gives-file': 'file: {"base64", "type", "name"}',
  'api.gives-object': 'object',
  'api.default-locale': 'the language of the request (Accept-Language)',
  'api.default-time-zone': 'timeZone of the request, or UTC',
  'api.default-today': 'today in timeZone, or in UTC',
  'api.default-now': 'the current time in timeZone, or in UTC',
  'api.default-currency': 'the currency of the request’s language',
  'api.default-region': 'the country of the request’s language',
  'api.default-else': '{{source}}; if that is not a choice, {{value}}',
  'failures.secret-tool':
    'This tool handles secrets, so it doesn’t run over the network. Use its page, or the MCP server on your own computer: npx toolglot mcp.',
  'failures.secret-field':
    'This field holds a secret, so it isn’t taken over the network. Leave it out, or use the MCP server on your own computer: npx toolglot mcp.',
  'failures.operator-key': 'This tool uses a key of this site’s operator, so it isn’t available here. Use its page.',
}

/** Words of the faces in a language, English where there are none. */
export function faceWords(own: WordTree = {}): WordTree {
  return { ...FACE_WORDS, ...own }
}
