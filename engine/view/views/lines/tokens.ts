import type { Parser } from '@lezer/common'
import { classHighlighter, highlightCode } from '@lezer/highlight'
import { loadGrammar } from '../../editor/languages.ts'

/** A stretch of a line in one color; `kind` is empty for plain text, else class names such as `tok-string`. */
export type Token = { readonly text: string; readonly kind: string }

/** The parser of a language by the name that fields use; undefined for plain text and names without one. */
export async function loadParser(language: string | undefined): Promise<Parser | undefined> {
  const grammar = (await loadGrammar(language)) as { readonly language?: { readonly parser: Parser }; readonly parser?: Parser }
  return grammar.language?.parser ?? grammar.parser
}

/** The lines of a code in colors. What a parser does not understand stays as it is, so that no letter is ever lost. */
export function colorLines(code: string, parser: Parser): Token[][] {
  const lines: Token[][] = [[]]
  highlightCode(
    code,
    parser.parse(code),
    classHighlighter,
    (text, kind) => lines.at(-1)?.push({ text, kind }),
    () => lines.push([]),
  )
  return lines
}
