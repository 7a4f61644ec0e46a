import type { Language } from '../../../engine/core/define.ts'
import { languagePrefix } from '../../../engine/site/registry.ts'

export function homePath(language: Language): string {
  return `${languagePrefix(language)}/`
}
