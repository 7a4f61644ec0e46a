import { createRoot } from 'react-dom/client'
import { Slide, ToastContainer, toast as show } from 'react-toastify/unstyled'
import 'react-toastify/dist/ReactToastify.css'
import { TOAST_DEFAULTS, type Toast } from './toast.ts'

/** `auto` follows the page's colour mode. */
function resolveTheme(theme: Toast['theme'] = TOAST_DEFAULTS.theme): 'light' | 'dark' | 'colored' {
  if (theme !== 'auto') return theme
  const { mode } = document.documentElement.dataset
  if (mode === 'light' || mode === 'dark') return mode
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function mountContainer(): void {
  if (document.getElementById('toasts')) return
  const place = document.createElement('div')
  place.id = 'toasts'
  document.body.append(place)
  createRoot(place).render(<ToastContainer transition={Slide} newestOnTop position={TOAST_DEFAULTS.position} aria-label="" />)
}

export function showToast({
  type,
  text,
  position = TOAST_DEFAULTS.position,
  theme,
  autoCloseMs = TOAST_DEFAULTS.autoCloseMs,
}: Toast): void {
  mountContainer()
  const options = { position, theme: resolveTheme(theme), autoClose: type === 'loading' ? (false as const) : autoCloseMs }
  if (type === 'loading') show.loading(text, options)
  else if (type === 'default') show(text, options)
  else show[type](text, options)
}
