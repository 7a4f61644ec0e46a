import type { OtherLanguage } from '../../../engine/core/define.ts'

/** What the JSON, YAML, TOML and XML of examples says in words; their keys stay English, as in code. */
const WORDS: Readonly<Record<string, Readonly<Partial<Record<OtherLanguage, string>>>>> = {
  // A word stands before the shorter ones in it.
  'London   # then': {
    es: 'Madrid   # entonces',
    fr: 'Lyon   # à l’époque',
    id: 'Jakarta   # dulu',
    it: 'Roma   # allora',
    pl: 'Kraków   # dawniej',
    pt: 'São Paulo   # na época',
    ru: 'Москва   # в то время',
  },
  'Ada L': { id: 'Ayu L', ru: 'Ада Л' },
  Ada: { id: 'Ayu', ru: 'Ада' },
  Grace: { id: 'Budi', ru: 'Грейс' },
  // Nobody would be called Ayu and be born in that year.
  1815: { id: '1995' },
  London: { es: 'Madrid', fr: 'Lyon', id: 'Jakarta', it: 'Roma', pl: 'Kraków', pt: 'São Paulo', ru: 'Москва' },
  math: { es: 'matemáticas', fr: 'maths', id: 'matematika', it: 'matematica', pl: 'matematyka', pt: 'matemática', ru: 'математика' },
  poetry: { es: 'poesía', fr: 'poésie', id: 'puisi', it: 'poesia', pl: 'poezja', pt: 'poesia', ru: 'поэзия' },
  music: { es: 'música', fr: 'musique', id: 'musik', it: 'musica', pl: 'muzyka', pt: 'música', ru: 'музыка' },
  Notes: { es: 'Notas', fr: 'Notes', id: 'Catatan', it: 'Note', pl: 'Notatki', pt: 'Notas', ru: 'Заметки' },
  queries: { es: 'consultas', fr: 'questions', id: 'pertanyaan', it: 'domande', pl: 'pytania', pt: 'perguntas', ru: 'вопросы' },
  More: { es: 'Más', fr: 'Suite', id: 'Lanjutan', it: 'Altre', pl: 'Dalsze', pt: 'Mais', ru: 'Ещё' },
  apple: { es: 'manzana', fr: 'pomme', id: 'apel', it: 'mela', pl: 'jabłko', pt: 'maçã', ru: 'яблоко' },
  pear: { es: 'pera', fr: 'poire', id: 'pir', it: 'pera', pl: 'gruszka', pt: 'pera', ru: 'груша' },
  red: { es: 'roja', fr: 'rouge', id: 'merah', it: 'rossa', pl: 'czerwony', pt: 'vermelha', ru: 'красный' },
  team: { es: 'equipo', fr: 'équipe', id: 'tim', it: 'squadra', pl: 'zespół', pt: 'equipe', ru: 'команда' },
  more: { es: 'más', fr: 'suite', id: 'lagi', it: 'altro', pl: 'więcej', pt: 'mais', ru: 'ещё' },
  settings: { es: 'ajustes', fr: 'réglages', id: 'pengaturan', it: 'impostazioni', pl: 'ustawienia', pt: 'configurações', ru: 'настройки' },
  local: { fr: 'en local', id: 'lokal', it: 'locale', pl: 'lokalnie', ru: 'локально' },
  'one for now': {
    es: 'uno por ahora',
    fr: 'un pour l’instant',
    id: 'satu dulu',
    it: 'per ora uno',
    pl: 'na razie jedna',
    pt: 'um por enquanto',
    ru: 'пока одна',
  },
  'Sayings of the Century': {
    es: 'Platero y yo',
    fr: 'Le Petit Prince',
    id: 'Laskar Pelangi',
    it: 'Cuore',
    pl: 'Lalka',
    pt: 'Dom Casmurro',
    ru: 'Обломов',
  },
  'Sword of Honour': {
    es: 'Don Quijote',
    fr: 'Les Misérables',
    id: 'Bumi Manusia',
    it: 'I promessi sposi',
    pl: 'Quo vadis',
    pt: 'Grande sertão',
    ru: 'Война и мир',
  },
  'Moby Dick': { es: 'Niebla', fr: 'Candide', id: 'Siti Nurbaya', it: 'Pinocchio', pl: 'Balladyna', pt: 'Iracema', ru: 'Муму' },
}
const LANGUAGES = [...new Set(Object.values(WORDS).flatMap(Object.keys))] as OtherLanguage[]
const FOUND = new RegExp(`\\b(?:${Object.keys(WORDS).join('|')})\\b`, 'g')

/** For an example whose field `language` is that of the page. */
export const inItsLanguage: { readonly [L in OtherLanguage]?: { readonly input: { readonly language: L } } } = Object.fromEntries(
  LANGUAGES.map((language) => [language, { input: { language } }]),
)

/** An example's texts in other languages, with a word of each where the English ones have one of {@link WORDS}. */
export function inSample<const F extends string>(texts: Readonly<Record<F, string>>) {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const own = Object.entries<string>(texts).map(([field, text]) => [
        field,
        text.replace(FOUND, (word) => WORDS[word]?.[language] ?? word),
      ])
      return [language, { input: Object.fromEntries(own) as Record<F, string> }]
    }),
  )
}
