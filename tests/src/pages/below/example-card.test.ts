import { createElement as element } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readWords } from '../../../../engine/read/words.ts'
import { loadParts } from '../../../../engine/view/parts.tsx'
import { type ShellContext, ShellProvider } from '../../../../engine/view/shell-context.tsx'
import { ExampleCard } from '../../../../src/pages/below/example-card.tsx'
import { SitePages } from '../../../../src/site/site-pages.ts'
import { toolData } from '../../../../src/site/tool-data.ts'
import { LOCALES_URL, registry } from '../../../support/real-registry.ts'

const site = {
  registry,
  words: await readWords(LOCALES_URL, ['en', 'ru']),
  build: 'test',
  origin: 'https://site.example',
  modules: (id: string) => id,
}

/** The card of a tool's example as its page has it. */
async function card(id: string, title: string, language: 'en' | 'ru' = 'en'): Promise<string> {
  const pages = new SitePages(site, language)
  const shell = pages.shell({} as never) as unknown as ShellContext
  const tool = await toolData(registry.tools.find((one) => one.id === id) as (typeof registry.tools)[number], pages)
  const example = tool.examples.find((one) => one.title === title)
  if (!example) throw new Error(`${id} has no example “${title}”`)
  const parts = await loadParts(tool)
  const children = element(ExampleCard, { tool, parts, example, onTry: undefined })
  return renderToString(element(ShellProvider, { value: shell, children }))
}

it.each([
  ['regex-tester', 'Swap words with groups', 'Ada Lovelace\nAlan Turing'],
  ['regex-tester', 'Split at commas and semicolons', '<li'],
  ['css-gradient-generator', 'An existing gradient as an SVG', '&lt;svg'],
  ['number-base-converter', 'A negative number in 8 bits', '1111 1110'],
  ['json-schema-validator', 'A key is missing', 'Required key is missing'],
  ['hours-worked-calculator', 'A week with overtime', '8:00 AM'],
  ['word-counter', 'Accents and emoji count once', 'Characters without spaces'],
  ['number-to-word', 'Several numbers', 'minus three point five'],
  ['text-compare', 'Words within a line', '<del>red</del>'],
  ['free-fire-font-generator', 'A space the game accepts', '𝐈\u3164𝐚𝐦'],
  ['palette-generator', 'Two colors to keep, with their contrast', '#3366cc\n#ffffff'],
  ['random-japanese-name', 'A man’s name, given name first, in passport spelling', 'Takashi Otani'],
])('%s shows in the card of “%s” what its title says', async (id, title, text) => {
  expect(await card(id, title)).toContain(text)
})

it('shows the part of the colors of an image, and what the file was called', { tags: 'long' }, async () => {
  expect(await card('youtube-thumbnail-analyzer', 'Its main colors')).toContain('#fef3c7')
  expect(await card('youtube-thumbnail-analyzer', 'The contents decide, not the file name')).toContain('x.gif')
})

it('keeps the headlines or the part that matters most beside it', async () => {
  expect(await card('regex-tester', 'Swap words with groups')).toContain(' matches were found.')
  expect(await card('text-compare', 'Words within a line')).toContain('+The blue house')
})

it('says of facts only what the example is about, and names each part once', async () => {
  const markup = await card('word-counter', 'Accents and emoji count once')
  expect(markup).toContain('Unique words')
  expect(markup).not.toContain('Reading time')
  expect(markup).toContain('aria-label="Keyword density: Accents and emoji count once"')
  expect(markup).toContain('<p class="part-title">Keyword density</p>')
})

it('says which language an example is in where the page begins with another', async () => {
  expect(await card('random-noun-generator', 'Короткие, на букву B (по-английски)', 'ru')).toMatch(/Язык.*>Английский/)
  expect(await card('random-noun-generator', 'Короткие, на букву B (по-английски)', 'ru')).not.toContain('Без повторов')
  expect(await card('random-noun-generator', 'Пять существительных', 'ru')).not.toContain('Язык')
  expect(await card('random-noun-generator', 'Short nouns that start with B')).not.toContain('Language')
})
