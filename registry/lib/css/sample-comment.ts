/** The comment in the samples of the tools for CSS, in other languages. */
export const SAMPLE_COMMENT = {
  '/* buttons */': {
    es: '/* botones */',
    fr: '/* boutons */',
    id: '/* tombol */',
    it: '/* pulsanti */',
    pl: '/* przyciski */',
    pt: '/* botões */',
    ru: '/* кнопки */',
  },
} as const
