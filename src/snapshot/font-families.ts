import type { FontId } from './options.ts'

const FALLBACKS = "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, 'Liberation Mono', monospace"

/** Names of the fonts that the site ships, all under the SIL Open Font License 1.1. */
export const SHIPPED: Readonly<Record<Exclude<FontId, 'system'>, string>> = {
  'fira-code': 'Fira Code',
  'jetbrains-mono': 'JetBrains Mono',
  'source-code-pro': 'Source Code Pro',
}

/** Each font with what stands in for it where it is not there. */
export const FAMILIES: Readonly<Record<FontId, string>> = {
  'fira-code': `'Fira Code', ${FALLBACKS}`,
  'jetbrains-mono': `'JetBrains Mono', ${FALLBACKS}`,
  'source-code-pro': `'Source Code Pro', ${FALLBACKS}`,
  system: FALLBACKS,
}
