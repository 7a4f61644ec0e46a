import { defineFailures } from '../../../../engine/core/define.ts'

/** What a token of HTTP may hold beside letters and digits (RFC 9110, 5.6.2), as it is told. */
const MARKS = "! # $ % & ' * + - . ^ _ ` | ~"

/** What is told of a word that is no token of at most so many characters; nothing of one that is. */
export const tokenFault = (word: string, most: number) =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(word) && word.length <= most ? undefined : { marks: MARKS, most }

/** What of a command cannot become a request. */
export const requestFailures = defineFailures({
  'no-url': 'The command has no URL. Add the address of the request.',
  'several-urls': 'Another URL begins here, so curl would send several requests. Convert them one at a time.',
  'next-request': '{{option}} begins another request. Convert the requests one at a time.',
  'two-bodies': 'curl doesn’t accept {{first}} and {{second}} together. Remove one of them.',
  'standard-input': '“{{value}}” reads standard input, which isn’t known here. Put the value itself into the command.',
  'form-field': 'A form field needs a name and a value, such as -F name=value.',
  'form-files': 'Several files under one name can’t be converted. Write one -F for each file.',
  'form-setting': '“{{setting}}” of a form field can’t be converted. Remove it.',
  'bad-header':
    '“{{name}}” can’t be the name of a header. It may contain letters, digits and {{marks}}, up to {{most, number}} characters.',
  'bad-header-value': 'The header “{{name}}” contains a line break or control character, which libraries refuse. Remove it.',
  'method-name':
    '“{{method}}” can’t be a request method. It may contain letters, digits and {{marks}}, up to {{most, number}} characters, such as POST.',
  'not-a-duration': '{{option}} needs a number of seconds, such as 10 or 2.5.',
  'not-a-count': '{{option}} needs a whole number.',
  'bad-proxy': 'This isn’t the address of a proxy. Write it like http://proxy.example:3128.',
  'not-utf8': 'This contains bytes that aren’t UTF-8. Only a request body may have them.',
})
