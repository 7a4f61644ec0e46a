import type { Tool } from '../core/define.ts'
import { fieldsOf } from '../core/fields.ts'
import { isBodyField, mainField } from '../core/main-part.ts'
import type { GuessIndex, TakenKind } from './guess.ts'

/** What the tools take, as a build writes it. @throws Error for a tool that recognizes something, but has no field for it; the check of entries tells that first */
export function guessIndex(tools: readonly Tool[]): GuessIndex {
  return tools
    .filter(({ recognizes }) => recognizes.length > 0)
    .map((tool) => {
      const fields = fieldsOf(tool.input)
      return {
        tool: tool.id,
        takes: tool.recognizes.map(({ pattern, field: name, ...rest }): TakenKind => {
          const field = name === undefined ? mainField(fields) : fields.find((other) => other.name === name)
          if (!field) throw new Error(`${tool.id}: there is no field for ${rest.kind}`)
          return {
            ...rest,
            field: field.name,
            ...(field.value === 'files' && { isList: true }),
            ...(!isBodyField(field) && { isLine: true }),
            ...(pattern && { pattern: [pattern.source, pattern.flags] as const }),
          }
        }),
      }
    })
}
