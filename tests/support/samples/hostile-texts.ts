/** What a text may be at its worst. */
export const HOSTILE = [
  '',
  '\0',
  '\ud800',
  '\udc00\ud800',
  '\u202egnp.exe',
  'x'.repeat(100_000),
  '__proto__',
  '{"__proto__":{"polluted":true}}',
  '<script>alert(1)</script>',
  '{{count}}',
  '%s%n%d',
  '$&$1$`',
  '['.repeat(10_000),
  '['.repeat(10_000) + ']'.repeat(10_000),
  '👩‍👩‍👧‍👦🏳️‍🌈👨🏿‍🚀',
  '\ufeffa\ufeff',
  ' \t\r\n\u00a0\u2028 ',
]

/** One line of so many letters, without and with words. */
export const longLines = (length: number): readonly string[] => ['a'.repeat(length), '0a, '.repeat(length / 4)]
