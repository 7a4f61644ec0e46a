import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { toCodeCase } from './code-case.ts'
import { toAlternatingCase, toInverseCase, toSentenceCase, toTitleCase } from './letter-case.ts'
import { TEXT_LANGUAGES } from '../../../lib/text/languages.ts'
import { inText } from '../../../lib/words/in-text.ts'

const LANGUAGE_CASES = ['sentence', 'lower', 'upper', 'title', 'alternating', 'inverse'] as const

export const caseConverter = defineTool({
  id: 'case-converter',
  category: 'text',
  icon: 'case-sensitive',
  title: 'Case converter',
  summary: 'Convert text to uppercase, lowercase, title case or sentence case, or to camelCase, snake_case and other code styles.',
  keywords: [
    'uppercase',
    'lowercase',
    'capitalize text',
    'title case',
    'sentence case',
    'camelcase',
    'snake case',
    'kebab case',
    'caps lock',
  ],
  aliases: ['convert-case', 'uppercase-converter', 'title-case-converter'],
  slugs: {
    es: ['convertir-mayusculas-y-minusculas', 'convertidor-de-mayusculas-y-minusculas', 'mayusculas-y-minusculas'],
    fr: 'convertisseur-majuscules-minuscules',
    id: 'pengubah-huruf-besar-kecil',
    it: 'convertitore-maiuscolo-minuscolo',
    pl: 'zmiana-wielkosci-liter',
    pt: 'conversor-de-maiusculas-e-minusculas',
    ru: 'izmenit-registr-teksta',
  },
  recognizes: [{ kind: 'text', confidence: 0.98 }],
  effect: 'pure',
  input: z.object({
    text: text('Text'),
    style: choice(
      'Case',
      {
        sentence: 'Sentence case',
        lower: 'lower case',
        upper: 'UPPER CASE',
        title: 'Title Case',
        alternating: 'aLtErNaTiNg cAsE',
        inverse: 'iNVERSE cASE',
        camel: 'camelCase',
        pascal: 'PascalCase',
        snake: 'snake_case',
        kebab: 'kebab-case',
        constant: 'CONSTANT_CASE',
        dot: 'dot.case',
        path: 'path/case',
        train: 'Train-Case',
      },
      { default: 'sentence', control: 'chips' },
    ),
    language: choice('Language', TEXT_LANGUAGES, {
      default: 'en',
      named: 'language',
      defaultFrom: 'locale',
      when: { style: LANGUAGE_CASES },
    }),
    smallWords: flag('Lowercase short English words', { help: 'Such as “of” and “the” inside a title.', when: { style: 'title' } }),
  }),
  output: z.object({ text: part(z.string(), 'Result', { view: 'text' }) }),
  notes: [
    'Uppercase and lowercase follow the Unicode Standard and the language you choose: Turkish i becomes İ, Dutch ij becomes IJ, ß becomes SS, ligatures such as ﬁ are split, and a Greek sigma at the end of a word becomes ς.',
    'Sentence case lowercases everything first, so names lose their capital letter. A new sentence starts after a period, question mark or exclamation point followed by a space, and on every line.',
    'Code styles are applied line by line. Words are split at spaces, at symbols, where an uppercase letter follows a lowercase letter or a digit, and before the last of several uppercase letters if a lowercase one follows: parseXMLFile becomes parse, XML, File.',
  ],
  examples: [
    {
      input: { text: 'THE QUICK FOX. IT JUMPS!', style: 'sentence' },
      in: inText({
        es: 'EL ZORRO VELOZ. ¡SALTA!',
        fr: 'LE RENARD RAPIDE. IL SAUTE !',
        id: 'RUBAH ITU CEPAT. DIA MELOMPAT!',
        it: 'LA VOLPE VELOCE. SALTA!',
        pl: 'SZYBKI LIS. ON SKACZE!',
        pt: 'A RAPOSA VELOZ. ELA SALTA!',
        ru: 'БЫСТРАЯ ЛИСА. ОНА ПРЫГАЕТ!',
      }),
      output: { text: 'The quick fox. It jumps!' },
    },
    {
      title: 'A title with short words',
      input: { text: 'the lord of the rings', style: 'title', smallWords: true },
      output: { text: 'The Lord of the Rings' },
    },
    { title: 'Turkish uppercase', input: { text: 'istanbul ırmak', style: 'upper', language: 'tr' }, output: { text: 'İSTANBUL IRMAK' } },
    {
      title: 'Variable names, line by line',
      input: { text: 'user first name\nparseXMLFile', style: 'snake' },
      output: { text: 'user_first_name\nparse_xml_file' },
    },
  ],
  transform: ({ text, style, language, smallWords }) => {
    switch (style) {
      case 'upper':
        return { text: text.toLocaleUpperCase(language) }
      case 'lower':
        return { text: text.toLocaleLowerCase(language) }
      case 'sentence':
        return { text: toSentenceCase(text, language) }
      case 'title':
        return { text: toTitleCase(text, language, smallWords) }
      case 'alternating':
        return { text: toAlternatingCase(text, language) }
      case 'inverse':
        return { text: toInverseCase(text, language) }
      default:
        return { text: toCodeCase(text, style) }
    }
  },
})
