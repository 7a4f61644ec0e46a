const SCRIPT = 'new Intl.NumberFormat();new Intl.DateTimeFormat();close()'

let thread: Worker | undefined

/**
 * Chromium looks through every language it has when the first number or date is written, for 20 to 100 ms and once for all threads:
 * a thread of its own does so while the parts of the page load.
 */
export function warmFormats(): void {
  thread ??= new Worker(URL.createObjectURL(new Blob([SCRIPT], { type: 'text/javascript' })))
}
