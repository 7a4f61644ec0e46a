/** 128 random bits. Unlike `crypto.randomUUID`, there is this on pages that came without TLS, too. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
