import type { ComponentType } from 'react'
import type { Failure } from '../../engine/core/errors.ts'
import type { FileValue } from '../../engine/core/file-value.ts'
import type { ToolData } from '../../engine/site/page.ts'
import { useFailures } from '../../engine/view/hooks/use-failures.ts'
import { PartsProvider } from '../../engine/view/parts-context.tsx'
import type { WorkbenchProps } from './workbench.ts'

/** A workbench that exports `hasFields`: the controls of the tool's fields stand ready for what it shows of them. */
export function withFields(Bench: ComponentType<WorkbenchProps>): ComponentType<WorkbenchProps> {
  return function Workbench(props: WorkbenchProps) {
    if (!props.parts) throw new Error('the fields of this workbench need their controls')
    return (
      <PartsProvider parts={props.parts}>
        <Bench {...props} />
      </PartsProvider>
    )
  }
}

/** A file that the worker reads itself, piece by piece, so that its size does not matter. */
export const readByPieces = (file: File): FileValue => ({ name: file.name, type: file.type, bytes: new Uint8Array(), source: file })

/** Worded failures, and those of them that none of the shown fields tells. */
export function useFieldFailures(tool: ToolData, fields: ToolData['fields'], list: readonly Failure[]) {
  const failures = useFailures(list, tool.failures)
  const names = new Set(fields.map(({ name }) => name))
  return { failures, general: failures.filter(({ field }) => !field || !names.has(field)) }
}
