/** Numbers as dialled within a country; `#` is any digit. `both`: nobody can tell mobile and landline apart by the number. */
export type NumberRange = { readonly kind: 'mobile' | 'landline' | 'both'; readonly patterns: readonly string[] }
export type FictionNumbers = { readonly calling: string; readonly ranges: readonly NumberRange[] }

const areas = (codes: string): string[] => codes.split(' ').map((code) => `(${code}) 555-01##`)

/**
 * Ranges that the regulators keep free for films, books and examples. Sure for the United States, Canada (555-0100 to
 * 555-0199), the United Kingdom (Ofcom), Australia (ACMA, mobile numbers in part recalled) and landlines in Germany
 * (Bundesnetzagentur, notice 148/2021); German mobile numbers and those of France (Arcep), Sweden (PTS) and Ireland (ComReg) are recalled. November 2026.
 */
export const FICTION_NUMBERS = {
  US: { calling: '+1', ranges: [{ kind: 'both', patterns: areas('201 202 203 205 206 207 208 209 210 212 213 214 215 216 217 218 301 302 303 304 305 307 308 309 310 312 313 314 315 316 317 318 319 401 402 404 405 406 407 408 410 412 413 414 415 417 419 501 502 503 504 505 507 508 509 510 512 513 515 516 517 518 601 602 603 605 606 607 608 609 612 614 615 616 617 618 619 701 702 703 704 706 707 708 712 713 714 715 716 717 718 719 801 802 803 804 805 806 808 812 813 814 815 816 817 818 901 903 904 906 907 908 909 910 912 913 914 915 916 918 919') }] },
  CA: { calling: '+1', ranges: [{ kind: 'both', patterns: areas('204 250 306 403 416 418 506 514 519 604 613 647 705 709 778 780 807 819 867 902 905') }] },
  GB: { calling: '+44', ranges: [
    { kind: 'mobile', patterns: ['07700 900###'] },
    { kind: 'landline', patterns: ['01632 960###', '020 7946 0###', '0113 496 0###', '0114 496 0###', '0115 496 0###', '0116 496 0###', '0117 496 0###', '0118 496 0###', '0121 496 0###', '0131 496 0###', '0141 496 0###', '0151 496 0###', '0161 496 0###', '0191 498 0###', '028 9649 6###', '029 2018 0###', '03069 990###'] },
  ] },
  AU: { calling: '+61', ranges: [
    { kind: 'mobile', patterns: ['0491 570 006', '0491 570 156', '0491 570 157', '0491 570 158', '0491 570 159', '0491 570 110', '0491 570 313', '0491 570 737', '0491 571 266', '0491 571 491', '0491 571 804'] },
    { kind: 'landline', patterns: ['(02) 5550 ####', '(03) 5550 ####', '(07) 5550 ####', '(08) 5550 ####', '(02) 7010 ####', '(03) 7010 ####', '(07) 7010 ####', '(08) 7010 ####'] },
  ] },
  FR: { calling: '+33', ranges: [
    { kind: 'mobile', patterns: ['06 39 98 ## ##'] },
    { kind: 'landline', patterns: ['01 99 00 ## ##', '02 61 91 ## ##', '03 53 01 ## ##', '04 65 71 ## ##', '05 36 49 ## ##'] },
  ] },
  DE: { calling: '+49', ranges: [
    { kind: 'mobile', patterns: ['0171 39200##', '0152 28817386', '0152 28895456', '0152 54599371', '0172 9925904', '0172 9968532', '0174 9091317'] },
    { kind: 'landline', patterns: ['030 23125###', '069 90009###', '040 66969###', '0221 4710###', '089 99998###'] },
  ] },
  SE: { calling: '+46', ranges: [
    { kind: 'mobile', patterns: ['070-174 06 05', '070-174 06 06', '070-174 06 07', '070-174 06 08', '070-174 06 09', '070-174 06 1#', '070-174 06 2#', '070-174 06 3#', '070-174 06 4#', '070-174 06 5#', '070-174 06 6#', '070-174 06 7#', '070-174 06 8#', '070-174 06 9#'] },
    { kind: 'landline', patterns: ['08-465 004 ##', '031-390 06 ##', '040-628 04 ##', '0980-319 2##'] },
  ] },
  IE: { calling: '+353', ranges: [{ kind: 'both', patterns: ['020 91# ####'] }] },
} as const satisfies Readonly<Record<string, FictionNumbers>>
export type FictionCountry = keyof typeof FICTION_NUMBERS
