// Runs before the first paint, from its own small file, so that neither a chosen color mode nor the form of a page
// that was opened by the link to a shared document (67 characters, at least) flashes.
try {
  const { dataset } = document.documentElement
  if (location.hash[66]) dataset.link = ''
  const mode = localStorage.getItem('color-mode')
  if (mode === 'light' || mode === 'dark') dataset.mode = mode
  // Room for the strip of the visitor's own tools, which comes once the page works.
  if (/"(?:favourites|recents)":\[\{/.test(localStorage.getItem('user-data') ?? '')) dataset.own = ''
} catch {
  // Storage is closed to this page: the system's mode holds.
}
