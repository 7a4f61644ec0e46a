import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkWords } from '../engine/build/check-words.ts'
import { readRegistry } from '../engine/build/read-registry.ts'
import { readWords } from '../engine/build/read-words.ts'
import { englishWords, fingerprint } from '../engine/core/words.ts'

/**
 * For translators.
 *   node scripts/words.ts missing fr [tool …]   what French lacks, as JSON to fill in
 *   node scripts/words.ts stamp fr [tool …]     says that the words of these tools were checked against today's English
 */
const root = pathToFileURL(`${resolve('.')}/`)
const [command, language, ...only] = process.argv.slice(2)
const registry = await readRegistry(new URL('registry/', root))
const words = await readWords(
  new URL('locales/', root),
  registry.locales.map(({ id }) => id),
)
const tools = registry.tools.filter((tool) => only.length === 0 || only.includes(tool.id))

if (command === 'missing') {
  const missing: Record<string, Record<string, string>> = {}
  for (const { kind, file, key, english = '' } of checkWords(registry, words)) {
    if (kind !== 'gap' || !file.startsWith(`locales/${language}/`)) continue
    if (only.length > 0 && !only.some((id) => file.endsWith(`/${id}.json`))) continue
    ;(missing[file] ??= {})[key] = english
  }
  console.log(JSON.stringify(missing, null, 2))
} else if (command === 'stamp') {
  for (const tool of tools) {
    const file = `locales/${language}/tools/${tool.id}.json`
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text === undefined) continue
    const held = JSON.parse(text) as { words: Record<string, string>; keywords?: string[] }
    const sorted = Object.fromEntries(
      Object.keys(englishWords(tool)).flatMap((key) =>
        Object.keys(held.words)
          .filter(
            (own) => own === key || (key.endsWith('_other') && own.startsWith(key.slice(0, -5)) && !/\./.test(own.slice(key.length - 5))),
          )
          .map((own) => [own, held.words[own]]),
      ),
    )
    await mkdir(`locales/${language}/tools`, { recursive: true })
    await writeFile(
      file,
      `${JSON.stringify({ of: fingerprint(englishWords(tool), Object.keys(sorted)), words: sorted, keywords: held.keywords ?? [] }, null, 2)}\n`,
    )
  }
} else {
  console.error('usage: node scripts/words.ts missing|stamp <language> [tool …]')
  process.exitCode = 2
}
