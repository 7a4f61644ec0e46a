import type { Options } from 'prettier'
import { offsetAt } from '../../engine/core/errors.ts'
import { codeFailures, reasonOf, refuseChange, refuseDeepBrackets, refuseOverflow } from './code-failures.ts'

type Comment = { readonly value?: string; readonly comment?: string }
type Parsed = { readonly ast: { readonly comments?: readonly Comment[] } }

/** Prettier's own means of comparing two codes: a tree without what it may change, such as quotes and parentheses. */
type Inspector = { parse(text: string, options: Options, settings?: { massage?: boolean }): Promise<Parsed> }

/**
 * Lays out code with Prettier, then reads the result again and compares tree and comments with what was given.
 * @param compare a second opinion, independent of Prettier: must be the same before and after
 * @throws ToolError where the code has a fault, or the result would differ
 */
export async function formatWithPrettier(given: string, options: Options, compare?: (code: string) => readonly unknown[]): Promise<string> {
  const text = given.replace(/^\ufeff/, '')
  if (text.trim() === '') return ''
  refuseDeepBrackets(given)
  const prettier = await import('prettier/standalone')
  const { __debug: inspector } = prettier as unknown as { __debug: Inspector }
  const settings: Options = { embeddedLanguageFormatting: 'off', ...options }
  return refuseOverflow(async () => {
    const result = await prettier.format(text, settings).catch((error: unknown) => refuseSyntax(error, given, options))
    const meaning = async (code: string): Promise<unknown[]> => {
      const { ast } = await inspector.parse(code, settings, { massage: true })
      return [ast, await commentsOf(inspector, code, settings), compare?.(code)]
    }
    // What Prettier wrote must be readable again; where it is not, the code was changed.
    refuseChange(
      await meaning(text),
      await meaning(result).catch((error: unknown) => {
        if (isSyntaxError(error)) return codeFailures.fail('code-changed', {}, { field: 'text' })
        throw error
      }),
    )
    return result
  })
}

/** Comments may move a little and be indented anew, but all must be there. */
async function commentsOf(inspector: Inspector, code: string, options: Options): Promise<string[]> {
  const { ast } = await inspector.parse(code, options)
  return (ast.comments ?? []).map(({ value, comment }) => (value ?? comment ?? '').replaceAll(/\s+/g, ' ').trim()).toSorted()
}

type LocatedError = Error & { loc?: { start?: { line: number; column: number } } }

function isSyntaxError(error: unknown): error is LocatedError {
  return error instanceof Error && (error.name === 'SyntaxError' || 'loc' in error)
}

function refuseSyntax(error: unknown, given: string, { parser }: Options): never {
  // Prettier itself notices when a comment got lost.
  if (error instanceof Error && /^Comment .* was not printed/.test(error.message)) codeFailures.fail('code-changed', {}, { field: 'text' })
  if (!isSyntaxError(error)) throw error
  const start = error.loc?.start
  // JavaScript ends lines in two more ways than a place does.
  const lines = String(parser).startsWith('babel') ? given.replaceAll(/[\u2028\u2029]/g, '\n') : given
  const mark = given.startsWith('\ufeff') && start?.line === 1 ? 1 : 0
  const where = start ? { offset: offsetAt(lines, start.line, start.column + mark), text: given } : {}
  return codeFailures.fail('code-syntax', { reason: reasonOf(error.message) }, { field: 'text', ...where })
}
