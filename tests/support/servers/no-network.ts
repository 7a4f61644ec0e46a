import type { NetworkAccess } from '../../../engine/core/context.ts'
import { ToolError } from '../../../engine/core/errors.ts'

/** Access that reaches nothing; a test's own stand-in says what it does reach. */
export const noNetwork: NetworkAccess = {
  fetch: () => Promise.reject(new ToolError('offline')),
  query: () => Promise.reject(new ToolError('offline')),
  resolveDns: () => Promise.reject(new ToolError('offline')),
  hasKey: () => false,
  locate: () => Promise.resolve(undefined),
}
