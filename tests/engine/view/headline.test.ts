import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as z from 'zod'
import type { Tool } from '../../../engine/core/define.ts'
import { part } from '../../../engine/core/parts.ts'
import { englishWords, neededKeys } from '../../../engine/core/words.ts'
import { viewsOf } from '../../../engine/core/views.ts'
import { labelViews } from '../../../engine/site/label.ts'
import type { LabelledView } from '../../../engine/site/page.ts'
import { HeadlineView } from '../../../engine/view/views/facts-view.tsx'

const output = z.object({
  months: part(z.int(), 'Months', {
    view: 'headline',
    sentence: { zero: 'It is over.', one: 'It takes {{value}} month.', other: 'It takes {{value}} months.' },
  }),
})
const polish = {
  'output.months.label': 'Miesiące',
  'output.months.sentence_zero': 'Już po wszystkim.',
  'output.months.sentence_one': 'Potrwa {{value}} miesiąc.',
  'output.months.sentence_few': 'Potrwa {{value}} miesiące.',
  'output.months.sentence_many': 'Potrwa {{value}} miesięcy.',
  'output.months.sentence_other': 'Potrwa {{value}} miesiąca.',
}

it('gives what a headline says forms in each language', () => {
  const tool = { title: '', summary: '', notes: [], examples: [], hosts: [], failures: {}, notices: {}, input: z.object({}), output }
  const english = englishWords(tool as unknown as Tool)
  expect(english).toMatchObject({
    'output.months.sentence_one': 'It takes {{value}} month.',
    'output.months.sentence_other': 'It takes {{value}} months.',
  })
  expect(neededKeys(english, 'pl').filter((key) => key.startsWith('output.'))).toEqual(Object.keys(polish))
})

it.each([
  [0, 'Już po wszystkim.'],
  [1, 'Potrwa 1 miesiąc.'],
  [3, 'Potrwa 3 miesiące.'],
  [22, 'Potrwa 22 miesiące.'],
  [25, 'Potrwa 25 miesięcy.'],
])('says %i with the form of the language', (months, sentence) => {
  const view = labelViews(viewsOf(output), polish, 'pl')[0] as LabelledView
  const html = renderToStaticMarkup(
    createElement(HeadlineView, { view, value: months, settings: { locale: 'pl', yes: '', no: '', colon: ': ' } } as never),
  )
  expect(html.replace(/<[^>]+>/g, '')).toContain(sentence)
})
