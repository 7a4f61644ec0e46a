/**
 * What the product tells the engine's types. Its list of languages extends this by `language`, the union of their ids,
 * so that a slug in a language that the site does not have does not compile.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface Register {}

export type Language = Register extends { language: infer L extends string } ? L : string
/** Languages besides English, in which entries are written: their slugs, and words of their own. */
export type OtherLanguage = Exclude<Language, 'en'>
