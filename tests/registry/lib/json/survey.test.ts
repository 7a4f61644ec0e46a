import { expect, it } from 'vitest'
import { surveyJson } from '../../../../registry/lib/json/survey.ts'

it.each([2, 16, 17, 18, 1000])('finds what is repeated among %d names, however it is spelled', (count) => {
  const names = Array.from({ length: count }, (_, at) => `"n${at}":0`)
  const text = `{${[...names, String.raw`"\u006e0":1`, `"n${count - 1}":1`, '"new":1'].join(',')}}`
  const { repeated, names: all } = surveyJson(text)
  expect(repeated).toEqual([
    { name: 'n0', offset: text.indexOf(String.raw`"\u006e0"`) },
    { name: `n${count - 1}`, offset: text.lastIndexOf(`"n${count - 1}"`) },
  ])
  expect(all).toBe(count + 3)
})

it('takes each object for itself', () => {
  expect(surveyJson('[{"a":{"a":1}},{"a":2,"b":{"b":{"a":3}}}]').repeated).toEqual([])
})
