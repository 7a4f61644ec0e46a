import type { Options as Schema } from 'rehype-sanitize'

const FLOW =
  'address article aside body center dialog dir fieldset figcaption figure footer form header hgroup html legend listing main menu nav search xmp caption'.split(
    ' ',
  )
const INLINE = 'ins kbd mark sub sup u'.split(' ')

/** What the library allows, and blocks without attributes, so that their texts do not run together. */
export function safeSchema(schema: Schema): Schema {
  return {
    ...schema,
    tagNames: [...(schema.tagNames ?? []), ...FLOW, ...INLINE],
    clobberPrefix: '',
    strip: 'script style title noscript iframe noembed noframes object svg math canvas audio video select textarea datalist'.split(' '),
    // Addresses are judged by `dropUnsafeAddresses`: the library takes no scheme in capital letters.
    protocols: {},
  }
}

/** Kinds of address that a link or image of {@link safeSchema} may have. */
export const safeSchemes = (schema: Schema) => ({
  ...schema.protocols,
  href: ['http', 'https', 'mailto', 'tel', 'ftp', 'irc', 'ircs', 'xmpp'],
  src: ['http', 'https', 'data'],
})
