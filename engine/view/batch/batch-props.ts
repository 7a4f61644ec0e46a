import type { RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ToolData } from '../../site/page.ts'
import type { FormValues } from '../form-values.ts'
import type { AskTool } from '../hooks/use-tool-run.ts'

/** What many items need of the page that takes one. */
export type BatchProps = {
  readonly area: RefObject<HTMLFormElement | null>
  readonly tool: ToolData
  readonly form: UseFormReturn<FormValues>
  readonly askTool: AskTool
}
