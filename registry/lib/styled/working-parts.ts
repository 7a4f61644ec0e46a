/** Parts that stop working when their letters are changed: addresses, hashtags and mentions. */
const WORKING = /(https?:\/\/\S+|(?<![\p{L}\p{M}\p{N}])[#@][\p{L}\p{M}\p{N}_]+)/u

/** Writes a text anew but for the parts that must keep their letters. */
export function writeAroundWorking(text: string, write: (part: string) => string): string {
  // Of a text that is split by one group, every second part is what the group took.
  return text
    .split(WORKING)
    .map((part, index) => (index % 2 === 1 ? part : write(part)))
    .join('')
}
