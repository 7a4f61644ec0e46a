/**
 * Some prefixes (OUI) that the IEEE has given to makers, as six hexadecimal digits.
 * QEMU’s is not registered: it is locally administered, and in use by custom.
 * @see https://standards-oui.ieee.org/
 */
export const MAC_PREFIXES = {
  Apple: ['000393', '001B63'],
  Cisco: ['00000C'],
  Dell: ['001422', '001AA0'],
  Espressif: ['240AC4', '30AEA4', 'AC67B2'],
  Google: ['3C5AB4', 'F4F5D8'],
  Huawei: ['00E0FC', '001882'],
  'Hyper-V': ['00155D'],
  Intel: ['001B21'],
  Netgear: ['00184D', '001F33'],
  Parallels: ['001C42'],
  QEMU: ['525400'],
  'Raspberry Pi': ['B827EB', 'DCA632', 'E45F01'],
  Realtek: ['00E04C'],
  Samsung: ['0012FB', '001632'],
  'TP-Link': ['50C7BF'],
  Ubiquiti: ['0418D6', '24A43C'],
  VirtualBox: ['080027'],
  VMware: ['000569', '000C29', '005056'],
  Xen: ['00163E'],
} as const satisfies Readonly<Record<string, readonly string[]>>
