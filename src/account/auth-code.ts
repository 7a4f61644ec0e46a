/** A provider's error code without its prefix, such as `wrong-password`; `internal-error` for anything else. */
export function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && code.startsWith('auth/') ? code.slice('auth/'.length) : 'internal-error'
}
