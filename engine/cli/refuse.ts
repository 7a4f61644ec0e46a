import { type Failure, failureClass } from '../core/errors.ts'
import type { Say } from '../faces/say.ts'
import { toKebab } from './arguments.ts'
import type { Terminal } from './terminal.ts'

/** Says what is wrong, a line for each failure, and answers the exit code of the first. */
export async function refuse(
  failures: readonly [Failure, ...Failure[]],
  { terminal, say }: { readonly terminal: Terminal; readonly say: Say },
  language: string,
  toolId?: string,
  json = false,
): Promise<number> {
  for (const failure of failures) {
    const { code, params, field, place, step, item } = failure
    const message = await say(failure, language, toolId)
    if (json) terminal.warn(JSON.stringify({ error: { code, message, step, item, field, place } }))
    else {
      const name = typeof params.name === 'string' && !message.includes(params.name) ? ` (${params.name})` : ''
      const at =
        step === undefined ? '' : `${[step + 1, ...(item === undefined ? [] : [item + 1])].join('.')}${toolId ? ` ${toolId}` : ''}: `
      terminal.warn(
        `${at}${field === undefined ? '' : `--${toKebab(field)}: `}${message}${name}${place ? ` (${place.line}:${place.column})` : ''}`,
      )
    }
  }
  return failureClass(failures[0].code).exit
}
