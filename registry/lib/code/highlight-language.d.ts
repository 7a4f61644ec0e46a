import type { LanguageFn } from './highlight-core.d.ts'

declare const language: LanguageFn
// oxlint-disable-next-line import/no-default-export -- as the module itself
export default language
