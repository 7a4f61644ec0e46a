/**
 * Usual scales of marks by country, each band from its least mark (for Germany: up to its largest). Schools and
 * universities differ, so they are presets to check. Names are those of the country. Recalled from common tables, November 2026.
 */
export const GRADE_SCALES = {
  US: { best: '100', worst: '0', bands: [['A', '93'], ['A-', '90'], ['B+', '87'], ['B', '83'], ['B-', '80'], ['C+', '77'], ['C', '73'], ['C-', '70'], ['D+', '67'], ['D', '63'], ['D-', '60'], ['F', '0']] },
  GB: { best: '100', worst: '0', bands: [['First', '70'], ['2:1', '60'], ['2:2', '50'], ['Third', '40'], ['Fail', '0']] },
  DE: { best: '1', worst: '6', bands: [['sehr gut', '1.5'], ['gut', '2.5'], ['befriedigend', '3.5'], ['ausreichend', '4'], ['nicht bestanden', '6']] },
  FR: { best: '20', worst: '0', bands: [['félicitations', '18'], ['très bien', '16'], ['bien', '14'], ['assez bien', '12'], ['admis', '10'], ['ajourné', '0']] },
  ES: { best: '10', worst: '0', bands: [['sobresaliente', '9'], ['notable', '7'], ['aprobado', '5'], ['suspenso', '0']] },
  IT: { best: '30', worst: '0', bands: [['superato', '18'], ['non superato', '0']] },
  PL: { best: '5', worst: '2', bands: [['bardzo dobry', '5'], ['dobry plus', '4.5'], ['dobry', '4'], ['dostateczny plus', '3.5'], ['dostateczny', '3'], ['niedostateczny', '2']] },
  'PL-school': { best: '6', worst: '1', bands: [['celujący', '6'], ['bardzo dobry', '5'], ['dobry', '4'], ['dostateczny', '3'], ['dopuszczający', '2'], ['niedostateczny', '1']] },
  BR: { best: '10', worst: '0', bands: [['A', '9'], ['B', '7'], ['C', '5'], ['D', '3'], ['E', '0']] },
  RU: { best: '5', worst: '1', bands: [['отлично', '4.5'], ['хорошо', '3.5'], ['удовлетворительно', '2.5'], ['неудовлетворительно', '1']] },
  ID: { best: '100', worst: '0', bands: [['A', '85'], ['A-', '80'], ['B+', '75'], ['B', '70'], ['B-', '65'], ['C+', '60'], ['C', '55'], ['D', '40'], ['E', '0']] },
  IN: { best: '100', worst: '0', bands: [['First with distinction', '75'], ['First', '60'], ['Second', '50'], ['Pass', '40'], ['Fail', '0']] },
  gpa: { best: '4', worst: '0', bands: [['A', '4'], ['A-', '3.7'], ['B+', '3.3'], ['B', '3'], ['B-', '2.7'], ['C+', '2.3'], ['C', '2'], ['C-', '1.7'], ['D+', '1.3'], ['D', '1'], ['F', '0']] },
} as const satisfies Readonly<Record<string, GradeScale>>

/** Bands from the best to the worst, each with the mark that is just enough for it. */
export type GradeScale = { readonly best: string; readonly worst: string; readonly bands: readonly (readonly [name: string, enough: string])[] }
export type ScaleId = keyof typeof GRADE_SCALES
