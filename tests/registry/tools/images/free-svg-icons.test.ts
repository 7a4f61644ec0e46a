import { describe, expect, it } from 'vitest'
import { readAsset } from '../../../../engine/run/node/read-asset.ts'
import { ICON_SETS, ICON_SET_IDS, type IconSet } from '../../../../registry/data/icons/icon-sets.ts'
import { ICON_WORDS, ICON_WORD_LANGUAGES } from '../../../../registry/data/icons/icon-words.ts'
import { ICON_WORDS_ID } from '../../../../registry/data/icons/icon-words-id.ts'
import { readIconSet } from '../../../../registry/tools/images/free-svg-icons/icon-set.ts'
import { freeSvgIcons } from '../../../../registry/tools/images/free-svg-icons/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Shown = { readonly name: string; readonly set: string; readonly style: string; readonly svg: string }
const search = async (text: string, more: object = {}, locale = 'en') => output(freeSvgIcons, { find: text, ...more }, { locale })
const names = async (text: string, more: object = {}, locale = 'en'): Promise<string[]> =>
  ((await search(text, more, locale)).icons as Shown[]).map(({ name }) => name)
const json = async (path: string) => JSON.parse(new TextDecoder().decode(await readAsset(path)))

describe('icon sets', () => {
  it.each(ICON_SET_IDS)('%s has the license, and the source, that its package states', async (id) => {
    const set: IconSet = ICON_SETS[id]
    const info = await json(set.asset.replace('icons.json', 'info.json'))
    expect(set).toMatchObject({ license: info.license.spdx, source: info.author.url })
    if (info.license.url) expect(set.licenseUrl).toBe(info.license.url)
  })

  it('hold more than ten thousand icons in five or more sets, each with markup that only draws', async () => {
    const all = await Promise.all(ICON_SET_IDS.map(async (id) => readIconSet(id, { icons: await readAsset(ICON_SETS[id].asset) })))
    expect(ICON_SET_IDS.length).toBeGreaterThanOrEqual(5)
    expect(all.flat().length).toBeGreaterThan(22_000)
    for (const icons of all) expect(icons.length).toBeGreaterThan(1000)
    const drawn = new Set(all.flat().flatMap(({ body }) => [...body.matchAll(/<([\w:-]+)/g)].map((match) => match[1])))
    for (const name of ['script', 'foreignObject', 'image', 'a', 'iframe', 'style', 'animate']) expect(drawn.has(name)).toBe(false)
    expect(all.flat().filter(({ body }) => /\son\w+=|href="(?!#)/i.test(body))).toEqual([])
  })
})

describe('free-svg-icons', () => {
  it('puts the icon of that very name first', async () => {
    expect((await names('house', { sets: ['lucide'] }))[0]).toBe('house')
    expect((await names('ARROW-LEFT', { sets: ['tabler'] }))[0]).toBe('arrow-left')
  })

  it('finds by tags and by names that an icon had before', async () => {
    // "home" is a former name of the house in Lucide; "rubbish" a tag of its trash can.
    expect(await names('home', { sets: ['lucide'] })).toContain('house')
    expect(await names('rubbish', { sets: ['lucide'] })).toContain('trash')
  })

  it('wants every word to fit', async () => {
    const found = await names('arrow left', { sets: ['lucide'] })
    expect(found).toContain('arrow-left')
    expect(found).not.toContain('arrow-right')
    expect(found).not.toContain('panel-left')
    expect(await failure(freeSvgIcons, { find: 'house xyzzy' })).toMatchObject({ code: 'nothing-found', field: 'find' })
  })

  it.each([
    ['ru', 'стрелка', 'arrow-left'],
    ['ru', 'сохранить', 'device-floppy'],
    ['fr', 'maison', 'house'],
    ['fr', 'corbeille', 'trash'],
    ['pl', 'strzałka', 'arrow-left'],
    ['es', 'nube', 'cloud'],
    ['it', 'impostazioni', 'settings'],
    ['pt', 'carro', 'car'],
    ['id', 'rumah', 'home'],
  ])('understands %s: %s', async (locale, word, name) => {
    const found = await search(word, { count: 500 }, locale)
    expect(found.notices).toEqual([expect.objectContaining({ code: 'translated' })])
    expect(found.icons.map((icon: Shown) => icon.name)).toContain(name === 'device-floppy' ? 'save' : name)
  })

  it('says that names are English where it knows no translation, and still finds the English word', async () => {
    const found = await search('ampersand', { sets: ['lucide'] }, 'ru')
    expect(found.icons[0].name).toBe('ampersand')
    expect(found.notices).toEqual([{ code: 'english-only' }])
  })

  it('writes size, color and line width into the drawing', async () => {
    const look = { sets: ['lucide'], size: 48, paint: 'own', color: '#ff0000', stroke: 1.25, count: 1 }
    const { svg } = (await search('x', look)).icons[0] as Shown
    expect(svg).toContain('width="48" height="48" viewBox="0 0 24 24"')
    expect(svg).toContain('stroke="#ff0000"')
    expect(svg).toContain('stroke-width="1.25"')
    expect(svg).not.toContain('currentColor')
  })

  it('keeps the proportions and the box of an icon that is not 24 by 24', async () => {
    const [icon] = (await search('star', { sets: ['phosphor'], style: 'thin', size: 32, count: 1 })).icons as Shown[]
    expect(icon?.svg).toContain('width="32" height="32" viewBox="0 0 256 256"')
  })

  it('says when the line width changes nothing', async () => {
    expect((await search('star', { sets: ['bootstrap'], stroke: 1 })).notices).toEqual([{ code: 'no-stroke' }])
    expect((await search('star', { sets: ['lucide'], stroke: 1 })).notices).toBeUndefined()
  })

  it('filters by style and license', async () => {
    const styles = ((await search('heart', { sets: ['phosphor'], style: 'duotone' })).icons as Shown[]).map(({ style }) => style)
    expect(new Set(styles)).toEqual(new Set(['duotone']))
    const sets = ((await search('add', { sets: [...ICON_SET_IDS], license: 'Apache-2.0' })).icons as Shown[]).map(({ set }) => set)
    expect(new Set(sets)).toEqual(new Set(['Carbon']))
    expect(await failure(freeSvgIcons, { find: 'add', sets: ['lucide'], license: 'MIT' })).toMatchObject({
      code: 'none-of-kind',
      field: 'license',
    })
    expect(await failure(freeSvgIcons, { find: 'add', sets: ['lucide'], style: 'thin' })).toMatchObject({
      code: 'none-of-kind',
      field: 'style',
    })
  })

  it('gives every icon once over its pages, and refuses the page after the last', async () => {
    const all = await names('cloud', { sets: ['lucide'], count: 500 })
    const pages = Math.ceil(all.length / 7)
    const paged = await Promise.all(
      Array.from({ length: pages }, (_, index) => names('cloud', { sets: ['lucide'], count: 7, page: index + 1 })),
    )
    expect(paged.flat()).toEqual(all)
    expect(await failure(freeSvgIcons, { find: 'cloud', sets: ['lucide'], count: 7, page: pages + 1 })).toMatchObject({
      code: 'no-such-page',
      params: { count: pages },
      field: 'page',
    })
  })

  it.each(['<script>alert(1)</script>', '__xyzzy__', '((((', '%00', '\u0000', '🦄'.repeat(50)])('takes %j as words only', async (text) => {
    expect(await failure(freeSvgIcons, { find: text })).toMatchObject({ code: 'nothing-found', field: 'find' })
  })
})

describe('words of icons', () => {
  it('name icons that some set has', async () => {
    const known = new Set<string>()
    for (const id of ICON_SET_IDS)
      for (const { words, tags } of readIconSet(id, { icons: await readAsset(ICON_SETS[id].asset) }))
        for (const word of [...words, ...tags]) known.add(word)
    const english = [...ICON_WORDS.flatMap(([name]) => name.split('|')), ...Object.values(ICON_WORDS_ID).flat()]
    const spellings = [...known]
    expect(english.filter((word) => !spellings.some((one) => one.startsWith(word)))).toEqual([])
  })

  it('have a column for each language', () => {
    for (const row of ICON_WORDS) expect(row).toHaveLength(ICON_WORD_LANGUAGES.length + 1)
  })
})
