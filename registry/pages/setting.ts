import { definePage } from '../../engine/site/entries.ts'

/** Preferences; whatever follows `/setting/` is kept as `rest` and opens the section of that name, if there is one. */
export const setting = definePage({
  id: 'setting',
  path: '/setting/*',
  component: 'setting',
  title: 'Settings',
  summary: 'Color mode, language, favorites and what this site saves on your device.',
  indexed: false,
  validate: ({ rest = '' }) => rest.length <= 2000 && !/[\u0000-\u001f]/.test(rest),
})
