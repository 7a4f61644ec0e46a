import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { codeFailures } from '../../lib/code/failures.ts'
import { indentation, lineWidth } from '../../lib/code/layout.ts'
import { formatLua } from '../../lib/lua/format.ts'
import { inWords } from '../../lib/words/in-text.ts'

const SAMPLE =
  'local M={} -- module\nfunction M.greet(names)local out={}for i,name in ipairs(names)do if name~=""then out[#out+1]="Hello, "..name else return nil end end return out end\nreturn M'

export const luaBeautifier = defineTool({
  id: 'lua-beautifier',
  category: 'code',
  icon: 'moon',
  title: 'Lua beautifier',
  summary: 'Format (beautify) code in Lua 5.1 to 5.4 and LuaJIT: indented, one statement per line. Only whitespace changes.',
  keywords: ['lua formatter', 'format lua code', 'pretty print lua', 'lua indent', 'unminify lua', 'luajit formatter'],
  aliases: ['lua-formatter'],
  slugs: {
    es: ['formateador-lua', 'embellecedor-lua'],
    fr: ['formater-lua', 'embellisseur-lua'],
    id: ['format-lua', 'perapi-kode-lua'],
    it: 'formattatore-lua',
    pl: 'formatowanie-lua',
    pt: 'formatador-lua',
    ru: 'formatirovanie-lua',
  },
  recognizes: [{ kind: 'lua' }],
  effect: 'pure',
  input: z.object({
    text: text('Lua', { control: 'code', language: 'lua', media: 'text/x-lua' }),
    indentation: indentation('4'),
    lineWidth: lineWidth(),
  }),
  output: z.object({ text: part(z.string(), 'Result', { view: 'code', language: 'lua', media: 'text/x-lua', fileName: 'formatted.lua' }) }),
  failures: codeFailures.words,
  notes: [
    'Lua 5.1 to 5.4 and LuaJIT are supported, with goto, attributes such as <const>, integer division and LuaJIT’s number suffixes. Luau’s extensions are not.',
    'Tables and one-statement functions stay on one line if they fit, unless you split them across lines. Other long expressions keep your line breaks, and single blank lines stay.',
    'Before it is shown, the result is parsed again and compared with your input, comments included.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inWords(SAMPLE, {
        '-- module': {
          es: '-- módulo',
          fr: '-- module',
          id: '-- modul',
          it: '-- modulo',
          pl: '-- moduł',
          pt: '-- módulo',
          ru: '-- модуль',
        },
        'Hello, ': { es: 'Hola, ', fr: 'Bonjour, ', id: 'Halo, ', it: 'Ciao, ', pl: 'Cześć, ', pt: 'Olá, ', ru: 'Привет, ' },
      }),
      output: {
        text: 'local M = {} -- module\nfunction M.greet(names)\n    local out = {}\n    for i, name in ipairs(names) do\n        if name ~= "" then\n            out[#out + 1] = "Hello, " .. name\n        else\n            return nil\n        end\n    end\n    return out\nend\nreturn M\n',
      },
    },
    {
      title: 'Lua 5.4',
      input: { text: 'local limit<const>,file<close> =10//3,open()goto done ::done:: print(limit&1,~limit,- -limit)', indentation: '2' },
      output: { text: 'local limit <const>, file <close> = 10 // 3, open()\ngoto done\n::done::\nprint(limit & 1, ~limit, - -limit)\n' },
    },
    {
      title: 'Tables',
      input: { text: 'return{\nname="box",size={w=1,h=2},\non={click=function(x)return x end},[ [[a key]] ]=true}', indentation: 'tab' },
      output: {
        text: 'return {\n\tname = "box", size = { w = 1, h = 2 },\n\ton = { click = function(x) return x end }, [ [[a key]]] = true\n}\n',
      },
    },
  ],
  transform: ({ text, indentation: chosen, lineWidth: width }) => {
    const indentWidth = chosen === 'tab' ? 4 : Number(chosen)
    return { text: formatLua(text, { indent: chosen === 'tab' ? '\t' : ' '.repeat(indentWidth), indentWidth, lineWidth: width }) }
  },
})
