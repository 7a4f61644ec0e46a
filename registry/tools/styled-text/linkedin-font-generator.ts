import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES } from '../../lib/styled/tools.ts'
import { PLATFORM_NOTES, platformStyles } from '../../lib/styled/platform-styles.ts'
import { inText } from '../../lib/words/in-text.ts'

export const linkedinFontGenerator = defineTool({
  id: 'linkedin-font-generator',
  category: 'styled-text',
  icon: 'briefcase-business',
  title: 'LinkedIn font generator',
  summary: 'Write bold, italic and other clean styles for LinkedIn posts, headlines and profiles, with character counts.',
  keywords: ['linkedin bold text', 'linkedin italic', 'linkedin fonts', 'linkedin headline font', 'bold text for linkedin'],
  aliases: ['linkedin-text-generator'],
  slugs: {
    es: 'letras-para-linkedin',
    fr: 'ecriture-linkedin',
    id: 'font-linkedin',
    it: 'scritte-per-linkedin',
    pl: 'czcionki-na-linkedin',
    pt: 'fonte-para-linkedin',
    ru: 'shrift-dlya-linkedin',
  },
  effect: 'pure',
  ...platformStyles('linkedin', [
    'sansBold',
    'sansItalic',
    'sansBoldItalic',
    'bold',
    'italic',
    'boldItalic',
    'sans',
    'monospace',
    'doubleStruck',
    'boldScript',
    'script',
    'smallCaps',
    'fullwidth',
    'circled',
    'underline',
    'strikethrough',
  ]),
  notes: [
    STYLE_NOTES.letters,
    STYLE_NOTES.readers,
    'Recruiters search by keyword: keep job titles and skills in plain letters, or they won’t be found.',
    PLATFORM_NOTES.lengths,
  ],
  examples: [
    {
      input: { text: 'We are hiring' },
      in: inText({
        es: 'Buscamos talento',
        fr: 'Nous recrutons',
        id: 'Kami merekrut',
        it: 'Stiamo assumendo',
        pl: 'Rekrutujemy',
        pt: 'Estamos contratando',
      }),
      output: {
        styles: [
          { style: 'sansBold', text: '𝗪𝗲 𝗮𝗿𝗲 𝗵𝗶𝗿𝗶𝗻𝗴', length: 24 },
          { style: 'sansItalic', text: '𝘞𝘦 𝘢𝘳𝘦 𝘩𝘪𝘳𝘪𝘯𝘨', length: 24 },
          { style: 'sansBoldItalic', text: '𝙒𝙚 𝙖𝙧𝙚 𝙝𝙞𝙧𝙞𝙣𝙜', length: 24 },
          { style: 'bold', text: '𝐖𝐞 𝐚𝐫𝐞 𝐡𝐢𝐫𝐢𝐧𝐠', length: 24 },
          { style: 'italic', text: '𝑊𝑒 𝑎𝑟𝑒 ℎ𝑖𝑟𝑖𝑛𝑔', length: 23 },
          { style: 'boldItalic', text: '𝑾𝒆 𝒂𝒓𝒆 𝒉𝒊𝒓𝒊𝒏𝒈', length: 24 },
          { style: 'sans', text: '𝖶𝖾 𝖺𝗋𝖾 𝗁𝗂𝗋𝗂𝗇𝗀', length: 24 },
          { style: 'monospace', text: '𝚆𝚎 𝚊𝚛𝚎 𝚑𝚒𝚛𝚒𝚗𝚐', length: 24 },
          { style: 'doubleStruck', text: '𝕎𝕖 𝕒𝕣𝕖 𝕙𝕚𝕣𝕚𝕟𝕘', length: 24 },
          { style: 'boldScript', text: '𝓦𝓮 𝓪𝓻𝓮 𝓱𝓲𝓻𝓲𝓷𝓰', length: 24 },
          { style: 'script', text: '𝒲ℯ 𝒶𝓇ℯ 𝒽𝒾𝓇𝒾𝓃ℊ', length: 21 },
          { style: 'smallCaps', text: 'Wᴇ ᴀʀᴇ ʜɪʀɪɴɢ', length: 13 },
          { style: 'fullwidth', text: 'Ｗｅ\u3000ａｒｅ\u3000ｈｉｒｉｎｇ', length: 13 },
          { style: 'circled', text: 'Ⓦⓔ ⓐⓡⓔ ⓗⓘⓡⓘⓝⓖ', length: 13 },
          {
            style: 'underline',
            text: 'W\u0332e\u0332 \u0332a\u0332r\u0332e\u0332 \u0332h\u0332i\u0332r\u0332i\u0332n\u0332g\u0332',
            length: 26,
          },
          {
            style: 'strikethrough',
            text: 'W\u0336e\u0336 \u0336a\u0336r\u0336e\u0336 \u0336h\u0336i\u0336r\u0336i\u0336n\u0336g\u0336',
            length: 26,
          },
        ],
      },
    },
    {
      title: 'Which styles fit',
      input: {
        text: 'Data Engineer | Pipelines, warehouses and clean tables | Python, SQL and a lot of patience | Speaker and mentor for career changers',
      },
      in: inText({
        es: 'Ingeniera de datos | Flujos, almacenes y tablas limpias | Python, SQL y mucha paciencia | Ponente y mentora de quienes cambian de profesión',
        fr: 'Ingénieure de données | Flux, entrepôts et tables propres | Python, SQL et beaucoup de patience | Conférencière et mentore en reconversion',
        id: 'Insinyur data | Alur data, gudang data, dan tabel yang rapi | Python, SQL, dan banyak kesabaran | Pembicara dan mentor bagi yang pindah karier',
        it: 'Data engineer | Pipeline, data warehouse e tabelle pulite | Python, SQL e molta pazienza | Relatrice e mentore per chi cambia carriera',
        pl: 'Inżynier danych | Potoki, hurtownie i czyste tabele | Python, SQL i dużo cierpliwości | Prelegent i mentor osób, które zmieniają zawód',
        pt: 'Engenheira de dados | Pipelines, data warehouses e tabelas limpas | Python, SQL e muita paciência | Palestrante e mentora de quem muda de carreira',
      }),
      output: {
        limits: [
          { place: 'post', limit: 3000, fits: 'all' },
          { place: 'comment', limit: 1250, fits: 'all' },
          { place: 'headline', limit: 220, fits: 'some' },
          { place: 'about', limit: 2600, fits: 'all' },
        ],
      },
    },
    {
      title: 'Back to plain text',
      input: { text: '𝗢𝗽𝗲𝗻 𝘵𝘰 𝘸𝘰𝘳𝘬', direction: 'plain' },
      in: inText({
        es: '𝗕𝘂𝘀𝗰𝗼 𝘦𝘮𝘱𝘭𝘦𝘰',
        fr: '𝗖𝗵𝗲𝗿𝗰𝗵𝗲 𝘦𝘮𝘱𝘭𝘰𝘪',
        id: '𝗦𝗶𝗮𝗽 𝘣𝘦𝘬𝘦𝘳𝘫𝘢',
        it: '𝗖𝗲𝗿𝗰𝗼 𝘭𝘢𝘷𝘰𝘳𝘰',
        pl: '𝗦𝘇𝘂𝗸𝗮𝗺 𝘱𝘳𝘢𝘤𝘺',
        pt: '𝗕𝘂𝘀𝗰𝗼 𝘵𝘳𝘢𝘣𝘢𝘭𝘩𝘰',
      }),
      output: { text: 'Open to work' },
    },
  ],
})
