/** The three parts of a page that is written by hand. */
type PageParts = { readonly html: string; readonly css: string; readonly script: string }

/**
 * One document from HTML, CSS and JavaScript: styles go to the end of the head, the script to the end of the body.
 * Where HTML has no such place it is put around it. What would end the style or script early is escaped, which changes
 * nothing of its meaning.
 */
export function joinPage({ html, css, script }: PageParts): string {
  const style = css.trim() === '' ? '' : `<style>\n${css.replace(/<\/(?=style)/gi, '<\\/')}\n</style>\n`
  const code = script.trim() === '' ? '' : `<script>\n${script.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--')}\n</script>\n`
  if (!/<(?:!doctype|html|head|body)[\s>]/i.test(html))
    return `<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n${style}</head>\n<body>\n${html}\n${code}</body>\n</html>\n`
  return insert(insert(html, /<\/head\s*>/i, style, /<body[\s>]/i), /<\/body\s*>(?![\s\S]*<\/body\s*>)/i, code, /<\/html\s*>/i)
}

/** Puts a piece before the first place that is there, else at the end. */
function insert(html: string, before: RegExp, piece: string, otherwise: RegExp): string {
  if (piece === '') return html
  const at = [before, otherwise].map((place) => html.search(place)).find((index) => index >= 0) ?? html.length
  return html.slice(0, at) + piece + html.slice(at)
}
