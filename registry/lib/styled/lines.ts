/** A text by its lines, with what breaks them in between. */
export const splitLines = (text: string): string[] => text.split(/(\r\n|[\n\r])/)

/** Writes each line of a text anew and leaves the breaks between them. */
export function writeLines(text: string, write: (line: string) => string): string {
  return splitLines(text)
    .map((part, index) => (index % 2 === 0 ? write(part) : part))
    .join('')
}

/** Parts that stop working when their letters are changed: addresses, hashtags and mentions. */
const WORKING = /(https?:\/\/\S+|(?<![\p{L}\p{M}\p{N}])[#@][\p{L}\p{M}\p{N}_]+)/u
/** Those that were left in their letters. */
export const LEFT_WORKING = /(https?:\/\/[!-~]+|(?<![\p{L}\p{M}\p{N}])[#@]\w+(?![\p{L}\p{M}\p{N}]))/u

/** Writes a text anew but for the parts that must keep their letters; these change places where `write` turns lines round. */
export function writeAroundWorking(
  text: string,
  write: (part: string) => string,
  { reversed = false, working = WORKING }: { readonly reversed?: boolean; readonly working?: RegExp } = {},
): string {
  return writeLines(text, (line) => {
    // Of a line that is split by one group, every second part is what the group took.
    const parts = line.split(working).map((part, index) => (index % 2 === 1 ? part : write(part)))
    return (reversed ? parts.toReversed() : parts).join('')
  })
}
