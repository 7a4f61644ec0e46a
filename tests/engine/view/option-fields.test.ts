import { type FunctionComponent, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import type { LabelledField, ToolData } from '../../../engine/site/page.ts'
import type { FormValues } from '../../../engine/view/form-values.ts'
import { numberMarks } from '../../../engine/view/local-number.ts'
import { loadParts } from '../../../engine/view/parts.tsx'
import { PartsProvider } from '../../../engine/view/parts-context.tsx'
import { type ShellContext, ShellProvider } from '../../../engine/view/shell-context.tsx'
import { OptionFields } from '../../../engine/view/tool-form.tsx'

const base = { required: false, sensitive: false, advanced: false }
const fields = [
  { ...base, name: 'text', label: 'Text', value: 'string', control: 'code' },
  { ...base, name: 'own', label: 'Own', value: 'string', control: 'line' },
  { ...base, name: 'first', label: 'First', value: 'string', control: 'line', advanced: true, when: { field: 'own', is: ['yes'] } },
] as unknown as LabelledField[]

async function optionsWith(values: FormValues): Promise<string> {
  const parts = await loadParts({ id: 'tool', fields, views: [] } as unknown as ToolData, true)
  const Form: FunctionComponent = () => {
    const { control } = useForm<FormValues>({ defaultValues: values })
    return createElement(OptionFields, { fields, control, failures: [] })
  }
  const shell = { locale: 'en', words: { 'more-options': 'More options' }, numberMarks: numberMarks('en') } as unknown as ShellContext
  return renderToString(createElement(ShellProvider, { value: shell }, createElement(PartsProvider, { parts }, createElement(Form))))
}

it('offers more options only while there are some', async () => {
  expect(await optionsWith({ text: '', own: 'no', first: '' })).not.toContain('More options')
  expect(await optionsWith({ text: '', own: 'yes', first: '' })).toContain('More options')
})
