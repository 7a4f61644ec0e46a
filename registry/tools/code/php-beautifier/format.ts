import { ToolError } from '../../../../engine/core/errors.ts'
import { codeFailures, refuseChange, refuseDeepBrackets, refuseOverflow } from '../../../lib/code/failures.ts'
import { mendPhpPlugin } from '../../../lib/php/printing.ts'
import { type PhpVersion, phpFailures, phpMeaning, readPhp, requirePhpTag } from '../../../lib/php/syntax.ts'
import { formatWithPrettier } from '../../../lib/code/prettier-format.ts'

type PhpStyle = {
  readonly useTabs: boolean
  readonly tabWidth: number
  readonly printWidth: number
  readonly singleQuote: boolean
  readonly braceStyle: 'per-cs' | '1tbs'
}

/** Lays out PHP and compares the result by the plugin's own parser and by a newer one. @throws ToolError */
export async function formatPhp(text: string, version: PhpVersion, style: PhpStyle): Promise<string> {
  if (text.trim() === '') return ''
  requirePhpTag(text)
  refuseDeepBrackets(text)
  return refuseOverflow(async () => {
    const before = await readPhp(text, version)
    if ('fault' in before)
      return codeFailures.fail('code-syntax', { reason: before.fault.reason, field: 'text', offset: before.fault.offset, text })
    if (before.isNewer) return phpFailures.fail('php-too-new', { field: 'text' })
    // The plugin's main entry loses property hooks; the standalone one needs a version, or it looks for files.
    const { default: plugin } = await import('@prettier/plugin-php/standalone')
    const options = { parser: 'php', plugins: [mendPhpPlugin(plugin)], phpVersion: version, ...style }
    const result = await formatWithPrettier(text, options).catch((error: unknown) => {
      // The plugin stumbles over some statements that it has no layout for.
      if (error instanceof TypeError || (error instanceof Error && error.message.startsWith('Have not implemented')))
        return codeFailures.fail('code-changed', { field: 'text' })
      if (!(error instanceof ToolError) || error.failure.code !== 'code-syntax') throw error
      const { offset } = error.failure.place ?? { offset: 0 }
      return phpFailures.fail('php-too-new', { field: 'text', offset, text })
    })
    const after = await readPhp(result, version)
    refuseChange([phpMeaning(before.program)], ['program' in after && phpMeaning(after.program)])
    return result
  })
}
