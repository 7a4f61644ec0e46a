import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const cleanPastedText = defineRecipe({
  id: 'clean-pasted-text',
  icon: 'sparkles',
  category: 'text',
  title: 'Clean up pasted text',
  summary: 'Remove the line breaks and double spaces that come with text from a PDF or an email.',
  keywords: ['fix pdf text', 'remove extra spaces and line breaks', 'clean copied text'],
  slugs: {
    es: 'limpiar-texto-pegado',
    fr: 'nettoyer-texte-colle',
    id: 'bersihkan-teks-tempelan',
    it: 'pulire-testo-incollato',
    pl: 'czyszczenie-wklejonego-tekstu',
    pt: 'limpar-texto-colado',
    ru: 'ochistit-vstavlennyj-tekst',
  },
  steps: [
    { tool: 'remove-line-breaks' },
    { tool: 'find-and-replace-text', options: { find: '[ \\t\\u00a0]{2,}', replace: ' ', regex: true } },
  ],
  examples: [
    {
      input: 'This was copied   from a PDF,\nwith line breaks and\n  extra spaces.\n\nA second   paragraph.',
      result: 'This was copied from a PDF, with line breaks and extra spaces.\n\nA second paragraph.',
    },
  ],
})
