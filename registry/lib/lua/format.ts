import { refuseChange, refuseDeepBrackets } from '../code/failures.ts'
import { type LuaStyle, layoutLua } from './layout.ts'
import { type LuaSyntax, readLua } from './syntax.ts'
import { type LuaToken, luaComments, luaContent, luaNeedsSpace, luaTokens } from './tokens.ts'

function read(text: string): { tokens: LuaToken[]; syntax: LuaSyntax } {
  refuseDeepBrackets(text)
  const tokens = luaTokens(text)
  return { tokens, syntax: readLua(tokens, text) }
}

/** Lays out Lua and compares the tokens of result and original. @throws ToolError */
export function formatLua(text: string, style: LuaStyle): string {
  const { tokens, syntax } = read(text)
  const result = layoutLua(tokens, syntax, style)
  const after = luaTokens(result)
  refuseChange([luaContent(tokens), luaComments(tokens)], [luaContent(after), luaComments(after)])
  return result
}

/** Lua without comments and needless white space. @throws ToolError */
export function minifyLua(text: string, { licences }: { readonly licences: boolean }): string {
  const { tokens } = read(text)
  const kept = tokens.filter(
    ({ kind, text: comment }) => kind !== 'comment' || (licences && /^--(?:\[=*\[)?!|@(?:license|preserve)\b/.test(comment)),
  )
  const result = kept
    .map((token, index) => separator(kept[index - 1], token) + (token.kind === 'comment' ? token.text.trimEnd() : token.text))
    .join('')
  const after = luaTokens(result)
  refuseChange([luaContent(tokens), luaComments(kept)], [luaContent(after), luaComments(after)])
  return result
}

function separator(last: LuaToken | undefined, next: LuaToken): string {
  if (!last) return ''
  if (last.kind === 'shebang' || (last.kind === 'comment' && !/^--\[=*\[/.test(last.text))) return '\n'
  if (last.kind === 'comment') return ''
  // Two hyphens after a minus sign would start the comment one sign too early.
  if (next.kind === 'comment') return last.text.endsWith('-') ? ' ' : ''
  return luaNeedsSpace(last, next) ? ' ' : ''
}
