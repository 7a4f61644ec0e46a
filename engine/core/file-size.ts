import type { FileValue } from './file-value.ts'

/** How many bytes a file has, wherever they are. Apart from the other module, which every page loads. */
export const sizeOf = ({ bytes, source }: FileValue): number => bytes.byteLength || (source?.size ?? 0)
