/** Where the sizes of units come from, by edition. Written down in November 2026 without the documents at hand. */
export const UNIT_SOURCES = {
  si: 'BIPM, The International System of Units (SI brochure), 9th edition, 2019, updated 2024',
  'sp-811': 'NIST Special Publication 811, Guide for the Use of the International System of Units, 2008, appendix B',
  'handbook-44': 'NIST Handbook 44, Specifications, Tolerances, and Other Technical Requirements, appendix C, 2024',
  'yard-pound': 'International yard and pound agreement of 1959 (Federal Register of 1 July 1959, 24 FR 5348)',
  'survey-foot': 'Federal Register of 5 October 2020, 85 FR 62698: the U.S. survey foot ended on 31 December 2022',
  imperial: 'Units of Measurement Regulations 1995 of the United Kingdom (SI 1995/1804), schedule',
  'us-label': 'Code of Federal Regulations, title 21, section 101.9(b)(5)(viii): cups, tablespoons and teaspoons on food labels',
  iec: 'IEC 80000-13:2008, prefixes for binary multiples',
  iau: 'International Astronomical Union, resolutions B2 of 2012 and B2 of 2015',
  icao: 'ISO 2533:1975, Standard Atmosphere: speed of sound at sea level, 15 °C',
  nato: 'Military use in NATO: 6400 mils in a full turn',
  gregorian: 'Mean length in the Gregorian calendar: 400 years are 146,097 days',
  typography: 'Adobe PostScript Language Reference: 72 points in an inch',
  australia: 'Standards Australia AS 1325: cup of 250 mL, tablespoon of 20 mL',
} as const
export type UnitSource = keyof typeof UNIT_SOURCES
