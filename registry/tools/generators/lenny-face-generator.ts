import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, whole } from '../../../engine/core/kit.ts'
import { column, table } from '../../../engine/core/parts.ts'
import { ARMS, CHEEKS, EYES, KNOWN_FACES, MOUTHS } from '../../data/symbols/lenny-faces.ts'
import { DRAW_NOTE, chanceOf, seedField } from '../../lib/chance/draw.ts'

const KNOWN_LABELS = {
  lenny: 'Lenny face',
  wink: 'Winking Lenny',
  peeking: 'Lenny behind a wall',
  offended: 'Offended Lenny',
  sad: 'Sad Lenny',
  rich: 'Lenny on a banknote',
  fighter: 'Fighting Lenny',
  hug: 'Lenny wants a hug',
  strong: 'Strong Lenny',
  pointing: 'Pointing Lenny',
  crowd: 'A crowd of Lennys',
  raised: 'Raised arms (donger)',
  shrug: 'Shrug',
  lennyShrug: 'Shrugging Lenny',
  disapproval: 'Look of disapproval',
  monocle: 'Monocle',
  tableFlip: 'Table flip',
  tableBack: 'Putting the table back',
  sunglasses: 'Sunglasses',
  puttingOn: 'Putting sunglasses on',
  bear: 'Bear',
  magic: 'Magic',
  begging: 'Give it to me',
  crying: 'Crying face',
  yes: 'Happy Lenny',
} as const satisfies Record<keyof typeof KNOWN_FACES, string>

const BY_CHANCE = { any: 'Random' } as const
const keysOf = <T extends object>(parts: T) => Object.keys(parts) as [keyof T & string, ...(keyof T & string)[]]

/** The chosen part, or all that chance may choose from. */
const partsOf = <T>(parts: Readonly<Record<string, T>>, chosen: string): readonly T[] =>
  chosen === 'any' ? Object.values(parts) : [parts[chosen] as T]

const MOST = 100
const NO_ARMS = { none: ['', ''] } as const
const ALL_ARMS = { ...NO_ARMS, ...ARMS }

export const lennyFaceGenerator = defineTool({
  id: 'lenny-face-generator',
  category: 'generators',
  icon: 'smile-plus',
  title: 'Lenny face generator',
  summary: 'Make a Lenny face ( ͡° ͜ʖ ͡°) from eyes, mouth, cheeks and arms you pick, or a random one, and copy it.',
  keywords: ['lenny', 'le lenny face', 'text face maker', 'shrug', 'donger', 'text faces', 'kaomoji maker', 'deg deg face'],
  aliases: ['lenny-face', 'text-face-generator'],
  slugs: {
    es: 'generador-de-lenny-face',
    fr: 'generateur-de-lenny-face',
    id: 'generator-lenny-face',
    it: 'generatore-lenny-face',
    pl: 'generator-lenny-face',
    pt: 'gerador-de-lenny-face',
    ru: 'generator-lenni-feys',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    eyes: choice('Eyes', ['any', ...keysOf(EYES)], { words: BY_CHANCE }),
    mouth: choice('Mouth', ['any', ...keysOf(MOUTHS)], { words: BY_CHANCE }),
    cheeks: choice('Cheeks', ['any', ...keysOf(CHEEKS)], { words: BY_CHANCE }),
    arms: choice('Arms', ['any', 'none', ...keysOf(ARMS)], { words: { ...BY_CHANCE, none: 'No arms' } }),
    count: whole('How many', { min: 1, max: MOST, default: 10, help: 'You get fewer if the parts you chose have fewer combinations.' }),
    seed: seedField,
  }),
  output: z.object({
    faces: table('Faces', { text: column(z.string(), 'Face', { copyable: true }) }, { view: 'tiles' }),
    known: table(
      'Well-known faces',
      {
        text: column(z.string(), 'Face', { copyable: true }),
        name: column(z.enum(keysOf(KNOWN_FACES)), 'Known as', { choices: KNOWN_LABELS }),
      },
      { view: 'tiles', fileName: 'faces.csv' },
    ),
  }),
  notes: [
    'A face is arm, cheek, eye, mouth, eye, cheek, arm. Random parts are picked separately, every combination is equally likely, and no face appears twice.',
    DRAW_NOTE,
    'The marks above and below are combining characters; some fonts place them a little to the side. In Markdown, as on Reddit and Discord, put a backslash before each backslash or underscore in a face.',
    'Screen readers spell faces out character by character. Say important things in words.',
  ],
  examples: [
    {
      title: 'Three random faces',
      input: { count: 3 },
      seed: 'toolglot',
      output: { faces: [{ text: '\\( ͡⊙ ͡ʖ ͡⊙)/' }, { text: 'ᕙ{ ͡° ʖ̯ ͡°}ᕗ' }, { text: 'ლ| ͡• ʖ̯ ͡•|ლ' }] },
    },
    { title: 'The Lenny face', input: { eyes: '͡° ͡°', mouth: '͜ʖ', cheeks: '( )', arms: 'none' }, output: { faces: [{ text: '( ͡° ͜ʖ ͡°)' }] } },
    {
      title: 'A shrugging bear',
      input: { eyes: '• •', mouth: 'ᴥ', cheeks: 'ʕ ʔ', arms: '¯\\_ _/¯' },
      output: { faces: [{ text: '¯\\_ʕ•ᴥ•ʔ_/¯' }] },
    },
  ],
  transform: ({ eyes, mouth, cheeks, arms, count, seed }, { random }) => {
    const mouths = partsOf(MOUTHS, mouth)
    const cheekPairs = partsOf(CHEEKS, cheeks)
    const eyePairs = partsOf(EYES, eyes)
    const faces = partsOf(ALL_ARMS, arms).flatMap(([armLeft, armRight]) =>
      cheekPairs.flatMap(([cheekLeft, cheekRight]) =>
        eyePairs.flatMap(([eyeLeft, eyeRight]) =>
          mouths.map((one) => `${armLeft}${cheekLeft}${eyeLeft}${one}${eyeRight}${cheekRight}${armRight}`),
        ),
      ),
    )
    return {
      faces: chanceOf(seed, random)
        .sample(faces, Math.min(count, faces.length))
        .map((text) => ({ text })),
      known: keysOf(KNOWN_FACES).map((name) => ({ text: KNOWN_FACES[name], name })),
    }
  },
})
