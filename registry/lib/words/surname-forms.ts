/** Languages whose surnames may differ for women. */
export const GENDERED = ['pl', 'ru'] as const

/** Endings of men and what women bear instead; the first that fits counts. */
const ENDINGS: Readonly<Record<(typeof GENDERED)[number], readonly (readonly [man: RegExp, woman: string])[]>> = {
  pl: [[/(?<=s|c|dz)ki$/, 'ka']],
  ru: [
    [/(?<=ск|цк)ий$/, 'ая'],
    [/ой$/, 'ая'],
    [/(?<=[оеё]в|[иы]н)$/, 'а'],
  ],
}

/** The form of a surname that women bear: Kowalska for Kowalski, Иванова for Иванов; most others are the same for all. */
export function womansSurname(name: string, language: (typeof GENDERED)[number]): string {
  const rule = ENDINGS[language].find(([man]) => man.test(name))
  return rule ? name.replace(rule[0], rule[1]) : name
}
