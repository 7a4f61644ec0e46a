import { expect, it } from 'vitest'
import { exampleIn } from '../../../../engine/core/example.ts'
import { registry } from '../../../support/real-registry.ts'
import { output } from '../../../support/run-tool.ts'

const tools = registry.tools.filter(({ category, output: { shape } }) => category === 'styled-text' && 'styles' in shape)
const languages = registry.locales.map(({ id, currency, amounts }) => ({ language: id, currency, amounts }))

// Most styles have Latin letters only: a sample without any would show the same line over and over.
it.each(tools.map((tool) => [tool.id, tool] as const))(
  'the sample of %s looks different in its styles, in every language',
  async (_, tool) => {
    for (const place of languages) {
      const { styles = [] } = await output(tool, exampleIn(tool, 0, place)?.input)
      const looks = new Set((styles as { text: string }[]).map(({ text }) => text))
      expect(looks.size, place.language).toBeGreaterThan(styles.length / 2)
    }
  },
)
