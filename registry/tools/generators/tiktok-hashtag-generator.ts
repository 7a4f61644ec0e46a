import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { column, facts } from '../../../engine/core/parts.ts'
import { HASHTAG_LIMITS, PLATFORM_LIMITS } from '../../data/social/platform-limits.ts'
import { HASHTAG_NOTES, HASHTAG_NOTICE, hashtagFailures, hashtagFields, hashtagOutput, makeHashtags } from '../../lib/social/hashtags.ts'
import { inText } from '../../lib/words/in-text.ts'

export const tiktokHashtagGenerator = defineTool({
  id: 'tiktok-hashtag-generator',
  category: 'generators',
  icon: 'hash',
  title: 'TikTok hashtag generator',
  summary: 'Generate TikTok hashtags from what your video is about, within the limit of five per post.',
  keywords: ['tiktok hashtags', 'hashtags for tiktok', 'fyp hashtags', 'hashtag maker', 'tiktok tags'],
  aliases: ['tiktok-hashtags'],
  slugs: {
    es: 'generador-de-hashtags-para-tiktok',
    fr: 'generateur-de-hashtags-tiktok',
    id: 'generator-hashtag-tiktok',
    it: 'generatore-hashtag-tiktok',
    pl: 'generator-hasztagow-tiktok',
    pt: 'gerador-de-hashtags-para-tiktok',
    ru: 'generator-heshtegov-tiktok',
  },
  effect: 'pure',
  input: z.object(hashtagFields(30, HASHTAG_LIMITS.tiktok)),
  output: z.object({
    ...hashtagOutput,
    facts: facts(
      'Counts',
      {
        count: column(z.int(), 'Hashtags'),
        characters: column(z.int(), 'Characters'),
        left: column(z.int(), 'Characters left for the caption', { unit: 'character|characters' }),
      },
      { view: 'statistics' },
    ),
  }),
  failures: hashtagFailures,
  notices: { ...HASHTAG_NOTICE, 'too-many-for-tiktok': { warning: 'TikTok allows five hashtags per post. Keep the five that fit best.' } },
  notes: [
    HASHTAG_NOTES.method,
    HASHTAG_NOTES.popularity,
    'Since fall 2025, the app has rejected more than five hashtags per post; TikTok has not published a rule about it. A caption can have 2,200 characters, including hashtags; in many regions, TikTok’s app allows up to 4,000.',
    HASHTAG_NOTES.readers,
  ],
  examples: [
    {
      title: 'A recipe',
      input: { text: 'Easy vegan chocolate cookies' },
      in: inText({
        es: 'Receta de galletas veganas con chocolate y avena',
        fr: 'Recette de cookies véganes au chocolat',
        id: 'Resep kue cokelat vegan',
        it: 'Biscotti al cioccolato, ricetta vegana',
        pl: 'Proste wegańskie ciastka czekoladowe',
        pt: 'Receita vegana: biscoitos de chocolate',
        ru: 'Шоколадное печенье: простой рецепт',
      }),
      output: { text: '#easy #veganchocolate #veganchocolatecookies #vegan #easyvegan' },
    },
    {
      title: 'Your own hashtag and capitalized words',
      input: { text: 'Yoga for beginners', language: 'en', own: '#mychannel', style: 'capitals', count: 4 },
      in: {
        es: { input: { text: 'Rutina de ejercicios en casa', language: 'es', own: '#micanal' } },
        fr: { input: { text: 'Séance de sport à la maison pour débutants', language: 'fr', own: '#machaîne' } },
        id: { input: { text: 'Yoga untuk pemula', language: 'id', own: '#channelku' } },
        it: { input: { text: 'Lezione di chitarra per principianti', language: 'it', own: '#ilmiocanale' } },
        pl: { input: { text: 'Joga dla początkujących', language: 'pl', own: '#mójkanał' } },
        pt: { input: { text: 'Decoração de quarto pequeno', language: 'pt', own: '#meucanal' } },
        ru: { input: { text: 'Йога для начинающих', language: 'ru', own: '#мойканал' } },
      },
      output: { text: '#mychannel #Yoga #YogaForBeginners #Beginners' },
    },
    {
      title: 'Only single words',
      input: { text: 'Street food in Jakarta: satay, gado-gado and martabak', language: 'en', joined: false, count: 5 },
      in: {
        es: { input: { text: 'Comida callejera en Oaxaca: tlayudas, tamales y mezcal', language: 'es' } },
        fr: { input: { text: 'Marché de Lyon : quenelles, praline et tablier de sapeur', language: 'fr' } },
        id: { input: { text: 'Jajanan di Jakarta: sate, gado-gado, dan martabak', language: 'id' } },
        it: { input: { text: 'Cibo di strada a Palermo: arancine, panelle e sfincione', language: 'it' } },
        pl: { input: { text: 'Krupówki zimą: oscypek, kwaśnica i narty', language: 'pl' } },
        pt: { input: { text: 'Comida de rua em Salvador: acarajé, abará e cocada', language: 'pt' } },
        ru: { input: { text: 'Уличная еда Казани: эчпочмак, чак-чак и кыстыбый', language: 'ru' } },
      },
      output: { text: '#street #food #jakarta #satay #gadogado' },
    },
  ],
  transform: (input, { fail, note }) => {
    const tags = makeHashtags(input, fail)
    const text = tags.map(({ tag }) => tag).join(' ')
    if (tags.length < input.count) note('fewer-hashtags', { count: tags.length })
    if (tags.length > HASHTAG_LIMITS.tiktok) note('too-many-for-tiktok')
    return { text, tags, facts: { count: tags.length, characters: text.length, left: PLATFORM_LIMITS.tiktok.caption - text.length } }
  },
})
