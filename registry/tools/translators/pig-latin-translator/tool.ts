import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { toPigLatin } from './pig-latin.ts'

/** Short words become more than twice as long. */
const TEXT_MOST = 4 * 1024 * 1024

export const pigLatinTranslator = defineTool({
  id: 'pig-latin-translator',
  category: 'translators',
  icon: 'piggy-bank',
  title: 'Pig Latin translator',
  summary: 'Translate English to Pig Latin, with capitalization, contractions and punctuation kept in place.',
  keywords: [
    'pig latin',
    'igpay atinlay',
    'english to pig latin',
    'pig latin converter',
    'pig latin generator',
    'secret language',
    'ay language',
  ],
  aliases: ['pig-latin', 'english-to-pig-latin', 'pig-latin-converter'],
  slugs: {
    es: 'traductor-de-pig-latin',
    fr: 'traducteur-pig-latin',
    id: 'penerjemah-pig-latin',
    it: 'traduttore-pig-latin',
    pl: 'tlumacz-pig-latin',
    pt: 'tradutor-de-pig-latin',
    ru: 'perevodchik-na-porosyachyu-latyn',
  },
  effect: 'pure',
  input: z.object({
    text: text('Text', { max: TEXT_MOST, control: 'multiline', help: 'English text.' }),
    vowelEnding: choice('Ending for words that start with a vowel', ['way', 'yay', 'hay', 'ay'], { named: 'raw' }),
    hyphen: flag('Hyphen before the moved letters', { help: 'Such as ing-stray.', advanced: true }),
  }),
  output: z.object({ text: part(z.string(), 'Result', { fileName: 'pig-latin.txt' }) }),
  notes: [
    'The consonants before the first vowel move to the end, followed by “ay”: string becomes ingstray. A word that starts with a vowel stays as it is and gets the ending you choose. Spelling decides, not sound, so hour becomes ourhay and one becomes oneway.',
    'The letters qu stay together. Y is a consonant at the start of a word before a vowel (yellow) and a vowel elsewhere (my, rhythm). Each part of a hyphenated word is translated separately; URLs, email addresses, words with digits and other scripts stay as they are.',
    'There is no reliable way back: ashtray could be trash or rasht, and ayway could be way or ay. So this tool only translates one way.',
  ],
  examples: [
    { input: { text: 'Pig Latin is easy, isn’t it?' }, output: { text: 'Igpay Atinlay isway easyway, isn’tway itway?' } },
    {
      title: 'Consonant clusters, qu and y',
      input: { text: 'The quick string squares yellow rhythms by THE SEA' },
      output: { text: 'Ethay ickquay ingstray aressquay ellowyay ythmsrhay ybay ETHAY EASAY' },
    },
    { title: 'Another ending', input: { text: 'Every apple', vowelEnding: 'yay' }, output: { text: 'Everyyay appleyay' } },
  ],
  transform: ({ text, ...options }) => ({ text: toPigLatin(text, options) }),
})
