// Runs before all else in an embedded tool, from its own small file: nothing is kept there, whatever part of the page would,
// and its colors are there with the first paint.
{
  const refused = () => new DOMException('An embedded tool keeps nothing.', 'SecurityError')
  const refuse = (): never => {
    throw refused()
  }
  // As a browser that closes storage to frames of others: who would use it is told so, and does without.
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
    Object.defineProperty(globalThis, name, { get: refuse, configurable: true })
  Object.defineProperty(document, 'cookie', { get: () => '', set: refuse, configurable: true })
  const { storage, serviceWorker } = navigator as { storage?: StorageManager; serviceWorker?: ServiceWorkerContainer }
  if (storage) Object.defineProperty(storage, 'getDirectory', { value: () => Promise.reject(refused()), configurable: true })
  if (serviceWorker) Object.defineProperty(serviceWorker, 'register', { value: () => Promise.reject(refused()), configurable: true })

  // Names with a dash, which no option of a tool has.
  const query = new URLSearchParams(location.search)
  const root = document.documentElement
  root.dataset.embed = query.has('layout-compact') && query.get('layout-compact') !== '0' ? 'compact' : 'full'
  const mode = query.get('color-mode')
  if (mode === 'light' || mode === 'dark') root.dataset.mode = mode

  const hue = Number(query.get('accent-hue') ?? Number.NaN)
  if (hue >= 0 && hue <= 360) {
    // Lightness is that of our own colors, so that what is written on them can be read with any hue.
    const colors: Readonly<Record<string, readonly [light: string, dark: string]>> = {
      accent: ['43% 0.075', '78% 0.095'],
      'accent-strong': ['36% 0.07', '85% 0.09'],
      'accent-soft': ['94% 0.022', '30% 0.035'],
      'accent-ink': ['99% 0.005', '18% 0.03'],
    }
    for (const [name, [light, dark]] of Object.entries(colors))
      root.style.setProperty(`--${name}`, `light-dark(oklch(${light} ${hue}), oklch(${dark} ${hue}))`)
  }
}
