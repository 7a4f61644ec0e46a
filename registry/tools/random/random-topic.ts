import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { part } from '../../../engine/core/parts.ts'
import { TOPICS } from '../../lib/words/lists/topics.ts'
import { DRAW_NOTE, draw, drawFailures, drawFields } from '../../lib/chance/draw.ts'
import { linesOn, themesField } from '../../lib/words/themed-lines.ts'
import { listLanguage } from '../../lib/words/draw.ts'
import { loadList } from '../../lib/words/list.ts'

export const randomTopic = defineTool({
  id: 'random-topic',
  category: 'random',
  icon: 'messages-square',
  title: 'Random topic generator',
  summary: 'Get a random topic to talk or write about, as a question, in any of eight languages: from everyday life to what matters most.',
  keywords: ['conversation starters', 'icebreaker questions', 'small talk', 'speaking practice', 'writing prompts', 'table topics'],
  aliases: ['random-topic-generator', 'conversation-starters'],
  slugs: {
    es: 'temas-de-conversacion',
    fr: 'sujets-de-conversation',
    id: 'topik-obrolan',
    it: 'argomenti-di-conversazione',
    pl: 'tematy-do-rozmowy',
    pt: 'assuntos-para-conversar',
    ru: 'temy-dlya-razgovora',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    language: listLanguage,
    themes: themesField({
      everyday: 'Everyday life',
      memories: 'Memories',
      dreams: 'Plans and dreams',
      fun: 'Just for fun',
      values: 'What matters',
    }),
    ...drawFields,
  }),
  output: z.object({ topics: part(z.array(z.string()), 'Questions', { view: 'list', fileName: 'questions.txt' }) }),
  failures: drawFailures,
  notes: [
    DRAW_NOTE,
    'There are 105 open-ended questions in each language, 21 per theme. They suit any age and avoid politics and religion, so they also work in class, at work and with people who have just met.',
  ],
  examples: [
    { title: 'One question', input: {}, seed: 'toolglot', output: { topics: ['What is the strangest thing you have ever eaten?'] } },
    {
      title: 'Three light ones',
      input: { themes: ['everyday', 'fun'], count: 3 },
      seed: 'toolglot',
      output: {
        topics: [
          'What does a perfect weekend look like?',
          'How do you get to work or school, and what do you see on the way?',
          'What would your warning label say?',
        ],
      },
    },
    {
      title: 'In Spanish, for practice',
      input: { language: 'es', count: 2 },
      in: { es: { title: 'En inglés, para practicar', input: { language: 'en' } } },
      seed: 'toolglot',
      output: { topics: ['¿Qué es lo más raro que has comido?', '¿Qué haces cuando no estás de acuerdo con un amigo?'] },
    },
  ],
  transform: async (input, { random, fail }) => ({
    topics: draw(linesOn(await loadList(TOPICS, input.language), input.themes), input, random, fail),
  }),
})
