import { describe, expect, it } from 'vitest'
import { autoprefixer } from '../../../../registry/tools/code/autoprefixer/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const prefix = async (input: object): Promise<string> => (await output(autoprefixer, input)).text

describe('autoprefixer', () => {
  it.each([
    ['', ''],
    [' \r\n', ' \r\n'],
    ['/* only */', '/* only */'],
    ['a{user-select:none}', 'a{-webkit-user-select:none;-moz-user-select:none;-ms-user-select:none;user-select:none}'],
    ['a{display:flex}', 'a{display:-ms-flexbox;display:flex}'],
    ['a{content:"é😀\ud800 user-select:none"}', 'a{content:"é😀\ud800 user-select:none"}'],
    ['/* autoprefixer: off */a{user-select:none}', '/* autoprefixer: off */a{user-select:none}'],
    [
      '.a{.b{user-select:none}--x:flex}',
      '.a{.b{-webkit-user-select:none;-moz-user-select:none;-ms-user-select:none;user-select:none}--x:flex}',
    ],
  ])('prefixes %j for old browsers', async (text, expected) => {
    expect(await prefix({ text, browsers: 'safari 12\nfirefox 40, ie 10 # old' })).toBe(expected)
  })

  it('takes out what is no longer needed, or leaves it', async () => {
    const text = 'a{-webkit-border-radius:1px;border-radius:1px}'
    expect(await prefix({ text })).toBe('a{border-radius:1px}')
    expect(await prefix({ text, remove: false })).toBe(text)
    expect(await prefix({ text: 'a{user-select:none}', browsers: 'safari 12', add: false })).toBe('a{user-select:none}')
  })

  it('places the items of a grid for Internet Explorer, and passes its warnings on', async () => {
    const text = '.a{display:grid;grid-template-areas:"x y";grid-template-columns:1fr 1fr}\n.b{grid-area:x}'
    const result = await output(autoprefixer, { text, browsers: 'ie 11', grid: 'autoplace' })
    expect(result.text).toContain('-ms-grid-columns:1fr 1fr')
    expect(result.warnings).toEqual([{ line: 1, column: expect.any(Number), warning: expect.stringContaining('grid') }])
    expect(await prefix({ text, browsers: 'ie 11' })).toBe(text)
  })

  it('lists the browsers and counts prefixed parts', async () => {
    const { facts, browsers } = await output(autoprefixer, {
      text: 'a{-moz-user-select:none;user-select:none}',
      browsers: 'safari 11-12, ie 10',
    })
    expect(browsers.map(({ browser, versions }: { browser: string; versions: string }) => [browser, versions])).toEqual([
      ['Internet Explorer', '10'],
      ['Safari', '12, 11.1, 11'],
    ])
    expect(facts).toMatchObject({ before: 1, after: 2, versions: 4 })
    expect(facts.coverage).toBeGreaterThanOrEqual(0)
    expect(facts.newest).toMatch(/^20\d\d-\d\d-\d\d$/)
  })

  it('counts years from the clock it is given', async () => {
    const input = { text: '', browsers: 'last 2 years and chrome > 0' }
    const versionsIn = async (year: number) => (await output(autoprefixer, input, { now: Date.UTC(year, 0, 1) })).facts.versions
    expect(await versionsIn(2020)).toBeGreaterThan(await versionsIn(2024))
    expect(
      (await output(autoprefixer, { text: '', browsers: 'baseline widely available' }, { now: Date.UTC(2024, 0, 1) })).facts.versions,
    ).toBe((await output(autoprefixer, { text: '', browsers: 'baseline widely available on 2024-01-01' })).facts.versions)
  })

  it.each([
    ['foo 3', 'Unknown browser foo'],
    ['safari 99', 'Unknown version 99 of safari'],
    ['constructor 1', 'Unknown browser constructor'],
    ['__proto__ 1', 'Unknown browser __proto__'],
    ['>', "Unknown browser query '>'."],
    ['not dead', "Write any browsers query (for instance, 'defaults') before 'not dead'"],
    ['\0', "Unknown browser query '�'."],
  ])('refuses the choice %j', async (browsers, reason) => {
    expect(await failure(autoprefixer, { text: 'a{}', browsers })).toEqual({ code: 'bad-query', params: { reason }, field: 'browsers' })
  })

  it.each([
    ['extends browserslist-config-x', 'extends', 0],
    ['> 1% in PL', 'in PL', 5],
    ['defaults, > 1% in my stats', 'in my', 15],
    ['defaults\ncover 90% in alt-eu', 'in alt-eu', 19],
    ['supports es6-module', 'supports', 0],
    ['current node', 'node', 8],
    ['browserslist config', 'config', 13],
    ['baseline newly available', 'baseline newly', 0],
  ])('refuses the choice %j, which needs more than a page has', async (browsers, query, offset) => {
    expect(await failure(autoprefixer, { text: 'a{}', browsers })).toMatchObject({
      code: 'query-unavailable',
      params: { query },
      field: 'browsers',
      place: { offset },
    })
  })

  it.each(['', ' # nothing', 'since 2099', 'chrome 100 and firefox 100'])('refuses %j, which no browser fits', async (browsers) => {
    expect(await failure(autoprefixer, { text: 'a{}', browsers })).toEqual({ code: 'no-browsers', params: {}, field: 'browsers' })
  })

  it.each([
    ['a{b:c', 'Unclosed block', 0],
    ['a{}\n}', 'Unexpected }', 4],
    ['a{b:"c}', 'Unclosed string', 4],
    ['a{b:(c}', 'Unclosed bracket', 4],
    ['/* x', 'Unclosed comment', 0],
    ['a{b}', 'Unknown word b', 2],
  ])('refuses %j as “%s” at %i', async (text, reason, offset) => {
    expect(await failure(autoprefixer, { text })).toMatchObject({
      code: 'code-syntax',
      params: { reason },
      field: 'text',
      place: { offset },
    })
  })

  it.each(['a{constructor:x}', 'a{toString:1}', '@supports (constructor:x){a{b:c}}'])(
    'refuses %j, over which its library stumbles',
    async (text) => {
      expect(await failure(autoprefixer, { text })).toMatchObject({
        code: 'code-syntax',
        params: { reason: 'unexpected input' },
        field: 'text',
      })
    },
  )

  it('refuses what is nested too deep, and takes much on one line', async () => {
    expect(await failure(autoprefixer, { text: 'a{'.repeat(1000) + '}'.repeat(1000) })).toMatchObject({
      code: 'code-too-deep',
      place: { offset: 801 },
    })
    expect(await prefix({ text: 'a{b:c}'.repeat(2000) })).toHaveLength(12_000)
  })
})
