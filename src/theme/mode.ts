// Runs before the first paint, from its own small file, so that a chosen colour mode never flashes.
try {
  const mode = localStorage.getItem('color-mode')
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.mode = mode
} catch {
  // Storage is closed to this page: the system's mode holds.
}
