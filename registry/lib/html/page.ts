/** A fragment of HTML as a whole page. */
export function wrapPage(html: string, title: string): string {
  const safeTitle = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const head = `<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${safeTitle}</title>`
  return `<!doctype html>\n<html>\n<head>\n${head}\n</head>\n<body>\n${html}\n</body>\n</html>\n`
}
