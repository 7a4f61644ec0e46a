/**
 * Names of the twelve months in the languages of the site, in full or as the stem that all their forms share, and as they are abbreviated.
 * From the Unicode CLDR 47, by `Intl.DateTimeFormat`.
 */
export const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene', 'janvier', 'janv', 'januari', 'gennaio', 'gen', 'stycz', 'sty', 'janeiro', 'январ', 'янв'],
  ['february', 'feb', 'febrero', 'février', 'fevrier', 'févr', 'februari', 'febbraio', 'luty', 'lutego', 'lut', 'fevereiro', 'fev', 'феврал', 'февр', 'фев'],
  ['march', 'mar', 'marzo', 'mars', 'maret', 'marzec', 'marca', 'março', 'marco', 'март', 'мар'],
  ['april', 'apr', 'abril', 'abr', 'avril', 'avr', 'aprile', 'kwiec', 'kwi', 'апрел', 'апр'],
  ['may', 'mayo', 'mai', 'mei', 'maggio', 'mag', 'maj', 'maja', 'maio', 'мая', 'май'],
  ['june', 'jun', 'junio', 'juin', 'juni', 'giugno', 'giu', 'czerw', 'cze', 'junho', 'июня', 'июнь', 'июн'],
  ['july', 'jul', 'julio', 'juillet', 'juil', 'juli', 'luglio', 'lug', 'lipiec', 'lipca', 'lip', 'julho', 'июля', 'июль', 'июл'],
  ['august', 'aug', 'agosto', 'ago', 'août', 'aout', 'agustus', 'agt', 'agu', 'sierp', 'sie', 'август', 'авг'],
  ['september', 'sept', 'sep', 'septiembre', 'septembre', 'settembre', 'set', 'wrze', 'wrz', 'setembro', 'сентябр', 'сент', 'сен'],
  ['october', 'oct', 'octubre', 'octobre', 'oktober', 'okt', 'ottobre', 'ott', 'paździer', 'pazdzier', 'paź', 'outubro', 'out', 'октябр', 'окт'],
  ['november', 'nov', 'noviembre', 'novembre', 'listopad', 'lis', 'novembro', 'ноябр', 'нояб', 'ноя'],
  ['december', 'dec', 'diciembre', 'dic', 'décembre', 'decembre', 'déc', 'desember', 'des', 'dicembre', 'grud', 'gru', 'dezembro', 'dez', 'декабр', 'дек'],
]
