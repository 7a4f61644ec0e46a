/** One tool with a large input, and the call that does the same work in the plain way. */
export type ToolCase = {
  readonly tool: string
  readonly size: string
  readonly note: string
  /** Work so short that carrying the text across outweighs it: shown without a bound. */
  readonly isShort?: true
  readonly make: () => {
    /** Made anew for each run. */
    readonly input: () => Readonly<Record<string, unknown>>
    /** Without it, the tool's own time is shown. */
    readonly bare?: () => unknown
  }
}

const BYTES = 10_000_000
const PROSE = 'The quick brown fox jumps over the lazy dog. Ünïcödé ₿ 1234, "so" it <goes> on & on.\n'
const RUSSIAN = 'Съешь же ещё этих мягких французских булок, да выпей чаю; 1234 & всё.\n'
const SIZE = '10 MB'

/** A text of exactly so many bytes of UTF-8. */
function fill(unit: string): string {
  const size = Buffer.byteLength(unit)
  return unit.repeat(Math.floor(BYTES / size)) + '.'.repeat(BYTES % size)
}

/** JSON of exactly so many bytes: spaces fill what is left. */
function fillJson(indentation: number): string {
  const record = (id: number) => ({ id, name: `Name ${id}`, price: id * 1.25, tags: ['a', 'b'], note: 'some "text" here' })
  const each = Buffer.byteLength(JSON.stringify([record(99_999.5)], null, indentation))
  const records = Array.from({ length: Math.floor(BYTES / each) }, (_, id) => record(id))
  const text = JSON.stringify(records, null, indentation)
  return text.slice(0, -1) + ' '.repeat(BYTES - text.length) + text.slice(-1)
}

function count(segments: Iterable<unknown>): number {
  let found = 0
  for (const _ of segments) found++
  return found
}

const segmenterOf = (granularity: 'grapheme' | 'word' | 'sentence') => new Intl.Segmenter('en', { granularity })

function wordsOf(text: string, segmenter = segmenterOf('word')): string[] {
  const found: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text)) if (isWordLike) found.push(segment.toLowerCase())
  return found
}

function timesOf(words: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return times
}

const { rawJSON } = JSON as unknown as { rawJSON(source: string): unknown }
const readExactly = JSON.parse as (text: string, use: (name: string, value: unknown, context: { source: string }) => unknown) => unknown

/** All digits of every number kept, as the tools keep them. */
function parseExactly(text: string): unknown {
  return readExactly(text, (_, value, { source }) => (typeof value === 'number' ? rawJSON(source) : value))
}

async function encrypt(bytes: Uint8Array<ArrayBuffer>, password: string): Promise<string> {
  const [salt, iv] = [crypto.getRandomValues(new Uint8Array(16)), crypto.getRandomValues(new Uint8Array(12))]
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveKey'])
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 600_000 }
  const key = await crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)
  const base64 = Buffer.from(sealed).toString('base64')
  return (base64.match(/.{1,64}/g) ?? []).join('\n')
}

const prose = (
  bare: (text: string) => unknown,
  more: Readonly<Record<string, unknown>> = { language: 'en' },
): ReturnType<ToolCase['make']> => {
  const text = fill(PROSE)
  return { input: () => ({ text, ...more }), bare: () => bare(text) }
}

export const CASES: readonly ToolCase[] = [
  {
    tool: 'word-counter',
    size: SIZE,
    note: 'Intl.Segmenter for words, sentences and characters, a Map of the words',
    make: () =>
      prose((text) => {
        const words = wordsOf(text)
        const characters = [count(segmenterOf('grapheme').segment(text)), count(segmenterOf('grapheme').segment(text.replace(/\s+/gu, '')))]
        return [words.length, timesOf(words), count(segmenterOf('sentence').segment(text)), ...characters, text.split('\n')]
      }),
  },
  {
    tool: 'word-frequency-counter',
    size: SIZE,
    note: 'Intl.Segmenter, a Map of the words, sorted',
    make: () => prose((text) => [...timesOf(wordsOf(text.normalize('NFC')))].toSorted(([, a], [, b]) => b - a)),
  },
  {
    tool: 'sentence-counter',
    size: SIZE,
    note: 'Intl.Segmenter for sentences, and for the words of each',
    make: () => {
      const segmenter = segmenterOf('word')
      return prose((text) => Array.from(segmenterOf('sentence').segment(text), ({ segment }) => wordsOf(segment, segmenter).length))
    },
  },
  {
    tool: 'line-counter',
    size: SIZE,
    note: 'split, a Set, Intl.Segmenter for the characters of each line',
    make: () => {
      const segmenter = segmenterOf('grapheme')
      return prose((text) => {
        const lines = text.split('\n')
        return [new Set(lines), lines.map((line) => count(segmenter.segment(line)))]
      }, {})
    },
  },
  {
    tool: 'character-counter',
    size: SIZE,
    note: 'Intl.Segmenter with and without spaces, patterns for letters, digits and spaces, TextEncoder',
    make: () => {
      const text = fill(PROSE)
      const bare = () => [
        count(segmenterOf('grapheme').segment(text)),
        count(segmenterOf('grapheme').segment(text.replace(/\s+/gu, ''))),
        ...[/\p{L}/gu, /\p{Nd}/gu, /\s/gu, /\n/g].map((pattern) => text.match(pattern)?.length),
        new TextEncoder().encode(text).length,
      ]
      return { input: () => ({ text }), bare }
    },
  },
  {
    tool: 'reverse-text',
    size: SIZE,
    note: 'Intl.Segmenter, reverse, join',
    make: () => {
      const text = fill(PROSE)
      const bare = () => {
        const characters: string[] = []
        for (const { segment } of segmenterOf('grapheme').segment(text)) characters.push(segment)
        return characters.toReversed().join('')
      }
      return { input: () => ({ text }), bare }
    },
  },
  {
    tool: 'json-formatter',
    size: SIZE,
    note: 'JSON.parse and JSON.stringify, with JSON.rawJSON to keep the digits',
    make: () => {
      const text = fillJson(0)
      return { input: () => ({ text }), bare: () => JSON.stringify(parseExactly(text), null, 2) }
    },
  },
  {
    tool: 'json-minifier',
    size: SIZE,
    note: 'JSON.parse and JSON.stringify, with JSON.rawJSON to keep the digits',
    make: () => {
      const text = fillJson(2)
      return { input: () => ({ text }), bare: () => JSON.stringify(parseExactly(text)) }
    },
  },
  {
    tool: 'text-to-hex',
    size: SIZE,
    note: 'Buffer.toString, cut in pairs, joined',
    make: () => {
      const text = fill('日本語の文章。')
      return { input: () => ({ text }), bare: () => Buffer.from(text).toString('hex').toUpperCase().match(/../g)?.join(' ') }
    },
  },
  {
    tool: 'encrypt-decrypt',
    size: SIZE,
    note: 'WebCrypto: 600,000 rounds of PBKDF2 and AES-GCM; Base64 in lines',
    make: () => {
      const password = 'correct horse'
      const bytes = new TextEncoder().encode(fill(PROSE))
      const file = () => ({ name: 'prose.txt', type: 'text/plain', bytes: bytes.slice() })
      return {
        input: () => ({ source: 'file', file: file(), password }),
        bare: async () => new TextEncoder().encode(await encrypt(bytes, password)),
      }
    },
  },
  {
    tool: 'url-encode',
    size: SIZE,
    note: 'encodeURIComponent',
    isShort: true,
    make: () => {
      const text = fill(RUSSIAN)
      return { input: () => ({ text }), bare: () => encodeURIComponent(text) }
    },
  },
  {
    tool: 'url-decode',
    size: SIZE,
    note: 'decodeURIComponent',
    isShort: true,
    make: () => {
      const text = fill(encodeURIComponent(RUSSIAN))
      return { input: () => ({ text }), bare: () => decodeURIComponent(text) }
    },
  },
  {
    tool: 'sql-formatter',
    size: '200 KB',
    note: 'its own time; no call of the platform does this',
    make: () => ({
      input: () => ({ text: 'select a.id, count(*) from tea a join cup b on a.id = b.tea where a.kind = 3 group by a.id;\n'.repeat(2150) }),
    }),
  },
  {
    tool: 'css-minifier',
    size: '900 KB',
    note: 'its own time; no call of the platform does this',
    make: () => ({
      input: () => ({
        text: Array.from(
          { length: 9_000 },
          (_, i) =>
            `.item-${i} > a:hover { color: #ff${i % 10}${i % 10}00; margin: 0px 1.50em; padding: 10px 10px; transition: color .3s; }\n`,
        )
          .join('')
          .slice(0, 900_000)
          .replace(/[^}]*$/, ''),
      }),
    }),
  },
]
