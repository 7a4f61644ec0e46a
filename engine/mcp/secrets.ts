import type * as z from 'zod'
import type { Tool } from '../core/define.ts'
import { unwrap } from '../core/derive.ts'
import type { Failure } from '../core/errors.ts'
import { fieldsOf } from '../core/fields.ts'

/** The caller's own address is no key. */
const NO_KEY = 'caller'

/**
 * Why a tool runs only on its caller's own device: it needs a secret, makes one, or asks with a key of the operator.
 * Undefined where nothing is against it.
 */
export function refusalOf(tool: Tool): Failure | undefined {
  if (tool.needs.some((need) => need !== NO_KEY)) return { code: 'operator-key', params: {} }
  const takesSecret = fieldsOf(tool.input).some(({ sensitive, required }) => sensitive && required)
  return takesSecret || makesSecret(tool) ? { code: 'secret-tool', params: {} } : undefined
}

/** What is made by chance and sensitive is a password, or a key. */
function makesSecret({ effect, output }: Tool): boolean {
  return effect === 'random' && Object.values(output.shape).some((part) => unwrap(part as z.ZodType).meta.sensitive)
}

/** The fields of an input that hold a secret: each as a failure. */
export function secretsIn(tool: Tool, input: unknown): Failure[] {
  if (typeof input !== 'object' || input === null) return []
  return fieldsOf(tool.input)
    .filter(({ name, sensitive }) => sensitive && Object.hasOwn(input, name))
    .map(({ name }) => ({ code: 'secret-field', params: {}, field: name }))
}
