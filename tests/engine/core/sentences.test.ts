import { expect, it } from 'vitest'
import { createSentences } from '../../../engine/core/sentences.ts'

it.each([
  ['en-US', 'On March 1, 2026.'],
  ['fr-FR', 'On 1er mars 2026.'],
  ['pl-PL', 'On 1 marca 2026.'],
  ['pt-BR', 'On 1º de março de 2026.'],
  ['ru-RU', 'On 1 марта 2026 г..'],
])('writes a day as the language does: %s', (locale, sentence) => {
  expect(createSentences(locale, { told: 'On {{day, date}}.' }).say('told', { day: '2026-03-01' })).toBe(sentence)
})
