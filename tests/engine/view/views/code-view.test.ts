import { expect, it } from 'vitest'
import * as z from 'zod'
import { part } from '../../../../engine/core/parts.ts'
import { viewFrom } from '../../../support/labelled.ts'
import { resultMarkup } from '../../../support/result-markup.tsx'

const view = viewFrom(part(z.string(), 'Part', { view: 'code' }))
const markupOf = (text: string) => resultMarkup([view], { part: text }, {}, { locale: 'en', words: {} })
const countLines = (markup: string) => markup.split('class="code-line').length - 1
const textOf = (markup: string) => /<pre[^>]*>([\s\S]*)<\/pre>/.exec(markup)?.[1]?.replace(/<[^>]*>/g, '')

it.each([
  ['a line alone has no number', 'a: 1', 0],
  ['a final line feed begins no line', 'a: 1\n', 0],
  ['nor after several lines', 'a: 1\nb: 2\n', 2],
  ['an empty line is one, when it is ended too', 'a: 1\n\n', 2],
])('%s, and every letter stays', async (_, text, lines) => {
  const markup = await markupOf(text)
  expect(countLines(markup)).toBe(lines)
  expect(textOf(markup)).toBe(text)
})
