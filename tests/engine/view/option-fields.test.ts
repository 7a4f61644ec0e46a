import { expect, it } from 'vitest'
import type { LabelledField } from '../../../engine/site/page.ts'
import { optionsMarkup } from '../../support/options-markup.tsx'

const base = { required: false, sensitive: false, advanced: false }
const fields = [
  { ...base, name: 'text', label: 'Text', value: 'string', control: 'code' },
  { ...base, name: 'own', label: 'Own', value: 'string', control: 'line' },
  { ...base, name: 'first', label: 'First', value: 'string', control: 'line', advanced: true, when: { field: 'own', is: ['yes'] } },
] as unknown as LabelledField[]

it('offers more options only while there are some', async () => {
  expect(await optionsMarkup({ fields, values: { text: '', own: 'no', first: '' } })).not.toContain('<details')
  expect(await optionsMarkup({ fields, values: { text: '', own: 'yes', first: '' } })).toContain('<details')
})
