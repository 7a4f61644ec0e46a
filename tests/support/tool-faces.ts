import type { Tool } from '../../engine/core/define.ts'
import type { Failure } from '../../engine/core/errors.ts'
import type { Say } from '../../engine/faces/say.ts'
import { englishWords, placeholdersOf } from '../../engine/core/words.ts'
import { createFaceWords } from '../../src/server/words.ts'
import { readWords } from '../../engine/read/words.ts'
import { locales } from '../../registry/locales.ts'
import { catalogue, LOCALES_URL } from './real-registry.ts'

export const faceWords = createFaceWords(LOCALES_URL, catalogue, locales)
const interfaceWords = (await readWords(LOCALES_URL, ['en'])).get('en')?.ui ?? {}

/** What keeps a failure from being said in English: no sentence, or a parameter that the sentence names and the failure lacks. */
export async function unsaid(tool: Tool, failure: Failure, say: Say = faceWords.say): Promise<string | undefined> {
  const words = { ...interfaceWords, ...englishWords(tool) }
  const key = `failures.${failure.code}`
  const source = words[key] ?? words[`${key}_other`]
  if (source === undefined) return `failure "${failure.code}" has no words`
  const lacking = placeholdersOf(source).filter((name) => failure.params[name] === undefined)
  if (lacking.length > 0) return `failure "${failure.code}" lacks ${lacking.join(', ')}`
  const sentence = await say(failure, 'en', tool.id)
  return sentence === failure.code ? `failure "${failure.code}" cannot be said` : undefined
}
