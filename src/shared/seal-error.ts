/** `wrong-key`: the key or passphrase is wrong, or bytes were changed; the two cannot be told apart. */
export type SealFault = 'not-sealed' | 'newer' | 'needs-passphrase' | 'wrong-key' | 'cut-off'

export class SealError extends Error {
  override readonly name = 'SealError'
  readonly fault: SealFault
  constructor(fault: SealFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}
