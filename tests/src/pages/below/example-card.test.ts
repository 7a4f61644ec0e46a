import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Tool } from '../../../../engine/core/define.ts'
import { readWords } from '../../../../engine/read/words.ts'
import type { Parts } from '../../../../engine/view/parts-context.tsx'
import { ShellProvider } from '../../../../engine/view/shell-context.tsx'
import { ExampleCard } from '../../../../src/pages/below/example-card.tsx'
import { SitePages } from '../../../../src/site/site-pages.ts'
import { toolData } from '../../../../src/site/tool-data.ts'
import { LOCALES_URL, registry } from '../../../support/real-registry.ts'

const site = {
  registry,
  words: await readWords(LOCALES_URL, ['en']),
  build: 'test',
  origin: 'https://site.example',
  modules: (id: string) => id,
}

it('shows each row of an input, be it what a new row starts with', async () => {
  const data = await toolData(registry.tools.find(({ id }) => id === 'palette-generator') as Tool, new SitePages(site, 'en'))
  const example = data.examples.find(({ title }) => title?.startsWith('Two colors'))
  const card = createElement(ExampleCard, { tool: { ...data, views: [] }, parts: {} as Parts, example, onTry: undefined } as never)
  const shell = { locale: 'en', words: { colon: ': ' } }
  expect(renderToStaticMarkup(createElement(ShellProvider, { value: shell } as never, card))).toContain('#3366cc\n#ffffff')
})
