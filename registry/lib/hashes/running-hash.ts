/** A hash of bytes that come in pieces. */
export type RunningHash = { update(bytes: Uint8Array): unknown; digest(): Uint8Array }
