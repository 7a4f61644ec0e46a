import type { LanguageFn } from './highlight-core.d.ts'

declare const language: LanguageFn
export default language
