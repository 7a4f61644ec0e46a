import type { Values } from '../../core/run.ts'
import { choiceLabel } from '../../site/choice-label.ts'
import type { LabelledView, SendTarget, ToolData } from '../../site/page.ts'
import type { FormatSettings } from '../format.ts'
import { mainPart } from '../main-output.ts'
import { type Download, partFile, partText, shownStart } from '../output-text.ts'
import { saveFile } from '../save.ts'

/** A result of which the main part is read out, copied, saved and sent. */
export type Result = { readonly tool: ToolData; readonly output: Values; readonly settings: FormatSettings }

type Writer = (part: LabelledView, value: unknown, settings: FormatSettings) => string | undefined
const textBy =
  (write: Writer) =>
  ({ tool, output, settings }: Result): string => {
    const part = mainPart(tool.views, output)
    return (part && write(part, output[part.name], settings)) ?? ''
  }
/** The result as text, and its start as its view words it; empty for what is no text. */
export const resultText = textBy(partText)
export const resultStart = textBy(shownStart)

function resultFile({ tool, output, settings }: Result): Download | undefined {
  const part = mainPart(tool.views, output)
  return part && partFile(part, output[part.name], settings, tool.id)
}

export function saveResult(result: Result): void {
  const file = resultFile(result)
  if (file) saveFile(file.name, file.type, file.content)
}

/** What another tool gets: the text of the part that it takes, or the result as a file or a text. */
export function sentValue(result: Result, { from }: SendTarget): string | File {
  const given = result.output[from]
  const sent = choiceLabel(result.tool.views.find(({ name }) => name === from)?.value, given) ?? given
  if (typeof sent === 'string') return sent
  const file = resultFile(result)
  if (!file || typeof file.content === 'string') return resultText(result)
  return new File([file.content], file.name, { type: file.type })
}
