/** How mobile numbers are written in a country: calling code, prefix dialled only inside it, digits without that prefix. */
export type PhonePlan = { readonly calling: string; readonly trunk: string; readonly digits: readonly [least: number, most: number] }

const plan = (calling: string, trunk: string, least: number, most: number = least): PhonePlan => ({ calling, trunk, digits: [least, most] })

/** Plans of 54 countries, from the metadata of libphonenumber 1.13 (2026). */
export const PHONE_PLANS = {
  AE: plan('971', '0', 9),
  AR: plan('54', '0', 11),
  AT: plan('43', '0', 10, 13),
  AU: plan('61', '0', 9),
  BD: plan('880', '0', 10),
  BE: plan('32', '0', 9),
  BR: plan('55', '0', 11),
  BY: plan('375', '8', 9),
  CA: plan('1', '1', 10),
  CH: plan('41', '0', 9),
  CL: plan('56', '', 9),
  CN: plan('86', '0', 11),
  CO: plan('57', '0', 10),
  CZ: plan('420', '', 9),
  DE: plan('49', '0', 10, 11),
  DK: plan('45', '', 8),
  EG: plan('20', '0', 10),
  ES: plan('34', '', 9),
  FI: plan('358', '0', 9, 10),
  FR: plan('33', '0', 9),
  GB: plan('44', '0', 10),
  HK: plan('852', '', 8),
  ID: plan('62', '0', 9, 12),
  IE: plan('353', '0', 9),
  IL: plan('972', '0', 9),
  IN: plan('91', '0', 10),
  IT: plan('39', '', 10),
  JP: plan('81', '0', 10),
  KE: plan('254', '0', 9),
  KR: plan('82', '0', 10),
  KZ: plan('7', '8', 10),
  LK: plan('94', '0', 9),
  MX: plan('52', '', 10),
  MY: plan('60', '0', 9, 10),
  NG: plan('234', '0', 10),
  NL: plan('31', '0', 9),
  NO: plan('47', '', 8),
  NZ: plan('64', '0', 8, 10),
  PE: plan('51', '0', 9),
  PH: plan('63', '0', 10),
  PK: plan('92', '0', 10),
  PL: plan('48', '', 9),
  PT: plan('351', '', 9),
  RU: plan('7', '8', 10),
  SA: plan('966', '0', 9),
  SE: plan('46', '0', 9),
  SG: plan('65', '', 8),
  TH: plan('66', '0', 9),
  TR: plan('90', '0', 10),
  TW: plan('886', '0', 9),
  UA: plan('380', '0', 9),
  US: plan('1', '1', 10),
  VN: plan('84', '0', 9),
  ZA: plan('27', '0', 9),
} as const satisfies Readonly<Record<string, PhonePlan>>

/**
 * Country calling codes that are assigned to countries and territories.
 * @see https://www.itu.int/pub/T-SP-E.164D (ITU-T E.164, assigned country codes)
 */
export const CALLING_CODES: ReadonlySet<string> = new Set(
  `
    1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93
    94 95 98 211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242 243
    244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 260 261 262 263 264 265 266 267 268 269 290 291 297 298 299 350 351
    352 353 354 355 356 357 358 359 370 371 372 373 374 375 376 377 378 380 381 382 383 385 386 387 389 420 421 423 500 501 502 503
    504 505 506 507 508 509 590 591 592 593 594 595 596 597 598 599 670 672 673 674 675 676 677 678 679 680 681 682 683 685 686 687
    688 689 690 691 692 850 852 853 855 856 880 886 960 961 962 963 964 965 966 967 968 970 971 972 973 974 975 976 977 992 993 994
    995 996 998
  `
    .trim()
    .split(/\s+/),
)
