import * as z from 'zod'

export const perLineField = z.boolean().default(false).meta({ label: 'Each line by itself', help: 'Line breaks stay as they are.' })

/** Changes each line that is not empty and keeps the line breaks (CR, LF) between them. */
export function eachLine(text: string, change: (line: string, offset: number) => string): string {
  return text.replace(/[^\r\n]+/g, change)
}
