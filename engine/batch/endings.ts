const ENDINGS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/markdown': 'md',
  'application/xml': 'xml',
  'application/yaml': 'yaml',
  'image/svg+xml': 'svg',
}

/** The ending of a file with a text of this media type. */
export const endingOfMedia = (media: string | undefined): string => ENDINGS[media ?? ''] ?? 'txt'
