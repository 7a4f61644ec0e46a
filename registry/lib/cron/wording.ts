/** One phrase of cronstrue: `%s` stands for the values; `part` is what stands in the expression, `weekday` 0 for Sunday. */
type Phrase = (part?: string, weekday?: string) => string
type Names = (grammaticalCase?: number) => readonly string[]
type Replacements = () => Readonly<Record<string, string>>
type CronWording = Readonly<Record<string, Phrase | Names | Replacements>>

/** A word by its number, as Polish and Russian count. */
function counted(part: string | undefined, one: string, few: string, many: string): string {
  const number = Number(part)
  if (number === 1) return one
  return number % 10 >= 2 && number % 10 <= 4 && (number % 100 < 12 || number % 100 > 14) ? few : many
}

/** Joins a day of the month and a weekday, of which either is enough. */
const OR: Readonly<Record<string, string>> = { en: 'or', es: 'o', fr: 'ou', id: 'atau', it: 'oppure', pl: 'albo', pt: 'ou', ru: 'или' }

const isList = (part = ''): boolean => /[,-]/.test(part)
const same =
  (phrase: string): Phrase =>
  () =>
    phrase
const listed =
  (single: string, several: string): Phrase =>
  (part) =>
    isList(part) ? several : single
const byWeekday =
  (masculine: string, feminine: string, feminines: string): Phrase =>
  (weekday = '') =>
    feminines.includes(weekday) ? feminine : masculine

const split = (names: string): readonly string[] => names.split(' ')
const PL_OF = split('niedzieli poniedziałku wtorku środy czwartku piątku soboty')
const PL_ON = split('niedzielę poniedziałek wtorek środę czwartek piątek sobotę')
const PL_MONTHS_OF = split('stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia')
const PL_MONTHS_IN = split('styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu')
const RU_MONTHS_OF = split('января февраля марта апреля мая июня июля августа сентября октября ноября декабря')
const RU_MONTHS = split('январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь')
const RU_MONTHS_IN = split('январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре')
const PT_DAYS = split('domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado')
const PT_ON = PT_DAYS.map((day) => (day.endsWith('feira') ? `às ${day.replace('-', 's-')}s` : `aos ${day}s`))
const PT_ORDINALS = '((?:primeir|segund|terceir|quart|quint|últim)[ao])'
const ID_DAYS = 'Minggu|Senin|Selasa|Rabu|Kamis|Jumat|Sabtu'
/** Sunday, Wednesday and Saturday. */
const PL_FEMININE = '036'

/**
 * Phrases in place of cronstrue's: it joins a day of the month and a weekday with “and” although either is enough,
 * calls working days days of the week, and neither inflects Polish nor gives Italian and Portuguese their genders.
 */
const CRON_WORDING: Readonly<Record<string, CronWording>> = {
  en: {
    commaAndOnX0: same(', or on %s'),
    commaAndX0ThroughX1: same(', or %s through %s'),
    commaOnDayX0OfTheMonth: listed(', on day %s of the month', ', on days %s of the month'),
  },
  es: {
    commaAndOnX0: same(', o el %s'),
    commaAndX0ThroughX1: same(', o de %s a %s'),
    commaOnlyOnX0: same(', solo el %s'),
    commaOnlyInX0: same(', solo en %s'),
    commaOnlyInMonthX0: same(', solo en %s'),
    commaOnDayX0OfTheMonth: listed(', el día %s del mes', ', los días %s del mes'),
    commaOnTheLastWeekdayOfTheMonth: same(', el último día laborable del mes'),
    commaOnTheLastDayOfTheMonth: same(', el último día del mes'),
    commaOnTheX0OfTheMonth: same(', el %s del mes'),
    weekdayNearestDayX0: same('día laborable más próximo al %s'),
    firstWeekday: same('primer día laborable'),
    first: same('primer'),
    atX0MinutesPastTheHour: listed('en el minuto %s', 'en los minutos %s'),
    atX0SecondsPastTheMinute: listed('en el segundo %s', 'en los segundos %s'),
    conciseVerbosityReplacements: () => ({ 'las 01:': 'la 01:', 'en de ': 'de ' }),
  },
  fr: {
    commaX0ThroughX1: same(', du %s au %s'),
    commaMonthX0ThroughMonthX1: same(', de %s à %s'),
    commaYearX0ThroughYearX1: same(', de %s à %s'),
    commaAndOnX0: same(', ou le %s'),
    commaAndX0ThroughX1: same(', ou du %s au %s'),
    atX0: same('à %s'),
    second: same('deuxième'),
    commaOnDayX0OfTheMonth: listed(', le %s du mois', ', les %s du mois'),
    atX0MinutesPastTheHour: listed('à la minute %s', 'aux minutes %s'),
    atX0SecondsPastTheMinute: listed('à la seconde %s', 'aux secondes %s'),
    commaStartingX0: same(', en commençant %s'),
    conciseVerbosityReplacements: () => ({
      'les de (\\d+) à ': 'du $1 au ',
      '(le|les|du) 1(?= (?:du|et|au) |,)': '$1 1er',
      'en du (\\S+) au ': 'de $1 à ',
      ' de (?=avril|août|octobre)': ' d’',
    }),
  },
  id: {
    at: same('pada pukul'),
    atSpace: same('pada pukul '),
    atX0: same('pada pukul %s'),
    betweenX0AndX1: same('antara pukul %s dan %s'),
    everyMinuteBetweenX0AndX1: same('setiap menit antara pukul %s dan %s'),
    onTheHour: same('tepat di awal jam'),
    atX0MinutesPastTheHour: same('pada menit ke-%s'),
    atX0SecondsPastTheMinute: same('pada detik ke-%s'),
    minutesX0ThroughX1PastTheHour: same('pada menit ke-%s sampai ke-%s'),
    secondsX0ThroughX1PastTheMinute: same('pada detik ke-%s sampai ke-%s'),
    commaStartingX0: same(', mulai %s'),
    commaOnDayX0OfTheMonth: same(', pada tanggal %s'),
    commaBetweenDayX0AndX1OfTheMonth: same(', dari tanggal %s sampai %s'),
    commaOnTheLastDayOfTheMonth: same(', pada hari terakhir setiap bulan'),
    commaOnTheX0OfTheMonth: same(', pada %s setiap bulan'),
    weekdayNearestDayX0: same('hari kerja terdekat dengan tanggal %s'),
    commaOnlyOnX0: same(', hanya pada hari %s'),
    commaAndOnX0: same(', atau pada hari %s'),
    commaAndX0ThroughX1: same(', atau %s sampai %s'),
    commaOnThe: same(', pada '),
    spaceX0OfTheMonth: same(' %s setiap bulan'),
    commaOnTheLastX0OfTheMonth: same(', pada %s terakhir setiap bulan'),
    commaOnlyInMonthX0: same(', hanya pada bulan %s'),
    commaOnlyInYearX0: same(', hanya pada tahun %s'),
    commaYearX0ThroughYearX1: same(', tahun %s sampai %s'),
    commaEveryX0Months: same(', setiap %s bulan'),
    conciseVerbosityReplacements: () => ({ '(\\d\\d):(?=\\d\\d)': '$1.', [`(pertama|kedua|ketiga|keempat|kelima) (${ID_DAYS})`]: '$2 $1' }),
  },
  it: {
    commaX0ThroughX1: same(', da %s a %s'),
    commaAndX0ThroughX1: same(', oppure da %s a %s'),
    commaMonthX0ThroughMonthX1: same(', da %s a %s'),
    commaYearX0ThroughYearX1: same(', dal %s al %s'),
    commaOnlyOnX0: same(', solo di %s'),
    commaAndOnX0: same(', oppure di %s'),
    commaOnlyInMonthX0: same(', solo a %s'),
    commaOnlyInYearX0: same(', solo nel %s'),
    commaOnDayX0OfTheMonth: listed(', il giorno %s del mese', ', nei giorni %s del mese'),
    commaBetweenDayX0AndX1OfTheMonth: same(', dal giorno %s al %s del mese'),
    weekdayNearestDayX0: same('giorno feriale più vicino al %s'),
    firstWeekday: same('primo giorno feriale'),
    commaOnThe: (_?: string, weekday = '') => (weekday === '0' ? ', la ' : ', il '),
    commaOnTheLastX0OfTheMonth: byWeekday(", l'ultimo %s del mese", ", l'ultima %s del mese", '0'),
    first: byWeekday('primo', 'prima', '0'),
    second: byWeekday('secondo', 'seconda', '0'),
    third: byWeekday('terzo', 'terza', '0'),
    fourth: byWeekday('quarto', 'quarta', '0'),
    fifth: byWeekday('quinto', 'quinta', '0'),
    atX0MinutesPastTheHour: listed('al minuto %s', 'ai minuti %s'),
    atX0SecondsPastTheMinute: listed('al secondo %s', 'ai secondi %s'),
    minutesX0ThroughX1PastTheHour: same('ai minuti da %s a %s'),
    secondsX0ThroughX1PastTheMinute: same('ai secondi da %s a %s'),
    commaStartingX0: same(', con inizio %s'),
    conciseVerbosityReplacements: () => ({
      'lle 01:': "ll'01:",
      ' le 01:': " l'01:",
      ' a (a[gp])': ' ad $1',
      ' a da ': ' da ',
      'con inizio solo': 'con inizio',
    }),
  },
  pl: {
    at: same('o'),
    atSpace: same('o '),
    everyX0Seconds: (part?: string) => counted(part, 'co %s sekundę', 'co %s sekundy', 'co %s sekund'),
    everyX0Minutes: (part?: string) => counted(part, 'co %s minutę', 'co %s minuty', 'co %s minut'),
    everyX0Hours: (part?: string) => counted(part, 'co %s godzinę', 'co %s godziny', 'co %s godzin'),
    commaEveryX0Months: (part?: string) => counted(part, ', co %s miesiąc', ', co %s miesiące', ', co %s miesięcy'),
    commaEveryX0Years: (part?: string) => counted(part, ', co %s rok', ', co %s lata', ', co %s lat'),
    everyMinuteBetweenX0AndX1: same('co minutę od %s do %s'),
    atX0MinutesPastTheHour: listed('w minucie %s', 'w minutach %s'),
    atX0SecondsPastTheMinute: listed('w sekundzie %s', 'w sekundach %s'),
    minutesX0ThroughX1PastTheHour: same('w minutach od %s do %s'),
    secondsX0ThroughX1PastTheMinute: same('w sekundach od %s do %s'),
    commaStartingX0: same(', zaczynając %s'),
    dayX0: same('%s.'),
    commaOnDayX0OfTheMonth: same(', %s dnia miesiąca'),
    commaBetweenDayX0AndX1OfTheMonth: same(', od %s do %s dnia miesiąca'),
    commaOnTheLastDayOfTheMonth: same(', w ostatnim dniu miesiąca'),
    commaOnTheLastWeekdayOfTheMonth: same(', w ostatnim dniu roboczym miesiąca'),
    commaOnTheX0OfTheMonth: same(', w %s miesiąca'),
    weekdayNearestDayX0: same('dniu roboczym najbliżej %s. dnia'),
    firstWeekday: same('pierwszym dniu roboczym'),
    daysOfTheWeekInCase: (grammaticalCase?: number) => (grammaticalCase === undefined ? PL_ON : PL_OF),
    monthsOfTheYear: () => PL_MONTHS_IN,
    monthsOfTheYearInCase: () => PL_MONTHS_OF,
    commaAndX0ThroughX1: same(', albo od %s do %s'),
    commaOnlyOnX0: same(', tylko w %s'),
    commaAndOnX0: same(', albo w %s'),
    commaOnlyInMonthX0: same(', tylko w %s'),
    commaOnlyInYearX0: same(', tylko w roku %s'),
    commaYearX0ThroughYearX1: same(', w latach od %s do %s'),
    commaOnThe: same(', w '),
    commaOnTheLastX0OfTheMonth: byWeekday(', w ostatni %s miesiąca', ', w ostatnią %s miesiąca', PL_FEMININE),
    first: byWeekday('pierwszy', 'pierwszą', PL_FEMININE),
    second: byWeekday('drugi', 'drugą', PL_FEMININE),
    third: byWeekday('trzeci', 'trzecią', PL_FEMININE),
    fourth: byWeekday('czwarty', 'czwartą', PL_FEMININE),
    fifth: byWeekday('piąty', 'piątą', PL_FEMININE),
    conciseVerbosityReplacements: () => ({ 'w wtorek': 'we wtorek', ' w od ': ' od ', 'zaczynając tylko': 'zaczynając' }),
  },
  pt: {
    atX0: same('às %s'),
    onTheHour: same('na hora cheia'),
    daysOfTheWeekInCase: (grammaticalCase?: number) => (grammaticalCase === undefined ? PT_ON : PT_DAYS),
    commaOnlyOnX0: same(', somente %s'),
    commaAndOnX0: same(', ou %s'),
    commaAndX0ThroughX1: same(', ou de %s a %s'),
    commaOnDayX0OfTheMonth: listed(', no dia %s do mês', ', nos dias %s do mês'),
    commaOnTheLastWeekdayOfTheMonth: same(', no último dia útil do mês'),
    weekdayNearestDayX0: same('dia útil mais próximo do dia %s'),
    firstWeekday: same('primeiro dia útil'),
    commaOnThe: (_?: string, weekday = '') => ('06'.includes(weekday) ? ', no ' : ', na '),
    commaOnTheLastX0OfTheMonth: byWeekday(', na última %s do mês', ', no último %s do mês', '06'),
    first: byWeekday('primeira', 'primeiro', '06'),
    second: byWeekday('segunda', 'segundo', '06'),
    third: byWeekday('terceira', 'terceiro', '06'),
    fourth: byWeekday('quarta', 'quarto', '06'),
    fifth: byWeekday('quinta', 'quinto', '06'),
    atX0MinutesPastTheHour: listed('no minuto %s', 'nos minutos %s'),
    atX0SecondsPastTheMinute: listed('no segundo %s', 'nos segundos %s'),
    commaStartingX0: same(', começando %s'),
    // Weekdays stand in the plural, except after a number.
    conciseVerbosityReplacements: () => ({
      [`${PT_ORDINALS} às ([^ ,]+)s-feiras`]: '$1 $2-feira',
      [`${PT_ORDINALS} aos (sábado|domingo)s`]: '$1 $2',
      'começando somente': 'começando',
      ' em de ': ' de ',
      '(À|à)s 01:': '$1 01:',
    }),
  },
  ru: {
    betweenX0AndX1: same('с %s до %s'),
    everyMinuteBetweenX0AndX1: same('каждую минуту с %s до %s'),
    onTheHour: same('в начале часа'),
    atX0MinutesPastTheHour: listed('на %s-й минуте', 'в минуты %s'),
    atX0SecondsPastTheMinute: listed('на %s-й секунде', 'в секунды %s'),
    minutesX0ThroughX1PastTheHour: same('в минуты с %s по %s'),
    secondsX0ThroughX1PastTheMinute: same('в секунды с %s по %s'),
    commaOnDayX0OfTheMonth: same(', %s числа'),
    commaBetweenDayX0AndX1OfTheMonth: same(', с %s по %s число'),
    commaAndOnX0: same(', или в %s'),
    commaAndX0ThroughX1: same(', или с %s по %s'),
    commaX0ThroughX1: same(', с %s по %s'),
    commaEveryX0Months: (part?: string) => counted(part, ', каждый %s месяц', ', каждые %s месяца', ', каждые %s месяцев'),
    monthsOfTheYear: () => RU_MONTHS_IN,
    monthsOfTheYearInCase: (grammaticalCase?: number) => (grammaticalCase === 1 ? RU_MONTHS_OF : RU_MONTHS),
    commaOnlyInMonthX0: same(', только в %s'),
    commaOnlyInYearX0: same(', только в %s году'),
    commaYearX0ThroughYearX1: same(', с %s по %s год'),
    conciseVerbosityReplacements: () => ({
      'в вторник': 'во вторник',
      'с (вторника|среды)': 'со $1',
      ' в с ': ' с ',
      'начало только': 'начало',
    }),
  },
}

/** Days before the last of a month, and the working day nearest to such a day; `%d` stands for them with their number. */
const BEFORE_LAST: Readonly<
  Record<string, { readonly days: (part?: string) => string; readonly plain: string; readonly nearest: string }>
> = {
  en: {
    days: (part) => (part === '1' ? '%s day' : '%s days'),
    plain: ', %d before the last day of the month',
    nearest: ', on the weekday nearest to %d before the last day of the month',
  },
  es: {
    days: (part) => (part === '1' ? '%s día' : '%s días'),
    plain: ', %d antes del último día del mes',
    nearest: ', el día laborable más próximo al que cae %d antes del último del mes',
  },
  fr: {
    days: (part) => (part === '1' ? '%s jour' : '%s jours'),
    plain: ', %d avant le dernier jour du mois',
    nearest: ', le jour ouvrable le plus proche de celui qui tombe %d avant le dernier du mois',
  },
  id: {
    days: () => '%s hari',
    plain: ', %d sebelum hari terakhir setiap bulan',
    nearest: ', pada hari kerja terdekat dengan %d sebelum hari terakhir setiap bulan',
  },
  it: {
    days: (part) => (part === '1' ? '%s giorno' : '%s giorni'),
    plain: ", %d prima dell'ultimo giorno del mese",
    nearest: ", il giorno feriale più vicino a quello che cade %d prima dell'ultimo del mese",
  },
  pl: {
    days: (part) => (part === '1' ? '%s dzień' : '%s dni'),
    plain: ', %d przed ostatnim dniem miesiąca',
    nearest: ', w dniu roboczym najbliższym temu, który wypada %d przed ostatnim dniem miesiąca',
  },
  pt: {
    days: (part) => (part === '1' ? '%s dia' : '%s dias'),
    plain: ', %d antes do último dia do mês',
    nearest: ', no dia útil mais próximo do que cai %d antes do último dia do mês',
  },
  ru: {
    days: (part) => counted(part, '%s день', '%s дня', '%s дней'),
    plain: ', за %d до последнего дня месяца',
    nearest: ', в рабочий день, ближайший к тому, что приходится за %d до последнего дня месяца',
  },
}

/** The phrases whose place tells nothing of a day of the month before them. */
const ALONE = ['commaOnThe', 'commaOnTheLastX0OfTheMonth', 'commaEveryX0DaysOfTheWeek'] as const

/**
 * A locale of cronstrue with our phrases in place of its own.
 * @param language as `pl`; one without phrases here keeps the library's
 * @param isEither whether a day of the month stands before the weekday
 * @param isNearest whether the working day nearest to a day before the last is meant
 */
export function wordLocale<L extends object>(
  known: L,
  language: string,
  { isEither, isNearest }: { readonly isEither: boolean; readonly isNearest: boolean },
): L {
  const own = Object.assign(Object.create(known) as Record<string, Phrase>, CRON_WORDING[language])
  const before = BEFORE_LAST[language]
  if (before)
    own.commaDaysBeforeTheLastDayOfTheMonth = (part?: string) => before[isNearest ? 'nearest' : 'plain'].replace('%d', before.days(part))
  if (!isEither) return own as L
  const joined = ALONE.map((name) => [name, (...given: string[]) => own[name]?.(...given).replace(/^, /, `, ${OR[language] ?? OR.en} `)])
  return Object.assign(Object.create(own) as L, Object.fromEntries(joined))
}
