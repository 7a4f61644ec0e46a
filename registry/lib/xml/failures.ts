import { defineFailures, type FailureParamsOf } from '../../../engine/core/define.ts'
import { NOT_XML } from './chars.ts'

/** Everything that can keep a text from being well-formed XML 1.0. */
export const xmlFailures = defineFailures({
  'xml-character': 'XML 1.0 does not allow the character {{code}}. Remove or replace it.',
  'xml-no-root': 'There is no element here. An XML document needs exactly one root element.',
  'xml-second-root':
    'An XML document has exactly one root element; “<{{name}}>” is a second one. Put both inside one element, or remove it.',
  'xml-text-outside': 'Text isn’t allowed outside the root element. Move it inside, or remove it.',
  'xml-name-expected': 'A name is expected here, not “{{found}}”.',
  'xml-stray-less-than': '“<” starts a tag, but no name follows. As text, write &lt;.',
  'xml-stray-ampersand': '“&” starts a reference that must end with “;”, but this one doesn’t. As text, write &amp;.',
  'xml-bad-reference': '“{{reference}}” isn’t a character that XML 1.0 allows. Remove or replace it.',
  'xml-unknown-entity':
    'The entity “&{{name}};” is not declared; XML itself has only lt, gt, amp, quot and apos. Write the character itself instead.',
  'xml-entity-markup': '“&{{name}};” stands for markup, but only entities that stand for text are supported. Put the markup in its place.',
  'xml-entity-place':
    'The entity “&{{name}};” refers to something outside this document, which isn’t allowed here. Replace it with its text.',
  'xml-entity-recursion': 'The entity “&{{name}};” contains itself. Remove it from its own declaration.',
  'xml-entity-depth': 'The entity “&{{name}};” is nested more than {{most, number}} levels deep. Declare it with fewer levels.',
  'xml-entity-bomb': 'The entities would expand to more than {{most, number}} characters. Shorten them, or use them less often.',
  'xml-repeated-attribute': 'The attribute “{{name}}” appears twice in this tag. Remove one of the two.',
  'xml-attribute-value': 'The attribute “{{name}}” needs an equals sign and a value in quotation marks.',
  'xml-attribute-less-than': '“<” isn’t allowed in an attribute value. Write &lt;, or close the value before it.',
  'xml-space-missing': 'A space is missing before “{{found}}”.',
  'xml-unclosed-value': 'The quotation mark that opens here is never closed. Add another at the end of the value.',
  'xml-unclosed-tag': 'The tag that opens here is never closed. Add “>” at its end.',
  'xml-unclosed-part': 'This is never closed. Add “{{close}}” at its end.',
  'xml-unclosed-element': 'The element “{{name}}” that opens here is never closed. Add its closing tag.',
  'xml-wrong-close':
    '“</{{found}}>” can’t close “<{{opened}}>” from line {{line, number}}. Close that element first, or correct one of the two names.',
  'xml-stray-close': '“</{{name}}>” has no opening tag. Add one before it, or remove it.',
  'xml-section-end': '“]]>” isn’t allowed in text. Write ]]&gt;.',
  'xml-comment-dashes': 'A comment can’t contain two hyphens in a row or end with a hyphen. Remove one of them.',
  'xml-declaration': 'The XML declaration must look like <?xml version="1.0" encoding="UTF-8"?>.',
  'xml-declaration-place': 'The XML declaration must come at the very start, without a space or line before it.',
  'xml-doctype': 'This part of the DOCTYPE is malformed. Correct it, or remove the DOCTYPE.',
  'xml-doctype-place': 'There can be only one DOCTYPE, before the root element. Move or remove this one.',
  'xml-parameter-entity': 'Parameter entities such as “%{{name}};” aren’t supported here. Put the text in its place.',
})

type XmlFailure = keyof typeof xmlFailures.words

/** Refuses at an offset of the text. */
export type XmlFail = <K extends XmlFailure>(code: K, offset: number, params: FailureParamsOf<(typeof xmlFailures.words)[K]>) => never

/** Refuses by the first fault: a character that is not allowed counts before whatever follows it. */
export function failIn(text: string, field: string): XmlFail {
  return (code, offset, params) => {
    checkXmlCharacters(text.slice(0, offset), field)
    return (xmlFailures.fail as (code: string, details: object) => never)(code, { ...params, field, offset, text })
  }
}

/** Refuses at one place, wherever the fault is: for what an entity stands for, the reference to it. */
export function failAt(fail: XmlFail, offset: number): XmlFail {
  return (code, _, params) => fail(code, offset, params)
}

/** @throws ToolError xml-character at the first character that XML 1.0 has no place for */
export function checkXmlCharacters(text: string, field: string): void {
  const offset = text.search(NOT_XML)
  if (offset < 0) return
  const code = `U+${(text.codePointAt(offset) as number).toString(16).toUpperCase().padStart(4, '0')}`
  xmlFailures.fail('xml-character', { code, field, offset, text })
}
