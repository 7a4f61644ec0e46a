/** Languages offered where the rules of a text depend on its language. */
export const TEXT_LANGUAGES = [
  'en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru',
  'ar', 'az', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'fi', 'he', 'hi', 'hr', 'hu', 'ja', 'ko', 'lt', 'ms', 'nb', 'nl', 'ro', 'sk', 'sr', 'sv', 'th', 'tr', 'uk', 'vi', 'zh',
] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]
