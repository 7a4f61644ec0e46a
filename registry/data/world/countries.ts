const codes = (...areas: readonly string[]): readonly string[] => areas.flatMap((area) => area.split(' '))

/**
 * Every code of ISO 3166-1 (249), by region; a line for each part of the region.
 * @see https://unstats.un.org/unsd/methodology/m49/ ; Taiwan, which M49 does not list, stands with Eastern Asia
 */
export const COUNTRY_REGIONS = {
  africa: codes(
    'DZ EG EH LY MA SD TN',
    'BI DJ ER ET IO KE KM MG MU MW MZ RE RW SC SO SS TF TZ UG YT ZM ZW',
    'AO CD CF CG CM GA GQ ST TD',
    'BW LS NA SZ ZA',
    'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG',
  ),
  asia: codes(
    'KG KZ TJ TM UZ',
    'CN HK JP KP KR MN MO TW',
    'BN ID KH LA MM MY PH SG TH TL VN',
    'AF BD BT IN IR LK MV NP PK',
    'AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE',
  ),
  europe: codes(
    'BG BY CZ HU MD PL RO RU SK UA',
    'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ',
    'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA',
    'AT BE CH DE FR LI LU MC NL',
  ),
  'north-america': codes(
    'BM CA GL PM US',
    'BZ CR GT HN MX NI PA SV',
    'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  ),
  'south-america': codes('AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE'),
  oceania: codes(
    'AU CC CX HM NF NZ',
    'FJ NC PG SB VU',
    'FM GU KI MH MP NR PW UM',
    'AS CK NU PF PN TK TO TV WF WS',
  ),
  antarctica: codes('AQ'),
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Codes that are not members of the United Nations: territories, and the Holy See, Palestine and Taiwan. */
export const NOT_IN_UN: ReadonlySet<string> = new Set(
  (
    'AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR PS ' +
    'RE SH SJ SX TC TF TK TW UM VA VG VI WF YT'
  ).split(' '),
)
