/** True for a whole address of the web as it may appear in a page: http or https, a host, and nothing that would have to be escaped first. */
export function isWebAddress(text: string): boolean {
  return (
    /^https?:\/\/[^\s/?#\\]/i.test(text) &&
    text.isWellFormed() &&
    !/[\s\p{Cc}<>"\\^`{|}]/u.test(text) &&
    text.length <= 10_000 &&
    URL.canParse(text)
  )
}
