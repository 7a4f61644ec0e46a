/** A part of the world by its code in the UN’s standard M49, with the ISO 3166-1 codes of the countries and territories in it. */
type Area = { readonly m49: string; readonly codes: readonly string[] }

const area = (m49: string, codes: string): Area => ({ m49, codes: codes.split(' ') })

/**
 * Every code of ISO 3166-1 (249), by region.
 * @see https://unstats.un.org/unsd/methodology/m49/ ; Taiwan, which M49 does not list, stands with Eastern Asia
 */
export const COUNTRY_AREAS = {
  africa: [
    area('015', 'DZ EG EH LY MA SD TN'),
    area('014', 'BI DJ ER ET IO KE KM MG MU MW MZ RE RW SC SO SS TF TZ UG YT ZM ZW'),
    area('017', 'AO CD CF CG CM GA GQ ST TD'),
    area('018', 'BW LS NA SZ ZA'),
    area('011', 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG'),
  ],
  asia: [
    area('143', 'KG KZ TJ TM UZ'),
    area('030', 'CN HK JP KP KR MN MO TW'),
    area('035', 'BN ID KH LA MM MY PH SG TH TL VN'),
    area('034', 'AF BD BT IN IR LK MV NP PK'),
    area('145', 'AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE'),
  ],
  europe: [
    area('151', 'BG BY CZ HU MD PL RO RU SK UA'),
    area('154', 'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ'),
    area('039', 'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA'),
    area('155', 'AT BE CH DE FR LI LU MC NL'),
  ],
  'north-america': [
    area('021', 'BM CA GL PM US'),
    area('013', 'BZ CR GT HN MX NI PA SV'),
    area('029', 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI'),
  ],
  'south-america': [area('005', 'AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE')],
  oceania: [
    area('053', 'AU CC CX HM NF NZ'),
    area('054', 'FJ NC PG SB VU'),
    area('057', 'FM GU KI MH MP NR PW UM'),
    area('061', 'AS CK NU PF PN TK TO TV WF WS'),
  ],
  antarctica: [area('AQ', 'AQ')],
} as const satisfies Readonly<Record<string, readonly Area[]>>

/** Codes that are not members of the United Nations: territories, and the Holy See, Palestine and Taiwan. */
export const NOT_IN_UN: ReadonlySet<string> = new Set(
  (
    'AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR PS ' +
    'RE SH SJ SX TC TF TK TW UM VA VG VI WF YT'
  ).split(' '),
)
