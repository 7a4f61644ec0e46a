import type { Options } from 'prettier'
import { offsetAt } from '../../../engine/core/errors.ts'
import { codeFailures, isStackOverflow, reasonOf, refuseChange, refuseDeepBrackets, refuseOverflow } from './failures.ts'

type Comment = { readonly value?: string; readonly comment?: string }
type Parsed = { readonly ast: { readonly comments?: readonly Comment[] } }
type Fault = { readonly offset: number; readonly reason: string }

/** Prettier's own means of comparing two codes: a tree without what it may change, such as quotes and parentheses. */
type Inspector = { parse(text: string, options: Options, settings?: { massage?: boolean }): Promise<Parsed> }

/**
 * Lays out code with Prettier, then reads the result again and compares tree and comments with what was given.
 * @param compare a second opinion, independent of Prettier: must be the same before and after
 * @param findFault looks in the syntax tree for what Prettier's parser lets pass
 * @throws ToolError where the code has a fault, or the result would differ
 */
export async function formatWithPrettier(
  given: string,
  options: Options,
  compare?: (code: string) => readonly unknown[],
  findFault?: (ast: object) => Fault | undefined,
): Promise<string> {
  const text = given.replace(/^\ufeff/, '')
  if (text.trim() === '') return ''
  refuseDeepBrackets(given)
  const prettier = await import('prettier/standalone')
  const { __debug: inspector } = prettier as unknown as { __debug: Inspector }
  const settings: Options = { embeddedLanguageFormatting: 'off', ...options }
  return refuseOverflow(async () => {
    const meaning = async (code: string): Promise<unknown[]> => {
      const { ast } = await inspector.parse(code, settings, { massage: true })
      return [ast, await commentsOf(inspector, code, settings), compare?.(code)]
    }
    const before = await meaning(text).catch((error: unknown) => refuseSyntax(error, given, options))
    const fault = findFault?.((await inspector.parse(text, settings)).ast)
    if (fault)
      return codeFailures.fail('code-syntax', {
        reason: fault.reason,
        field: 'text',
        offset: fault.offset + given.length - text.length,
        text: given,
      })
    const result = await prettier.format(text, settings).catch((error: unknown) => {
      // Prettier itself notices when a comment got lost.
      if (error instanceof Error && /^Comment .* was not printed/.test(error.message))
        return codeFailures.fail('code-changed', { field: 'text' })
      // It only finds out while writing that some style sheets are none.
      if (error instanceof Error && error.message.startsWith('Unexpected PostCSS node type')) return refuseSyntax(error, given, options)
      throw error
    })
    // What Prettier wrote must be readable again; where it is not, the code was changed.
    const after = await meaning(result).catch((error: unknown) => {
      if (isStackOverflow(error)) throw error
      return [error]
    })
    refuseChange(before, after)
    return result
  })
}

/** Comments may move a little and be indented anew, but all must be there. */
async function commentsOf(inspector: Inspector, code: string, options: Options): Promise<string[]> {
  const { ast } = await inspector.parse(code, options)
  return (ast.comments ?? []).map(({ value, comment }) => (value ?? comment ?? '').replaceAll(/\s+/g, ' ').trim()).toSorted()
}

type Place = { readonly line: number; readonly column: number }
type Unreadable = Error & { readonly loc?: { readonly start?: Place }; readonly line?: number; readonly column?: number }

/** Prettier's parsers mostly tell the place of a fault; some stumble over a code without a word of what is wrong with it. */
function refuseSyntax(error: unknown, given: string, { parser }: Options): never {
  if (!(error instanceof Error) || isStackOverflow(error)) throw error
  const { loc, line, column } = error as Unreadable
  const start = loc?.start ?? (line !== undefined ? { line, column: column ?? 1 } : undefined)
  // JavaScript ends lines in two more ways than a place does.
  const lines = String(parser).startsWith('babel') || parser === 'typescript' ? given.replaceAll(/[\u2028\u2029]/g, '\n') : given
  const mark = given.startsWith('\ufeff') && start?.line === 1 ? 1 : 0
  const where = start ? { offset: offsetAt(lines, start.line, start.column + mark), text: given } : {}
  const reason = start ? reasonOf(error.message) : 'unexpected input'
  return codeFailures.fail('code-syntax', { reason, field: 'text', ...where })
}
