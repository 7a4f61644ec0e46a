import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { DRAW_NOTE, chanceOf, draw, drawFailures, drawFields } from '../../lib/chance/draw.ts'
import { GENDERED, womansSurname } from '../../lib/words/surname-forms.ts'

const LANGUAGES = ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'] as const
const LISTS = {
  en: () => import('../../data/surnames/en.ts'),
  es: () => import('../../data/surnames/es.ts'),
  fr: () => import('../../data/surnames/fr.ts'),
  id: () => import('../../data/surnames/id.ts'),
  it: () => import('../../data/surnames/it.ts'),
  pl: () => import('../../data/surnames/pl.ts'),
  pt: () => import('../../data/surnames/pt.ts'),
  ru: () => import('../../data/surnames/ru.ts'),
} as const

export const randomLastname = defineTool({
  id: 'random-lastname',
  category: 'random',
  icon: 'contact',
  title: 'Random last name generator',
  summary: 'Generate real last names from eight languages, in the form for men or women, and double surnames where they are customary.',
  keywords: ['random surname', 'last name generator', 'family name generator', 'character names', 'surname generator', 'fake last name'],
  aliases: ['random-last-name', 'random-surname', 'last-name-generator', 'surname-generator'],
  slugs: {
    es: 'apellidos-aleatorios',
    fr: 'nom-de-famille-aleatoire',
    id: 'nama-keluarga-acak',
    it: 'cognome-casuale',
    pl: 'losowe-nazwisko',
    pt: 'sobrenome-aleatorio',
    ru: 'sluchaynaya-familiya',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    language: choice('Language', LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale' }),
    form: choice('Form', { man: 'For a man', woman: 'For a woman' }, { when: { language: [...GENDERED] } }),
    double: flag('Two surnames', { when: { language: ['es', 'pt'] } }),
    count: drawFields.count,
    unique: drawFields.unique,
    start: text('Starts with', { max: 10, default: '', advanced: true }),
    seed: drawFields.seed,
  }),
  output: z.object({ names: part(z.array(z.string()), 'Last names', { view: 'list', fileName: 'last-names.txt' }) }),
  failures: { ...drawFailures, 'no-such-start': 'No surname in this list starts with “{{start}}”. Try other letters.' },
  notes: [
    DRAW_NOTE,
    'The lists are our own: about 340 to 690 common surnames per language. Each is equally likely, however many people have it, so the results say nothing about how common a name is.',
    'Some Polish and Russian surnames have a separate form for women, depending on the ending; the others are the same for everyone. Many Indonesians have no family name, so that list has clan names of many peoples and common second names.',
    'Many real people have these names. Combined with a given name, one may happen to match a real person.',
  ],
  examples: [
    {
      title: 'Five surnames',
      input: { count: 5 },
      seed: 'toolglot',
      output: { names: ['Weber', 'Snyder', 'Salinas', 'Hicks', 'Bradley'] },
    },
    {
      title: 'Polish, for a woman',
      input: { language: 'pl', form: 'woman', count: 3 },
      in: { pl: { title: 'Rosyjskie, dla kobiety', input: { language: 'ru' } } },
      seed: 'toolglot',
      output: { names: ['Grzybowska', 'Rybicka', 'Tkaczyk'] },
    },
    { title: 'Two surnames, as in Spain', input: { language: 'es', double: true }, seed: 'toolglot', output: { names: ['Bravo Blanco'] } },
  ],
  transform: async ({ language, form, double, count, unique, start, seed }, { random, fail }) => {
    const { SURNAMES } = await LISTS[language]()
    const wanted = start.trim().toLowerCase()
    const fitting = SURNAMES.filter((name) => name.toLowerCase().startsWith(wanted))
    if (fitting.length === 0) fail('no-such-start', { start: start.trim(), field: 'start' })
    // One source for both surnames: a seed given as an option and one given to the run mean the same.
    const chance = chanceOf(seed, random)
    const drawn = draw(fitting, { count, unique, seed: '' }, chance, fail)
    const names = drawn.map((name) => {
      if (form === 'woman' && (language === 'pl' || language === 'ru')) return womansSurname(name, language)
      return double && (language === 'es' || language === 'pt')
        ? `${name} ${chance.pick(SURNAMES.filter((other) => other !== name))}`
        : name
    })
    return { names }
  },
})
