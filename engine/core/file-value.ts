/** A file as every face passes it. On JSON faces it is `{"base64", "type", "name"}`. */
export type FileValue = { readonly name: string; readonly type: string; readonly bytes: Uint8Array }

export function isFileValue(value: unknown): value is FileValue {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as FileValue).bytes instanceof Uint8Array &&
    typeof (value as FileValue).name === 'string' &&
    typeof (value as FileValue).type === 'string'
  )
}
