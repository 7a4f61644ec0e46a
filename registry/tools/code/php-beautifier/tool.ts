import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { codeFailures } from '../../../lib/code/failures.ts'
import { indentation, indentationOptions, lineWidth, quotes } from '../../../lib/code/layout.ts'
import { formatPhp } from './format.ts'
import { phpFailures, phpVersion } from '../../../lib/php/syntax.ts'
import { inWords } from '../../../lib/words/in-text.ts'

const SAMPLE =
  '<?php\n// greet\nfunction greet(array $names,string $word="Hello"):string{if(!$names)return "";$out=[];foreach($names as $i=>$name){$out[]="$word, $name!";}return implode("\\n",$out);}'

export const phpBeautifier = defineTool({
  id: 'php-beautifier',
  category: 'code',
  icon: 'file-code-2',
  title: 'PHP beautifier',
  summary: 'Format (beautify) PHP in the PER coding style. Comments are kept, and the result is checked against the original.',
  keywords: ['php formatter', 'format php code', 'pretty print php', 'php code beautifier', 'psr-12 formatter'],
  aliases: ['php-formatter'],
  slugs: {
    es: ['formateador-php', 'embellecedor-php'],
    fr: ['formater-php', 'embellisseur-php'],
    id: ['format-php', 'perapi-kode-php'],
    it: 'formattatore-php',
    pl: 'formatowanie-php',
    pt: 'formatador-php',
    ru: 'formatirovanie-php',
  },
  recognizes: [{ kind: 'php' }],
  effect: 'pure',
  input: z.object({
    text: text('PHP', { control: 'code', language: 'php', media: 'application/x-php' }),
    version: phpVersion('Version'),
    indentation: indentation('4'),
    lineWidth: lineWidth(120),
    quotes: quotes('single'),
    braces: choice(
      'Opening braces',
      { 'per-cs': 'On a new line for classes and functions', '1tbs': 'Always on the same line' },
      { advanced: true },
    ),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'php', media: 'application/x-php', fileName: 'formatted.php' }),
  }),
  failures: { ...codeFailures.words, ...phpFailures.words },
  notes: [
    'The style is that of Prettier’s PHP plugin, based on PER. Choose the oldest PHP version that has to run the result; it decides, for example, where trailing commas are allowed.',
    'Two parsers read the result again, and its syntax tree and comments are compared with those of your code. If they differ, you get an error instead of a result.',
    'HTML outside the PHP tags is not formatted.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inWords(SAMPLE, {
        '// greet': {
          es: '// saludar',
          fr: '// saluer',
          id: '// sapa',
          it: '// saluta',
          pl: '// przywitaj',
          pt: '// cumprimentar',
          ru: '// поприветствовать',
        },
        Hello: { es: 'Hola', fr: 'Bonjour', id: 'Halo', it: 'Ciao', pl: 'Cześć', pt: 'Olá', ru: 'Привет' },
      }),
      output: {
        text: '<?php\n// greet\nfunction greet(array $names, string $word = \'Hello\'): string\n{\n    if (!$names) {\n        return \'\';\n    }\n    $out = [];\n    foreach ($names as $i => $name) {\n        $out[] = "$word, $name!";\n    }\n    return implode("\\n", $out);\n}\n',
      },
    },
    {
      title: 'Classes and enums',
      input: {
        text: '<?php enum Suit:string{case Hearts="H";} final class Card{public function __construct(private readonly Suit $suit,){}}',
      },
      output: {
        text: "<?php enum Suit: string\n{\n    case Hearts = 'H';\n}\nfinal class Card\n{\n    public function __construct(private readonly Suit $suit) {}\n}\n",
      },
    },
    {
      title: 'Two spaces, braces on the same line',
      input: { text: '<?php class A{function f(){return [1,2];}}', indentation: '2', braces: '1tbs' },
      output: { text: '<?php class A {\n  function f() {\n    return [1, 2];\n  }\n}\n' },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, version, indentation: chosen, lineWidth: printWidth, quotes: marks, braces }) => ({
    text: await formatPhp(text, version, {
      ...indentationOptions(chosen),
      printWidth,
      singleQuote: marks === 'single',
      braceStyle: braces,
    }),
  }),
})
