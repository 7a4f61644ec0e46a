import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { HASHTAG_LIMITS, PLATFORM_LIMITS } from '../../data/social/platform-limits.ts'
import { HASHTAG_NOTES, HASHTAG_NOTICE, hashtagFailures, hashtagFields, hashtagOutput, makeHashtags } from '../../lib/social/hashtags.ts'
import { inText } from '../../lib/words/in-text.ts'

/** How many YouTube shows above the title. */
const SHOWN = 3

export const youtubeHashtagGenerator = defineTool({
  id: 'youtube-hashtag-generator',
  category: 'generators',
  icon: 'hash',
  title: 'YouTube hashtag generator',
  summary: 'Generate hashtags for a YouTube video or Short from its title or description, with the best three first.',
  keywords: ['youtube hashtags', 'hashtags for youtube shorts', 'hashtag maker', 'video hashtags', 'hashtags above the title'],
  aliases: ['youtube-hashtags'],
  slugs: {
    es: 'generador-de-hashtags-para-youtube',
    fr: 'generateur-de-hashtags-youtube',
    id: 'generator-hashtag-youtube',
    it: 'generatore-hashtag-youtube',
    pl: 'generator-hasztagow-youtube',
    pt: 'gerador-de-hashtags-para-youtube',
    ru: 'generator-heshtegov-youtube',
  },
  effect: 'pure',
  input: z.object(hashtagFields(HASHTAG_LIMITS.youtube, 10)),
  output: z.object({
    ...hashtagOutput,
    shown: part(z.string(), 'Shown above the title', { view: 'code' }),
    facts: facts(
      'Counts',
      {
        count: column(z.int(), 'Hashtags'),
        characters: column(z.int(), 'Characters'),
        left: column(z.int(), 'Characters left for the description', { unit: 'character|characters' }),
      },
      { view: 'statistics' },
    ),
  }),
  failures: hashtagFailures,
  notices: HASHTAG_NOTICE,
  notes: [
    HASHTAG_NOTES.method,
    HASHTAG_NOTES.popularity,
    'YouTube shows up to three hashtags from the description above the title, in their order, unless the title has some. It ignores all hashtags of a video that has more than 60, and may remove videos with misleading ones (YouTube Help). A title can have 100 characters, a description 5,000.',
    HASHTAG_NOTES.readers,
  ],
  examples: [
    {
      title: 'A lesson',
      input: { text: 'How to play the guitar: first chords. Guitar lesson for beginners.', count: 5 },
      in: inText({
        es: 'Cómo tocar la guitarra: primeros acordes. Clase de guitarra para principiantes.',
        fr: 'Jouer de la guitare : premiers accords. Cours de guitare pour débutants.',
        id: 'Cara main gitar: kunci dasar. Belajar gitar untuk pemula.',
        it: 'Come suonare la chitarra: primi accordi. Lezione di chitarra per principianti.',
        pl: 'Jak grać na gitarze: pierwsze akordy. Lekcja gitary dla początkujących.',
        pt: 'Como tocar violão: primeiros acordes. Aula de violão para iniciantes.',
        ru: 'Как играть на гитаре: первые аккорды. Урок гитары для начинающих.',
      }),
      output: { text: '#guitar #firstchords #play #lessonforbeginners #first' },
    },
    {
      title: 'With one for Shorts, in French',
      input: { text: 'L’histoire de la tour Eiffel', language: 'fr', own: 'shorts', count: 4 },
      output: { text: '#shorts #histoire #toureiffel #tour' },
    },
    {
      title: 'Without accents',
      input: { text: 'Café latte art', accents: false, joined: false, count: 3 },
      in: {
        es: { input: { text: 'Croquetas de jamón ibérico' }, output: { text: '#croquetas #jamon #iberico' } },
        fr: { input: { text: 'Recette de crème brûlée' }, output: { text: '#recette #creme #brulee' } },
        id: { input: { text: 'Resep crème brûlée' }, output: { text: '#resep #creme #brulee' } },
        it: { input: { text: 'Ricetta del tiramisù al caffè' }, output: { text: '#ricetta #tiramisu #caffe' } },
        pl: { input: { text: 'Przepis na domowy żurek' }, output: { text: '#przepis #domowy #zurek' } },
        pt: { input: { text: 'Receita de pão de queijo' }, output: { text: '#receita #pao #queijo' } },
        ru: { input: { text: 'Рецепт зелёного борща' }, output: { text: '#рецепт #зеленого #борща' } },
      },
      output: { text: '#cafe #latte #art' },
    },
  ],
  transform: (input, { fail, note }) => {
    const tags = makeHashtags(input, fail)
    const text = tags.map(({ tag }) => tag).join(' ')
    if (tags.length < input.count) note('fewer-hashtags', { count: tags.length })
    return {
      text,
      tags,
      shown: tags
        .slice(0, SHOWN)
        .map(({ tag }) => tag)
        .join(' '),
      facts: { count: tags.length, characters: text.length, left: PLATFORM_LIMITS.youtube.description - text.length },
    }
  },
})
