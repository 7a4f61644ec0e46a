import type { Failure } from '../core/errors.ts'

/** Forms a failure's sentence in a language; a tool's own codes need its id. */
export type Say = (failure: Failure, language: string, toolId?: string) => string | Promise<string>
