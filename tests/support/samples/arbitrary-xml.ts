import * as fc from 'fast-check'

const TEXTS = ['', ' ', '\n ', 'x', ' y ', '&amp;', '&#32;', 'é😀', ']]', '&gt;', '\t', '<![CDATA[ <z> ]]>', '<!-- c -->', '<?p q?>']
const ATTRIBUTES = ['', ' b="1"', "  c = '&lt; \"'", ' xml:space="preserve"', ' xml:space="default"', ' d=" x\n y "\n']

/** Well-formed documents of mixed and pure content, with every kind of part. */
export const arbitraryXml: fc.Arbitrary<string> = fc
  .letrec<{ element: string; content: string }>((tie) => ({
    element: fc
      .tuple(fc.constantFrom('a', 'b:c', 'é'), fc.constantFrom(...ATTRIBUTES), fc.array(tie('content'), { maxLength: 5 }), fc.boolean())
      .map(([name, attributes, contents, isShort]) =>
        contents.length === 0 && isShort ? `<${name}${attributes}/>` : `<${name}${attributes}>${contents.join('')}</${name}>`,
      ),
    content: fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.constantFrom(...TEXTS), tie('element')),
  }))
  .element.chain((root) =>
    fc
      .tuple(fc.constantFrom('', '<?xml version="1.0"?>\r\n', '<!-- a -->\n'), fc.constantFrom('', '\n', '<!-- z -->', '<?end?>'))
      .map(([before, after]) => before + root + after),
  )
