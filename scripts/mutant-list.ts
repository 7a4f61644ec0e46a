/** A defect to plant, and the tests that have to notice it. */
export type Mutant = {
  readonly file: string
  readonly from: string
  readonly to: string
  /** Test files or folders; one of their tests must fail. */
  readonly caughtBy: string
  /** Checks of just this tool, where the tests are those of any tool. */
  readonly tool?: string
}

const of = (file: string, caughtBy: string, ...changes: readonly (readonly [from: string, to: string, tool?: string])[]): Mutant[] =>
  changes.map(([from, to, tool]) => ({ file, from, to, caughtBy, tool }))

const TOOLS = 'registry/tools'
const TESTS = 'tests/registry/tools'
const FACES = 'tests/schema/faces.test.ts'
const GENERATED = 'tests/schema/generated-inputs.test.ts'
const ENCODE = 'encoders/base64-encode'
const LINES = 'text/line-counter'
const PERCENT = 'math/percentage-calculator'
const NUMBER = 'random/random-number'
const CASES = 'text/case-converter'

export const MUTANTS: readonly Mutant[] = [
  // The engine.
  ...of(
    'engine/core/wire.ts',
    'tests/engine/core',
    ['Object.keys(value).length === 3', 'Object.keys(value).length >= 3'],
    ['if (item !== undefined) define', 'define'],
    [" type = 'application/octet-stream'", " type = 'text/plain'"],
  ),
  ...of(
    'engine/cli/arguments.ts',
    'tests/engine/cli',
    ['flag.negated ? !value : value', 'value'],
    ["if (argument === '--') {", "if (argument === '---') {"],
  ),
  ...of(
    'engine/cli/values.ts',
    'tests/engine/cli',
    ["if (text.startsWith('@@')) return text.slice(1)", ''],
    ['main.required || bytes.byteLength > 0', 'bytes.byteLength > 0'],
  ),
  ...of(
    'engine/http/rate-limit.ts',
    'tests/engine/http',
    ['const isAllowed = tokens >= cost', 'const isAllowed = tokens > cost'],
    ['.slice(0, 4)', '.slice(0, 8)'],
    ['hops[Math.max(0, hops.length - proxies)]', 'hops[0]'],
  ),
  ...of(
    'engine/run/fair-queue.ts',
    'tests/engine/run/fair-queue.test.ts',
    ['      if (isBack) return\n', ''],
    ['line.length >= queuePerCaller', 'line.length > queuePerCaller'],
    ['if (isServed && line.length > 0) lines.set(caller, line)', ''],
    ['(!isHeavy || heavies < heavy)', 'true'],
  ),
  ...of(
    'engine/http/in-flight.ts',
    'tests/engine/http/in-flight.test.ts',
    ['|| total + bytes <= most)', '|| true)'],
    ['own + bytes <= small || ', ''],
    ['release: () => count(-own)', 'release: () => {}'],
  ),
  ...of('engine/run/net/deadline.ts', 'tests/engine/run/net/hostile.test.ts', [
    'setTimeout(() => controller.abort(new Late()), timeMs)',
    'setTimeout(() => controller.abort(new Late()), timeMs * 1e5)',
  ]),
  ...of(
    'engine/run/node/pool.ts',
    'tests/engine/run/node/pool.test.ts',
    ['if (runner.isAlive()) return runner', 'return runner'],
    ["if (closed) return failed('cancelled')", ''],
  ),
  ...of(
    'engine/run/node/process.ts',
    'tests/engine/run/node/pool.test.ts',
    ['execArgv: [`--max-old-space-size=${memoryMb}`]', 'execArgv: []'],
    ["serialization: 'advanced'", "serialization: 'json'"],
  ),
  ...of('engine/run/node/orphan.ts', 'tests/engine/run/node/pool.test.ts', ["process.kill(process.pid, 'SIGKILL')", '']),
  ...of('engine/run/node/client.ts', 'tests/engine/http/api.test.ts', ["signal?.addEventListener('abort', cancel, { once: true })", '']),
  ...of('engine/core/words.ts', 'tests/engine', ['if (text) addSentence(words, ', "if (text && word !== 'help') addSentence(words, "]),
  ...of('engine/read/check-words.ts', 'tests/engine/read', [
    "if (!known.has(key)) problems.push({ kind: 'extra'",
    "if (false) problems.push({ kind: 'extra'",
  ]),
  // What faces carry: seen by one example of each kind.
  ...of('engine/core/wire.ts', FACES, [
    'base64: toBase64(value.bytes), type: value.type',
    'base64: toBase64(value.bytes.slice(1)), type: value.type',
  ]),
  ...of('engine/cli/arguments.ts', FACES, [
    'given.set(field, [...(given.get(field) ?? []), flag.negated ? !value : value])',
    'given.set(field, [true])',
  ]),
  ...of('engine/cli/values.ts', FACES, ["case 'rows':\n      return valueOfText(field, last)", "case 'rows':\n      return []"]),
  // Tools.
  ...of(`${TOOLS}/${ENCODE}.ts`, `${TESTS}/${ENCODE}.test.ts`, [
    'encodeBase64(write(line), alphabet, padding)',
    'encodeBase64(write(line), alphabet, !padding)',
  ]),
  ...of(
    `${TOOLS}/${CASES}/tool.ts`,
    `${TESTS}/${CASES}.test.ts`,
    ['text.toLocaleUpperCase(language)', 'text.toUpperCase()'],
    ['toTitleCase(text, language, smallWords)', 'toTitleCase(text, language, !smallWords)'],
  ),
  ...of(
    `${TOOLS}/${NUMBER}.ts`,
    `${TESTS}/${NUMBER}.test.ts`,
    ['high - low + 1n', 'high - low'],
    ['if (unique && seen.has(number)) continue', ''],
    ["padStart(places + 1, '0')", "padStart(places, '0')"],
  ),
  ...of(
    `${TOOLS}/${LINES}.ts`,
    `${TESTS}/${LINES}.test.ts`,
    ['ignoreCase ? shown.toLowerCase() : shown', 'shown'],
    ['length > longest.length', 'length >= longest.length'],
    ['trim ? line.text.trim() : line.text', 'line.text'],
  ),
  ...of(
    `${TOOLS}/${PERCENT}.ts`,
    `${TESTS}/${PERCENT}.test.ts`,
    ["if (whole.eq(0)) fail('whole-is-zero', { field: 'whole' })", ''],
    ["rounding === 'exact' ? '=' : '≈'", "'='"],
    ["mode === 'add' ? share : share.times(-1)", 'share'],
  ),
  // Checks that any tool gets.
  ...of(
    `${TOOLS}/${LINES}.ts`,
    GENERATED,
    [
      "if (line.end !== '') breaks",
      "if (line.text.includes('\\u202e')) throw new RangeError('planted')\n      if (line.end !== '') breaks",
      'line-counter',
    ],
    ["if (line.end !== '') breaks", "while (line.text.length > 90_000);\n      if (line.end !== '') breaks", 'line-counter'],
    ['notEmpty === 0 ? 0 : characters / notEmpty', 'characters / notEmpty', 'line-counter'],
  ),
  ...of(`${TOOLS}/${NUMBER}.ts`, 'tests/schema/faces.test.ts', [
    '{ random, fail }) => {',
    "{ fail, ...context }) => {\n    void context\n    const random = { seed: 'x', integer: () => 0, next: () => 0, pick: (list: readonly unknown[]) => list[0], bigint: () => 0n } as never as typeof context.random",
    'random-number',
  ]),
  ...of('locales/fr/tools/line-counter.json', 'tests/schema/words.test.ts', ['"title":', '"titel":', 'line-counter']),
  // Pages.
  ...of(
    'engine/view/link.ts',
    'tests/engine/view',
    ["value === '1' || value === 'true'", "value === '1'"],
    ['if (!isBodyField(field) || field.sensitive ||', 'if (!isBodyField(field) ||'],
    ['text.length > LINK_LIMIT ? undefined', 'text.length > LINK_LIMIT * 9 ? undefined'],
  ),
  ...of('engine/view/format.ts', 'tests/engine/view', ['return value ? settings.yes : settings.no', 'return settings.yes']),
  ...of('engine/view/format-bytes.ts', 'tests/engine/view', ['while (value >= 999.5', 'while (value >= 1024']),
  ...of('engine/view/local-number.ts', 'tests/engine/view', ["sign === '-' && /[1-9]/.test(digits)", "sign === '-'"]),
  ...of('engine/view/form-values.ts', 'tests/engine/view', ['if (!isShown(field, values)) continue', '']),
  // The server.
  ...of('src/server/target.ts', 'tests/src/server', ["segment === '' || ", ''], ['if (/%2f|%5c/i.test(pathname)) return 404', '']),
  ...of('src/server/if-match.ts', 'tests/src/server', ['header === undefined ?', 'header !== undefined ?']),
  ...of('src/server/shared/rooms.ts', 'tests/src/server/shared', ['room?.data.proof === fingerprint(token) ? room : undefined', 'room']),
  // What links and search engines get.
  ...of(
    'src/site/titles.ts',
    'tests/src/site/sharing.test.ts',
    ['text.length <= LONGEST_TITLE) ?? title', 'text.length <= LONGEST_TITLE + 9) ?? title'],
    ['.filter((ending) => !wordsIn(ending).some((word) => own.some((other) => isSameWord(word, other))))', ''],
    ['if (text.length <= LONGEST_DESCRIPTION) return text', 'return text'],
  ),
  ...of('src/site/images/outline.ts', 'tests/src/site/sharing.test.ts', ['Math.min(1, Math.abs(sum))', 'Math.min(0.4, Math.abs(sum))']),
  ...of('src/site/sharing.ts', 'tests/src/site/sharing.test.ts', [
    "if (component === 'category') return",
    "if (component === 'categories') return",
  ]),
]
