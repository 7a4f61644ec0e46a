/** Symbols as a language writes them where they are not the international ones; by unit. They are read in every language. */
export const LOCAL_SYMBOLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { astronomicalUnit: 'ua', lightYear: 'a. l.' },
  fr: {
    astronomicalUnit: 'ua', lightYear: 'al',
    byte: 'o', kilobyte: 'ko', megabyte: 'Mo', gigabyte: 'Go', terabyte: 'To', petabyte: 'Po', exabyte: 'Eo', zettabyte: 'Zo', yottabyte: 'Yo',
    kibibyte: 'Kio', mebibyte: 'Mio', gibibyte: 'Gio', tebibyte: 'Tio', pebibyte: 'Pio', exbibyte: 'Eio', zebibyte: 'Zio', yobibyte: 'Yio',
    kilobytePerSecond: 'ko/s', megabytePerSecond: 'Mo/s', gigabytePerSecond: 'Go/s',
  },
  id: { kilometerPerHour: 'km/jam' },
  it: { astronomicalUnit: 'UA', lightYear: 'a.l.' },
  pl: {
    astronomicalUnit: 'j.a.', milliliter: 'ml', centiliter: 'cl', deciliter: 'dl', liter: 'l', hectoliter: 'hl',
    literPer100Kilometers: 'l/100 km', kilometerPerLiter: 'km/l',
  },
  pt: { astronomicalUnit: 'ua' },
  ru: {
    nanometer: 'нм', micrometer: 'мкм', millimeter: 'мм', centimeter: 'см', decimeter: 'дм', meter: 'м', kilometer: 'км', nauticalMile: 'м. миля', astronomicalUnit: 'а. е.', lightYear: 'св. год', parsec: 'пк',
    microgram: 'мкг', milligram: 'мг', gram: 'г', dekagram: 'даг', hectogram: 'гг', kilogram: 'кг', quintal: 'ц', tonne: 'т', carat: 'кар',
    squareMillimeter: 'мм²', squareCentimeter: 'см²', squareMeter: 'м²', are: 'а', hectare: 'га', squareKilometer: 'км²',
    milliliter: 'мл', centiliter: 'сл', deciliter: 'дл', liter: 'л', hectoliter: 'гл', cubicMillimeter: 'мм³', cubicCentimeter: 'см³', cubicMeter: 'м³',
    meterPerSecond: 'м/с', kilometerPerSecond: 'км/с', kilometerPerHour: 'км/ч', milePerHour: 'миль/ч', footPerSecond: 'фут/с', footPerMinute: 'фут/мин', minutePerKilometer: 'мин/км', minutePerMile: 'мин/миля', minutePer100Meters: 'мин/100 м', knot: 'уз',
    bit: 'бит', byte: 'Б', kilobyte: 'кБ', megabyte: 'МБ', gigabyte: 'ГБ', terabyte: 'ТБ', petabyte: 'ПБ', exabyte: 'ЭБ', zettabyte: 'ЗБ', yottabyte: 'ИБ',
    kibibit: 'Кибит', mebibit: 'Мибит', gibibit: 'Гибит', tebibit: 'Тибит',
    kibibyte: 'КиБ', mebibyte: 'МиБ', gibibyte: 'ГиБ', tebibyte: 'ТиБ', pebibyte: 'ПиБ', exbibyte: 'ЭиБ', zebibyte: 'ЗиБ', yobibyte: 'ЙиБ',
    kilobit: 'кбит', megabit: 'Мбит', gigabit: 'Гбит', terabit: 'Тбит',
    bitPerSecond: 'бит/с', kilobitPerSecond: 'кбит/с', megabitPerSecond: 'Мбит/с', gigabitPerSecond: 'Гбит/с', bytePerSecond: 'Б/с', kilobytePerSecond: 'кБ/с', megabytePerSecond: 'МБ/с', gigabytePerSecond: 'ГБ/с',
    nanosecond: 'нс', microsecond: 'мкс', millisecond: 'мс', second: 'с', minute: 'мин', hour: 'ч', day: 'сут', week: 'нед.', month: 'мес.', year: 'г.',
    pascal: 'Па', hectopascal: 'гПа', kilopascal: 'кПа', megapascal: 'МПа', bar: 'бар', atmosphere: 'атм', technicalAtmosphere: 'ат', millimeterMercury: 'мм рт. ст.',
    joule: 'Дж', kilojoule: 'кДж', megajoule: 'МДж', wattHour: 'Вт·ч', kilowattHour: 'кВт·ч', calorie: 'кал', kilocalorie: 'ккал', electronvolt: 'эВ',
    watt: 'Вт', kilowatt: 'кВт', megawatt: 'МВт', metricHorsepower: 'л. с.', newton: 'Н', kilonewton: 'кН', kilogramForce: 'кгс', radian: 'рад',
    literPer100Kilometers: 'л/100 км', kilometerPerLiter: 'км/л',
  },
}
