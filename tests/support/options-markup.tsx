import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import type { LabelledField, ToolData } from '../../engine/site/page.ts'
import type { FormValues } from '../../engine/view/form-values.ts'
import { numberMarks } from '../../engine/view/local-number.ts'
import { loadParts } from '../../engine/view/parts.tsx'
import { PartsProvider } from '../../engine/view/parts-context.tsx'
import { type ShellContext, ShellProvider } from '../../engine/view/shell-context.tsx'
import { OptionFields } from '../../engine/view/tool-form.tsx'

type Given = { readonly fields: readonly LabelledField[]; readonly values: FormValues }

/** The options of a form as a page shows them. The words of the form itself are their keys. */
export async function optionsMarkup({ fields, values }: Given): Promise<string> {
  const parts = await loadParts({ id: 'tool', fields, views: [] } as unknown as ToolData, true)
  const shell = { locale: 'en', words: {}, numberMarks: numberMarks('en') } as unknown as ShellContext
  return renderToString(
    <ShellProvider value={shell}>
      <PartsProvider parts={parts}>
        <Options fields={fields} values={values} />
      </PartsProvider>
    </ShellProvider>,
  )
}

function Options({ fields, values }: Given) {
  const { control } = useForm<FormValues>({ defaultValues: values })
  return <OptionFields fields={fields} control={control} failures={[]} />
}
