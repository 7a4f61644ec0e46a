// The part of highlight.js that is used here: its own types bring the library of a page with them.
export type LanguageFn = (api: unknown) => object
export type HLJSApi = {
  newInstance(): HLJSApi
  registerLanguage(name: string, language: LanguageFn): void
  highlight(text: string, options: { language: string; ignoreIllegals?: boolean }): { readonly value: string }
  highlightAuto(text: string, languages?: string[]): { readonly language?: string; readonly relevance: number }
}
declare const core: HLJSApi
// oxlint-disable-next-line import/no-default-export -- as the module itself
export default core
