import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { flag, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { codeFailures } from '../../lib/code/failures.ts'
import { codeSizes, sizesOf } from '../../lib/code/sizes.ts'
import { minifyLua } from '../../lib/lua/format.ts'
import { inWords } from '../../lib/words/in-text.ts'

const SAMPLE = '-- count down\nlocal n = 10\nwhile n > 0 do\n    print("T minus " .. n) -- say it\n    n = n - 1\nend\n'

export const luaMinifier = defineTool({
  id: 'lua-minifier',
  category: 'code',
  icon: 'shrink',
  title: 'Lua minifier',
  summary: 'Minify Lua 5.1 to 5.4 and LuaJIT code by removing comments and unneeded whitespace, and nothing else.',
  keywords: ['minify lua', 'compress lua', 'lua compressor', 'shrink lua script', 'remove lua comments', 'roblox lua minifier'],
  aliases: ['minify-lua', 'lua-compressor'],
  slugs: {
    es: 'minificador-lua',
    fr: 'minifier-lua',
    id: 'minify-lua',
    it: 'minificatore-lua',
    pl: 'minifikacja-lua',
    pt: 'minificador-lua',
    ru: 'minifikatsiya-lua',
  },
  recognizes: [{ kind: 'lua', confidence: 0.97 }],
  effect: 'pure',
  input: z.object({
    text: text('Lua', { control: 'code', language: 'lua', media: 'text/x-lua' }),
    licences: flag('Keep license comments', { default: true, help: 'Comments that start with ! or contain @license or @preserve.' }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'lua', media: 'text/x-lua', fileName: 'script.min.lua' }),
    sizes: codeSizes,
  }),
  failures: codeFailures.words,
  notes: [
    'Lua 5.1 to 5.4 and LuaJIT are supported, with goto, attributes such as <const>, integer division and LuaJIT’s number suffixes. Luau’s extensions are not.',
    'Names are not shortened, so scripts that look them up keep working. Line numbers in error messages change.',
    'Before it is shown, the result is parsed again and compared with your input.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inWords(SAMPLE, {
        'count down': {
          es: 'cuenta atrás',
          fr: 'compte à rebours',
          id: 'hitung mundur',
          it: 'conto alla rovescia',
          pl: 'odliczanie',
          pt: 'contagem regressiva',
          ru: 'обратный отсчёт',
        },
        'T minus ': { es: 'Faltan ', fr: 'Encore ', id: 'Tinggal ', it: 'Mancano ', pl: 'Zostało ', pt: 'Faltam ', ru: 'Осталось ' },
        'say it': { es: 'mostrar', fr: 'afficher', id: 'tampilkan', it: 'mostra', pl: 'pokaż', pt: 'mostrar', ru: 'вывести' },
      }),
      output: { text: 'local n=10 while n>0 do print("T minus "..n)n=n-1 end', sizes: { before: 97, after: 53, saved: 45.4 } },
    },
    {
      title: 'Operators that must stay apart',
      input: { text: 'return a - -b, 1 .. 2, a .. .5, t[ [[key]] ], x --[[ y ]] - z' },
      output: { text: 'return a- -b,1 ..2,a.. .5,t[ [[key]]],x-z' },
    },
    {
      title: 'Lua 5.4 attributes and labels',
      input: { text: '--! MIT\nlocal x <const> = 7 // 2\n::top::\ngoto top' },
      output: { text: '--! MIT\nlocal x<const> =7//2::top::goto top' },
    },
  ],
  transform: ({ text, licences }) => {
    const result = minifyLua(text, { licences })
    return { text: result, sizes: sizesOf(text, result) }
  },
})
