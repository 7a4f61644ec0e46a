/** What a stretch of code is, as far as its color goes. */
export type Role = 'plain' | 'keyword' | 'string' | 'number' | 'title' | 'type' | 'attr' | 'comment' | 'addedMark' | 'removedMark'

/** Colors of a snapshot. Every role has a contrast of at least 4.5:1 on `background`, `added` and `removed` (WCAG 2.2, 1.4.3). */
export type Theme = { readonly dark: boolean; readonly background: string; readonly added: string; readonly removed: string } & Readonly<
  Record<Role, string>
>

/** Palettes of our own, chosen in OKLCH; the lightness of each color was moved until its contrast sufficed. */
export const THEMES = {
  midnight: { dark: true, background: '#161e2f', added: '#1b3621', removed: '#492122', plain: '#e4e8ef', keyword: '#cba1fa', string: '#83dc97', number: '#fab36d', title: '#82c5fd', type: '#65e1e1', attr: '#e9c67d', comment: '#929eb0', addedMark: '#75d78d', removedMark: '#fd9693' },
  graphite: { dark: true, background: '#1e1c1d', added: '#1a3520', removed: '#472021', plain: '#e4e4e4', keyword: '#fd968f', string: '#d2d574', number: '#d99ee7', title: '#63d6f1', type: '#7ae0cd', attr: '#f5c076', comment: '#9b9b9b', addedMark: '#75d78d', removedMark: '#fd9693' },
  forest: { dark: true, background: '#12261f', added: '#1f3a25', removed: '#4d2526', plain: '#dfece1', keyword: '#e5c057', string: '#9cdf8d', number: '#fda485', title: '#72dee4', type: '#78dac0', attr: '#dda7ea', comment: '#91a69a', addedMark: '#75d78d', removedMark: '#fd9693' },
  plum: { dark: true, background: '#2b162c', added: '#1c3723', removed: '#4a2323', plain: '#f1e8f1', keyword: '#fe8dc5', string: '#ddd674', number: '#f9a870', title: '#7bd0f9', type: '#68dcc7', attr: '#c9adfd', comment: '#ad98ae', addedMark: '#75d78d', removedMark: '#fd9693' },
  paper: { dark: false, background: '#fdfdfd', added: '#dbfce0', removed: '#ffedec', plain: '#212429', keyword: '#7233bb', string: '#27762f', number: '#a64b00', title: '#005bb5', type: '#02717a', attr: '#a03e43', comment: '#636a71', addedMark: '#00672c', removedMark: '#a52932' },
  sand: { dark: false, background: '#faf3e5', added: '#d1f2d7', removed: '#ffdfde', plain: '#392a1e', keyword: '#af2c1f', string: '#48691d', number: '#853e80', title: '#006192', type: '#0c6c68', attr: '#8a5600', comment: '#6e6150', addedMark: '#00672c', removedMark: '#a52932' },
  mint: { dark: false, background: '#ecfbf4', added: '#d5f5da', removed: '#ffe4e3', plain: '#132b2a', keyword: '#86398b', string: '#00713e', number: '#9d4616', title: '#005a9d', type: '#00686c', attr: '#796006', comment: '#526962', addedMark: '#00672c', removedMark: '#a52932' },
  sky: { dark: false, background: '#edf6ff', added: '#d3f4d8', removed: '#fde2e1', plain: '#1d263a', keyword: '#4449c6', string: '#007047', number: '#a83634', title: '#00638a', type: '#72478f', attr: '#865901', comment: '#586474', addedMark: '#00672c', removedMark: '#a52932' },
} as const satisfies Readonly<Record<string, Theme>>
export type ThemeId = keyof typeof THEMES
export const THEME_IDS = Object.keys(THEMES) as ThemeId[]

/** Backgrounds behind the window, from the upper left corner to the lower right one. */
export const GRADIENTS = {
  dawn: ['#f6b18b', '#b85c9e'],
  ocean: ['#4fb3c9', '#2b4c9b'],
  meadow: ['#b7d67a', '#2f8f7b'],
  dusk: ['#7a6fd0', '#2c2350'],
  ember: ['#f0a04b', '#b3323c'],
  steel: ['#a9b7c6', '#5a6b7d'],
} as const satisfies Readonly<Record<string, readonly [from: string, to: string]>>
export type GradientId = keyof typeof GRADIENTS
export const GRADIENT_IDS = Object.keys(GRADIENTS) as GradientId[]

/** Classes of highlight.js by role; what is not here is plain. */
const ROLES: Readonly<Record<string, Role>> = {
  keyword: 'keyword',
  'selector-tag': 'keyword',
  'selector-pseudo': 'keyword',
  'template-tag': 'keyword',
  operator: 'keyword',
  string: 'string',
  code: 'string',
  char: 'string',
  regexp: 'string',
  number: 'number',
  literal: 'number',
  symbol: 'number',
  bullet: 'number',
  title: 'title',
  section: 'title',
  'selector-id': 'title',
  'selector-class': 'title',
  link: 'title',
  type: 'type',
  class: 'type',
  built_in: 'type',
  name: 'type',
  attr: 'attr',
  attribute: 'attr',
  property: 'attr',
  variable: 'attr',
  'selector-attr': 'attr',
  'template-variable': 'attr',
  comment: 'comment',
  doctag: 'comment',
  meta: 'comment',
  quote: 'comment',
  addition: 'addedMark',
  deletion: 'removedMark',
}

/** The role of a class list such as `hljs-title function_`; undefined when the surrounding role goes on. */
export function roleOf(classes: string): Role | undefined {
  const name = (classes.split(' ')[0] ?? '').replace(/^hljs-/, '')
  if (name === 'subst') return 'plain'
  return Object.hasOwn(ROLES, name) ? ROLES[name] : undefined
}
