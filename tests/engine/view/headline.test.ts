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
import { type ShellContext, ShellProvider } from '../../../engine/view/shell-context.tsx'
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
  const said = headline(labelViews(viewsOf(output), polish, 'pl')[0] as LabelledView, months)
  expect(said).toBe(`Miesiące${months}${sentence}`)
})

it('has no name where it is called as the pane that it is in', () => {
  const result = z.object({ months: part(z.int(), 'Result', { view: 'headline' }) })
  const view = labelViews(viewsOf(result), { 'output.months.label': 'Wynik' }, 'pl')[0] as LabelledView
  expect(headline(view, 7)).toBe('7')
})

/** What a headline says on a Polish page. */
function headline(view: LabelledView, value: number): string {
  const shown = createElement(HeadlineView, { view, value, settings: { locale: 'pl', yes: '', no: '', colon: ': ' } } as never)
  const shell = { words: { result: 'Wynik' } } as unknown as ShellContext
  return renderToStaticMarkup(createElement(ShellProvider, { value: shell } as never, shown)).replace(/<[^>]+>/g, '')
}
