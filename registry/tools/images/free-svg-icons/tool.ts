import * as z from 'zod'
import type { BaseContext } from '../../../../engine/core/context.ts'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, choices, color, number, text, whole } from '../../../../engine/core/kit.ts'
import { column, facts, table } from '../../../../engine/core/parts.ts'
import { ICON_SETS, ICON_SET_IDS, ICON_STYLES, type IconSet, type IconSetId } from '../../../data/icons/icon-sets.ts'
import { ICON_WORDS, ICON_WORD_LANGUAGES } from '../../../data/icons/icon-words.ts'
import { ICON_WORDS_ID } from '../../../data/icons/icon-words-id.ts'
import { type Icon, readIconSet, wordsOf } from './icon-set.ts'
import { type SearchTerm, searchIcons } from './search.ts'
import { emojiTranslator } from './translate.ts'
import { hasStroke, writeIcon } from './write-icon.ts'

const emojiNames = (language: string) => `emojibase-data/${language}/compact.json`
const filesOf = ({ asset, tags, categories }: IconSet) => [asset, tags, categories].filter((path) => path !== undefined)

const STYLE_LABELS = { outline: 'Outline', filled: 'Filled', duotone: 'Two-tone', thin: 'Thin', light: 'Light', bold: 'Bold' } as const

const SET_TITLES = Object.fromEntries(ICON_SET_IDS.map((id) => [id, ICON_SETS[id].title]))

export const freeSvgIcons = defineTool({
  id: 'free-svg-icons',
  category: 'images',
  icon: 'shapes',
  title: 'Free SVG icons',
  summary: 'Search more than 23,000 free icons from six open source sets, choose size and color, and copy them as SVG, JSX, CSS or PNG.',
  keywords: [
    'icon search',
    'svg icons',
    'icon finder',
    'free icons',
    'lucide',
    'tabler',
    'phosphor',
    'heroicons',
    'bootstrap icons',
    'icon pack',
    'svg download',
  ],
  aliases: ['svg-icons', 'icon-search', 'free-icons'],
  slugs: {
    es: 'iconos-svg-gratis',
    fr: 'icones-svg-gratuites',
    id: 'ikon-svg-gratis',
    it: 'icone-svg-gratis',
    pl: 'darmowe-ikony-svg',
    pt: 'icones-svg-gratis',
    ru: 'besplatnye-svg-ikonki',
  },
  effect: 'pure',
  limits: { timeMs: 20_000 },
  assets: [...Object.values(ICON_SETS).flatMap(filesOf), ...['en', ...ICON_WORD_LANGUAGES].map(emojiNames)],
  input: z.object({
    find: text('Search', {
      max: 100,
      default: '',
      placeholder: 'house',
      help: 'A name or a tag. Leave it empty to browse.',
      narrows: true,
    }),
    sets: choices('Icon sets', ICON_SET_IDS, {
      words: SET_TITLES,
      min: 1,
      default: ['lucide', 'tabler'],
      help: 'A set is loaded when it is first searched: 0.1 MB for Lucide and Heroicons, 0.2 to 0.3 MB for Bootstrap, Tabler and Carbon, 1 MB for Phosphor.',
    }),
    style: choice('Style', { any: 'Any style', ...STYLE_LABELS }, { default: 'any' }),
    license: choice('License', { any: 'Any license', ISC: 'ISC', MIT: 'MIT', 'Apache-2.0': 'Apache 2.0' }, { advanced: true }),
    size: whole('Size', { min: 8, max: 1024, default: 24, unit: 'px' }),
    paint: choice('Color', { current: 'Same as the surrounding text', own: 'A fixed color' }),
    color: color('Fixed color', { default: '#0f5a63', when: { paint: 'own' } }),
    stroke: number('Line width', {
      min: 0.25,
      max: 4,
      optional: true,
      help: 'For icons drawn with lines, such as Lucide. The sets use 2 or 1.5.',
      step: 0.25,
      advanced: true,
    }),
    count: whole('Icons per page', { min: 1, max: 500, default: 96, advanced: true }),
    page: whole('Page', { min: 1, max: 5000, default: 1 }),
  }),
  output: z.object({
    icons: table(
      'Icons',
      {
        name: column(z.string(), 'Name', { format: 'code' }),
        set: column(z.string(), 'Icon set'),
        style: column(z.enum(ICON_STYLES), 'Style', { choices: STYLE_LABELS }),
        license: column(z.string(), 'License'),
        licenseUrl: column(z.string(), 'License text'),
        source: column(z.string(), 'Source'),
        svg: column(z.string(), 'SVG', { format: 'code' }),
      },
      { view: 'icons' },
    ),
    found: facts('Found', { total: column(z.int(), 'Icons found'), page: column(z.int(), 'Page'), pages: column(z.int(), 'Pages') }),
  }),
  failures: {
    'nothing-found': 'No icon in the chosen sets matches “{{given}}”. Try a shorter or English word, another style, or more sets.',
    'no-such-page': {
      one: 'There is only {{count, number}} page of icons. Choose page 1.',
      other: 'There are only {{count, number}} pages of icons. Choose one of them.',
    },
    'none-of-kind': 'The chosen sets have no icons of this style and license. Choose another style, license or set.',
  },
  notices: {
    translated: 'Icons have English names, so this was searched as: {{words}}.',
    'english-only': 'Icons have English names. If nothing fits, try the English word.',
    'no-stroke': 'Some of these icons are not drawn with lines, so the line width does not change them.',
  },
  notes: [
    'The icons come from Lucide, Tabler Icons, Bootstrap Icons, Heroicons, Carbon and Phosphor, as packaged by Iconify. ISC, MIT and Apache 2.0 all allow personal and commercial use; keep the license notice when you pass the icons on as a set.',
    'Logos of companies among the icons are trademarks of their owners: the license covers the drawing, not the brand.',
    'In other languages, words are looked up through the names of emoji (Unicode CLDR, via Emojibase), which cover everyday things; technical terms are found by their English names.',
  ],
  examples: [
    {
      title: 'House icons',
      input: { find: 'house', sets: ['lucide'], count: 8 },
      in: {
        es: { input: { find: 'casa' } },
        fr: { input: { find: 'maison' } },
        id: { input: { find: 'rumah' } },
        it: { input: { find: 'casa' } },
        pl: { input: { find: 'dom' } },
        pt: { input: { find: 'casa' } },
        ru: { input: { find: 'дом' } },
      },
      output: { found: { total: 26, page: 1, pages: 4 } },
    },
    {
      title: 'Filled stars in a fixed color',
      input: { find: 'star', sets: ['bootstrap'], style: 'filled', size: 32, paint: 'own', color: '#c2410c', count: 3 },
      in: {
        es: { input: { find: 'estrella' } },
        fr: { input: { find: 'étoile' } },
        id: { input: { find: 'bintang' } },
        it: { input: { find: 'stella' } },
        pl: { input: { find: 'gwiazda' } },
        pt: { input: { find: 'estrela' } },
        ru: { input: { find: 'звезда' } },
      },
      output: { found: { total: 6, page: 1, pages: 2 } },
    },
    {
      title: 'Thinner lines',
      input: { find: 'arrow left', sets: ['lucide'], stroke: 1, count: 6 },
      in: {
        es: { input: { find: 'flecha izquierda' } },
        fr: { input: { find: 'flèche gauche' } },
        id: { input: { find: 'panah kiri' } },
        it: { input: { find: 'freccia sinistra' } },
        pl: { input: { find: 'strzałka lewo' } },
        pt: { input: { find: 'seta esquerda' } },
        ru: { input: { find: 'стрелка влево' } },
      },
      output: { found: { total: 34, page: 1, pages: 6 } },
    },
  ],
  transform: async (
    { find, sets, style, license, size, paint, color: fixed, stroke, count, page },
    { asset, fail, locale, progress, signal, note },
  ) => {
    const chosen = sets.filter((id) => license === 'any' || ICON_SETS[id].license === license)
    const icons: Icon[] = []
    for (const [index, id] of [...new Set(chosen)].entries()) {
      icons.push(...(await loadSet(id, asset)))
      signal.throwIfAborted()
      progress((index + 1) / (chosen.length + 1))
    }
    const fitting = icons.filter((icon) => style === 'any' || icon.style === style)
    if (fitting.length === 0) fail('none-of-kind', { field: style === 'any' ? 'license' : 'style' })
    const { terms, translated } = await termsOf(find, locale, asset)
    // What holds neither letters nor digits is in no name.
    const all = terms.length === 0 && find.trim() !== '' ? [] : searchIcons(fitting, terms)
    if (all.length === 0) fail('nothing-found', { given: find.trim(), field: 'find' })
    const pages = Math.ceil(all.length / count)
    if (page > pages) fail('no-such-page', { count: pages, field: 'page' })
    const shown = all.slice((page - 1) * count, page * count)
    const look = { size, color: paint === 'own' ? fixed : undefined, stroke: stroke === undefined ? undefined : String(stroke) }
    if (translated.length > 0) note('translated', { words: translated.join(', ') })
    if (translated.length === 0 && terms.length > 0 && !locale.startsWith('en')) note('english-only')
    if (stroke !== undefined && !shown.every(hasStroke)) note('no-stroke')
    return {
      icons: shown.map((icon) => {
        const { title, license: name, licenseUrl, source } = ICON_SETS[icon.set]
        return { name: icon.name, set: title, style: icon.style, license: name, licenseUrl, source, svg: writeIcon(icon, look) }
      }),
      found: { total: all.length, page, pages },
    }
  },
})

async function loadSet(id: IconSetId, asset: BaseContext['asset']): Promise<Icon[]> {
  const { asset: icons, tags, categories }: IconSet = ICON_SETS[id]
  const optional = (path: string | undefined) => (path === undefined ? undefined : asset(path))
  const [main, tagFile, categoryFile] = await Promise.all([asset(icons), optional(tags), optional(categories)])
  return readIconSet(id, { icons: main, tags: tagFile, categories: categoryFile })
}

/** What to look for: each word as typed, and, in another language, as English names it. */
async function termsOf(text: string, locale: string, asset: BaseContext['asset']): Promise<{ terms: SearchTerm[]; translated: string[] }> {
  const words = wordsOf(text.normalize('NFC')).slice(0, 12)
  const language = locale.split('-')[0] ?? 'en'
  if (words.length === 0 || language === 'en') return { terms: words.map((word) => [word]), translated: [] }
  const translate = await translatorFor(language, asset)
  const terms = words.map((word) => [word, ...translate(word)])
  return { terms, translated: [...new Set(terms.flatMap(([, ...english]) => english))] }
}

async function translatorFor(language: string, asset: BaseContext['asset']): Promise<(word: string) => readonly string[]> {
  if (language === 'id') return (word) => (Object.hasOwn(ICON_WORDS_ID, word) ? (ICON_WORDS_ID[word] ?? []) : [])
  const column = (ICON_WORD_LANGUAGES as readonly string[]).indexOf(language)
  if (column < 0) return () => []
  const [own, english] = await Promise.all([asset(emojiNames(language)), asset(emojiNames('en'))])
  const byEmoji = emojiTranslator({ own, english })
  const listed = (word: string) =>
    ICON_WORDS.flatMap(([name, ...words]) => (words[column]?.split('|').includes(word) ? name.split('|') : []))
  return (word) => [...new Set([...listed(word), ...byEmoji(word)])]
}
