import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { writeYo } from '../../lib/words/yo.ts'
import { DRAW_NOTE, chanceOf, draw, drawFailures, drawFields } from '../../lib/chance/draw.ts'

const DATA = {
  en: () => import('emojibase-data/en/data.json', { with: { type: 'json' } }),
  es: () => import('emojibase-data/es/data.json', { with: { type: 'json' } }),
  fr: () => import('emojibase-data/fr/data.json', { with: { type: 'json' } }),
  it: () => import('emojibase-data/it/data.json', { with: { type: 'json' } }),
  pl: () => import('emojibase-data/pl/data.json', { with: { type: 'json' } }),
  pt: () => import('emojibase-data/pt/data.json', { with: { type: 'json' } }),
  ru: () => import('emojibase-data/ru/data.json', { with: { type: 'json' } }),
} as const
const LANGUAGES = ['en', 'es', 'fr', 'it', 'pl', 'pt', 'ru'] as const

type Emoji = {
  readonly emoji: string
  readonly label: string
  readonly group?: number
  readonly version: number
  readonly skins?: readonly (Pick<Emoji, 'emoji' | 'label'> & { readonly tone?: number | readonly number[] })[]
}

/** Groups of Unicode’s emoji list by their numbers there; 2 holds parts that are no emoji of their own. */
const GROUPS = { faces: 0, people: 1, animals: 3, food: 4, travel: 5, activities: 6, objects: 7, symbols: 8, flags: 9 } as const
const GROUP_NAMES = Object.keys(GROUPS) as [keyof typeof GROUPS, ...(keyof typeof GROUPS)[]]
const GROUP_LABELS = {
  faces: 'Smileys and emotion',
  people: 'People and body',
  animals: 'Animals and nature',
  food: 'Food and drink',
  travel: 'Travel and places',
  activities: 'Activities',
  objects: 'Objects',
  symbols: 'Symbols',
  flags: 'Flags',
} as const
const TONES = ['yellow', 'light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const

export const randomEmoji = defineTool({
  id: 'random-emoji',
  category: 'random',
  icon: 'smile',
  title: 'Random emoji generator',
  summary: 'Generate random emoji from all groups or just one, in any skin tone, with their names and code points.',
  keywords: ['random emoji', 'emoji picker', 'emoji generator', 'random smiley', 'emoji roulette', 'emoji game'],
  aliases: ['random-emoji-generator', 'emoji-generator'],
  slugs: {
    es: 'emoji-aleatorio',
    fr: 'emoji-aleatoire',
    id: 'emoji-acak',
    it: 'emoji-casuale',
    pl: 'losowe-emoji',
    pt: 'emoji-aleatorio',
    ru: 'sluchaynyy-emodzi',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    group: choice('Group', { any: 'All groups', ...GROUP_LABELS }, { default: 'any' }),
    count: drawFields.count,
    unique: drawFields.unique,
    tone: choice(
      'Skin tone',
      {
        any: 'Random',
        yellow: 'Yellow',
        light: 'Light',
        'medium-light': 'Medium-light',
        medium: 'Medium',
        'medium-dark': 'Medium-dark',
        dark: 'Dark',
      },
      { default: 'yellow', help: 'Applies to hands and people that come in several tones.' },
    ),
    newest: choice(
      'Not newer than',
      { '17': 'Emoji 17 (2025), all', '15': 'Emoji 15 (2022)', '13': 'Emoji 13 (2020)', '11': 'Emoji 11 (2018)' },
      { order: ['17', '15', '13', '11'], help: 'Older devices show newer emoji as boxes.', advanced: true },
    ),
    language: choice('Language of the names', LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale', advanced: true }),
    seed: drawFields.seed,
  }),
  output: z.object({
    emoji: part(z.array(z.string()), 'Emoji', { view: 'list', fileName: 'emoji.txt' }),
    details: table(
      'Details',
      {
        emoji: column(z.string(), 'Emoji', { copyable: true }),
        name: column(z.string(), 'Name'),
        group: column(z.enum(GROUP_NAMES), 'Group', { choices: GROUP_LABELS }),
        codes: column(z.string(), 'Code points', { format: 'code' }),
      },
      { fileName: 'emoji.csv' },
    ),
  }),
  failures: drawFailures,
  notices: { 'english-names': { info: 'The emoji data has no names in this language, so they’re shown in English.' } },
  notes: [
    DRAW_NOTE,
    'The list is Unicode’s Emoji 17 from September 2025, with names from the Unicode Common Locale Data Repository (CLDR), taken from the emojibase-data package (MIT License). Skin tones and hair components that aren’t emoji themselves are left out.',
    'An emoji counts once, however many skin tones it has; the tone is chosen afterward. In emoji with several people, everyone gets the same tone.',
    'How an emoji looks depends on the device. One it doesn’t know appears as a box or splits into several emoji.',
  ],
  examples: [
    { title: 'One emoji', input: {}, seed: 'emoji', output: { emoji: ['🚉'] } },
    {
      title: 'Five from “Animals and nature”',
      input: { group: 'animals', count: 5 },
      seed: 'toolglot',
      output: { emoji: ['🦖', '🌱', '🐾', '🌲', '🕷️'] },
    },
    {
      title: 'Three from “People and body”, random skin tone',
      input: { group: 'people', count: 3, tone: 'any' },
      seed: 'toolglot',
      output: { emoji: ['🖖🏾', '🤝', '🏊️'] },
    },
  ],
  transform: async ({ group, count, unique, tone, newest, language, seed }, { random, fail, locale, note }) => {
    const all: readonly Emoji[] = (await DATA[language]()).default
    const fitting = all.filter(
      (one) => groupOf(one) !== undefined && (group === 'any' || one.group === GROUPS[group]) && Math.floor(one.version) <= Number(newest),
    )
    const drawn = draw(fitting, { count, unique, seed }, random, fail)
    const toneChance = chanceOf(seed === '' ? '' : `${seed} tone`, random)
    const details = drawn.map((one) => {
      const shown = inTone(one, tone === 'any' && one.skins ? toneChance.int(0, 5) : tone === 'any' ? 0 : TONES.indexOf(tone))
      return { emoji: shown.emoji, name: writeYo(shown.label), group: groupOf(one) as keyof typeof GROUPS, codes: codePoints(shown.emoji) }
    })
    if (language === 'en' && !isKnown(locale)) note('english-names')
    return { emoji: details.map(({ emoji }) => emoji), details }
  },
})

function groupOf({ group }: Emoji): keyof typeof GROUPS | undefined {
  return GROUP_NAMES.find((name) => GROUPS[name] === group)
}

/** @param tone 0 for yellow, 1 to 5 from light to dark */
function inTone(one: Emoji, tone: number): Pick<Emoji, 'emoji' | 'label'> {
  return one.skins?.find((skin) => skin.tone === tone) ?? one
}

function codePoints(emoji: string): string {
  return [...emoji].map((sign) => `U+${(sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`).join(' ')
}

function isKnown(locale: string): boolean {
  return LANGUAGES.some((language) => locale.split('-')[0] === language)
}
