import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { flag, text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { indentation, quotes } from '../../../lib/code/layout.ts'
import { pugFailures, writePug } from './pug.ts'
import { htmlFailures, readHtml } from '../../../lib/html/source.ts'
import { inText } from '../../../lib/words/in-text.ts'

export const htmlToPug = defineTool({
  id: 'html-to-pug',
  category: 'code',
  icon: 'dog',
  title: 'HTML to Pug converter',
  summary: 'Convert HTML to a Pug template (formerly Jade), keeping every space that a browser would show.',
  keywords: ['html to jade', 'html2pug', 'html2jade', 'pug converter', 'pug template', 'convert html to pug'],
  aliases: ['html-to-jade', 'html2pug'],
  slugs: {
    es: 'html-a-pug',
    fr: 'html-en-pug',
    id: 'html-ke-pug',
    it: 'da-html-a-pug',
    pl: 'html-na-pug',
    pt: 'html-para-pug',
    ru: 'html-v-pug',
  },
  recognizes: [{ kind: 'html', confidence: 0.86 }],
  effect: 'pure',
  input: z.object({
    text: text('HTML', { control: 'code', language: 'html', media: 'text/html' }),
    indentation: indentation(),
    quotes: quotes('single'),
    shorthand: flag('Shorthand for IDs and classes', { default: true, help: '#main.wide instead of attributes.' }),
    comments: flag('Keep comments', { default: true }),
  }),
  output: z.object({ text: part(z.string(), 'Pug', { view: 'code', media: 'text/x-pug', fileName: 'template.pug' }) }),
  failures: { ...htmlFailures.words, ...pugFailures.words },
  notes: [
    'Your HTML is parsed by the HTML Standard’s algorithm, as in browsers. Elements that the parser adds, such as tbody, are not written.',
    'Pug puts no space between lines, so a visible space is written as a lone |. The interpolation markers #{, !{ and #[ are escaped.',
    'Scripts and styles become blocks. A script with multi-line template literals keeps its indentation, because spaces in them are text.',
  ],
  examples: [
    {
      input: {
        text: '<!doctype html>\n<html lang="en">\n<head><title>Tea</title></head>\n<body>\n  <!-- the list -->\n  <ul id="list" class="tea wide">\n    <li><a href="/green">Green</a></li>\n    <li>Black <em>or</em> white</li>\n  </ul>\n</body>\n</html>',
      },
      in: inText({
        es: '<!doctype html>\n<html lang="es">\n<head><title>Té</title></head>\n<body>\n  <!-- la lista -->\n  <ul id="list" class="tea wide">\n    <li><a href="/green">Verde</a></li>\n    <li>Negro <em>o</em> blanco</li>\n  </ul>\n</body>\n</html>',
        fr: '<!doctype html>\n<html lang="fr">\n<head><title>Thé</title></head>\n<body>\n  <!-- la liste -->\n  <ul id="list" class="tea wide">\n    <li><a href="/green">Vert</a></li>\n    <li>Noir <em>ou</em> blanc</li>\n  </ul>\n</body>\n</html>',
        id: '<!doctype html>\n<html lang="id">\n<head><title>Teh</title></head>\n<body>\n  <!-- daftar -->\n  <ul id="list" class="tea wide">\n    <li><a href="/green">Hijau</a></li>\n    <li>Hitam <em>atau</em> putih</li>\n  </ul>\n</body>\n</html>',
        it: '<!doctype html>\n<html lang="it">\n<head><title>Tè</title></head>\n<body>\n  <!-- l’elenco -->\n  <ul id="list" class="tea wide">\n    <li><a href="/green">Verde</a></li>\n    <li>Nero <em>o</em> bianco</li>\n  </ul>\n</body>\n</html>',
        pl: '<!doctype html>\n<html lang="pl">\n<head><title>Herbata</title></head>\n<body>\n  <!-- lista -->\n  <ul id="list" class="tea wide">\n    <li><a href="/green">Zielona</a></li>\n    <li>Czarna <em>lub</em> biała</li>\n  </ul>\n</body>\n</html>',
        pt: '<!doctype html>\n<html lang="pt">\n<head><title>Chá</title></head>\n<body>\n  <!-- a lista -->\n  <ul id="list" class="tea wide">\n    <li><a href="/green">Verde</a></li>\n    <li>Preto <em>ou</em> branco</li>\n  </ul>\n</body>\n</html>',
        ru: '<!doctype html>\n<html lang="ru">\n<head><title>Чай</title></head>\n<body>\n  <!-- список -->\n  <ul id="list" class="tea wide">\n    <li><a href="/green">Зелёный</a></li>\n    <li>Чёрный <em>или</em> белый</li>\n  </ul>\n</body>\n</html>',
      }),
      output: {
        text: "doctype html\nhtml(lang='en')\n  head\n    title Tea\n  body\n    // the list \n    ul#list.tea.wide\n      li\n        a(href='/green') Green\n      li\n        | Black\n        |\n        em or\n        |\n        | white\n",
      },
    },
    {
      title: 'Scripts and pre',
      input: { text: '<pre>one\n  two</pre><script>\n  let a = 1\n  if (a) run()\n</script>' },
      in: inText({
        es: '<pre>uno\n  dos</pre><script>\n  let a = 1\n  if (a) run()\n</script>',
        fr: '<pre>un\n  deux</pre><script>\n  let a = 1\n  if (a) run()\n</script>',
        id: '<pre>satu\n  dua</pre><script>\n  let a = 1\n  if (a) run()\n</script>',
        it: '<pre>uno\n  due</pre><script>\n  let a = 1\n  if (a) run()\n</script>',
        pl: '<pre>jeden\n  dwa</pre><script>\n  let a = 1\n  if (a) run()\n</script>',
        pt: '<pre>um\n  dois</pre><script>\n  let a = 1\n  if (a) run()\n</script>',
        ru: '<pre>один\n  два</pre><script>\n  let a = 1\n  if (a) run()\n</script>',
      }),
      output: { text: 'pre\n  | one\n  |   two\nscript.\n  let a = 1\n  if (a) run()\n' },
    },
    {
      title: 'Interpolation markers are escaped',
      input: { text: '<p title="a #{b}">Use #{name} here</p>', quotes: 'double', indentation: 'tab' },
      in: inText({
        es: '<p title="a #{b}">Usa #{name} aquí</p>',
        fr: '<p title="a #{b}">Utilisez #{name} ici</p>',
        id: '<p title="a #{b}">Pakai #{name} di sini</p>',
        it: '<p title="a #{b}">Usa #{name} qui</p>',
        pl: '<p title="a #{b}">Użyj tu #{name}</p>',
        pt: '<p title="a #{b}">Use #{name} aqui</p>',
        ru: '<p title="a #{b}">Подставьте #{name} сюда</p>',
      }),
      output: { text: 'p(title="a #{b}") Use \\#{name} here\n' },
    },
  ],
  limits: { timeMs: 20_000 },
  transform: async ({ text, indentation: chosen, ...style }) => ({
    text: await writePug(await readHtml(text), { ...style, indent: chosen === 'tab' ? '\t' : ' '.repeat(Number(chosen)) }),
  }),
})
