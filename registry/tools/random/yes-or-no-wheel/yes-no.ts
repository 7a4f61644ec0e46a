type YesNo = { readonly yes: string; readonly no: string; readonly maybe: string }

const ENGLISH: YesNo = { yes: 'Yes', no: 'No', maybe: 'Maybe' }
const WORDS: Readonly<Record<string, YesNo>> = {
  es: { yes: 'Sí', no: 'No', maybe: 'Quizás' },
  fr: { yes: 'Oui', no: 'Non', maybe: 'Peut-être' },
  id: { yes: 'Ya', no: 'Tidak', maybe: 'Mungkin' },
  it: { yes: 'Sì', no: 'No', maybe: 'Forse' },
  pl: { yes: 'Tak', no: 'Nie', maybe: 'Może' },
  pt: { yes: 'Sim', no: 'Não', maybe: 'Talvez' },
  ru: { yes: 'Да', no: 'Нет', maybe: 'Может быть' },
}

/** Yes, no and maybe as entries in a reader’s language; in English where it is not one of the site’s. */
export function yesNoWords(locale: string): YesNo {
  return WORDS[locale.split('-')[0] ?? ''] ?? ENGLISH
}
