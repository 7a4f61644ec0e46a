import { ToolError } from '../../engine/core/errors.ts'

/** For a field that is needed only sometimes, and is so now. @throws ToolError required */
export function requireField(field: string): never {
  throw new ToolError('required', {}, { field })
}
