import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES } from '../../lib/styled/tools.ts'
import { DISCORD_MARKUP, markupTable, writeDiscord } from '../../lib/styled/chat-markup.ts'
import { PLATFORM_NOTES, platformStyles } from '../../lib/styled/platform-styles.ts'
import { inText } from '../../lib/words/in-text.ts'

const letters = platformStyles('discord', [
  'boldFraktur',
  'boldScript',
  'sansBold',
  'sansBoldItalic',
  'doubleStruck',
  'monospace',
  'smallCaps',
  'fraktur',
  'script',
  'bold',
  'fullwidth',
  'circled',
  'negativeCircled',
  'squared',
  'negativeSquared',
  'regionalIndicator',
  'superscript',
  'upsideDown',
  'asianStyle',
  'currency',
])

export const discordFontGenerator = defineTool({
  id: 'discord-font-generator',
  category: 'styled-text',
  icon: 'headset',
  title: 'Discord font generator',
  summary: 'Format Discord messages with bold, spoilers, headings and code, and write names in fancy letters.',
  keywords: [
    'discord text formatting',
    'discord markdown',
    'discord bold',
    'discord spoiler',
    'discord name font',
    'discord fonts',
    'discord underline',
  ],
  aliases: ['discord-text-generator'],
  slugs: {
    es: 'letras-para-discord',
    fr: 'ecriture-discord',
    id: 'font-discord',
    it: 'scritte-per-discord',
    pl: 'czcionki-na-discord',
    pt: 'fonte-para-discord',
    ru: 'shrift-dlya-diskorda',
  },
  effect: 'pure',
  input: letters.input,
  output: z.object({ formatting: markupTable(DISCORD_MARKUP), ...letters.output.shape }),
  notes: [
    'Discord’s built-in formatting is Markdown: type or paste it into a message, and Discord renders it. Search finds it and screen readers read it, so prefer it in messages; names and statuses show the raw marks. Characters with a special meaning are escaped with a backslash.',
    STYLE_NOTES.letters,
    STYLE_NOTES.readers,
    PLATFORM_NOTES.handles,
    PLATFORM_NOTES.lengths,
  ],
  examples: [
    {
      input: { text: 'Game night' },
      in: inText({
        es: 'Noche de juegos',
        fr: 'Soirée jeux',
        id: 'Malam main gim',
        it: 'Serata giochi',
        pl: 'Wieczór gier',
        pt: 'Noite de jogos',
        ru: 'Вечер Dota 2',
      }),
      output: {
        formatting: [
          { format: 'bold', text: '**Game night**' },
          { format: 'italic', text: '*Game night*' },
          { format: 'boldItalic', text: '***Game night***' },
          { format: 'underline', text: '__Game night__' },
          { format: 'strikethrough', text: '~~Game night~~' },
          { format: 'spoiler', text: '||Game night||' },
          { format: 'heading', text: '# Game night' },
          { format: 'smallText', text: '-# Game night' },
          { format: 'quote', text: '> Game night' },
          { format: 'bullets', text: '- Game night' },
          { format: 'numbers', text: '1. Game night' },
          { format: 'code', text: '`Game night`' },
          { format: 'codeBlock', text: '```\nGame night\n```' },
        ],
      },
    },
    {
      title: 'Special characters are escaped',
      input: { text: '2 * 3_4' },
      output: {
        formatting: [
          { format: 'bold', text: '**2 \\* 3\\_4**' },
          { format: 'italic', text: '*2 \\* 3\\_4*' },
          { format: 'boldItalic', text: '***2 \\* 3\\_4***' },
          { format: 'underline', text: '__2 \\* 3\\_4__' },
          { format: 'strikethrough', text: '~~2 \\* 3\\_4~~' },
          { format: 'spoiler', text: '||2 \\* 3\\_4||' },
          { format: 'heading', text: '# 2 \\* 3\\_4' },
          { format: 'smallText', text: '-# 2 \\* 3\\_4' },
          { format: 'quote', text: '> 2 \\* 3\\_4' },
          { format: 'bullets', text: '- 2 \\* 3\\_4' },
          { format: 'numbers', text: '1. 2 \\* 3\\_4' },
          { format: 'code', text: '`2 * 3_4`' },
          { format: 'codeBlock', text: '```\n2 * 3_4\n```' },
        ],
      },
    },
    {
      title: 'Which styles fit',
      input: { text: 'Raid', frame: '『A』' },
      in: inText({ es: 'Asalto', fr: 'Assaut', id: 'Serbu', it: 'Assalto', pl: 'Rajd', pt: 'Invasão' }),
      output: {
        limits: [
          { place: 'message', limit: 2000, fits: 'all' },
          { place: 'name', limit: 32, fits: 'all' },
          { place: 'about', limit: 190, fits: 'all' },
          { place: 'status', limit: 128, fits: 'all' },
        ],
      },
    },
    {
      title: 'Back to plain text',
      input: { text: '𝕲𝖆𝖒𝖊 𝕺𝖛𝖊𝖗', direction: 'plain' },
      in: inText({
        es: '𝕱𝖎𝖓 𝖉𝖊𝖑 𝖏𝖚𝖊𝖌𝖔',
        fr: '𝕱𝖎𝖓 𝖉𝖊 𝖕𝖆𝖗𝖙𝖎𝖊',
        id: '𝕻𝖊𝖗𝖒𝖆𝖎𝖓𝖆𝖓 𝖘𝖊𝖑𝖊𝖘𝖆𝖎',
        it: '𝕱𝖎𝖓𝖊 𝖕𝖆𝖗𝖙𝖎𝖙𝖆',
        pl: '𝕶𝖔𝖓𝖎𝖊𝖈 𝖌𝖗𝖞',
        pt: '𝕱𝖎𝖒 𝖉𝖊 𝖏𝖔𝖌𝖔',
      }),
      output: { text: 'Game Over' },
    },
  ],
  transform: (input) => ({
    formatting: input.direction === 'style' ? (input.text.trim() === '' ? [] : writeDiscord(input.text)) : undefined,
    ...letters.transform(input),
  }),
})
