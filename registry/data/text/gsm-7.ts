/** The GSM 7-bit default alphabet. @see 3GPP TS 23.038, section 6.2.1 */
export const GSM_BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'

/** Characters of its extension table, which take two septets. @see 3GPP TS 23.038, section 6.2.1.1 */
export const GSM_EXTENDED = '\f^{}\\[~]|€'
