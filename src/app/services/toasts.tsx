import { createRoot } from 'react-dom/client'
import { Slide, ToastContainer, toast as show } from 'react-toastify/unstyled'
import 'react-toastify/dist/ReactToastify.css'
import './toasts.css'
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
  action,
}: Toast): void {
  mountContainer()
  const options = { position, theme: resolveTheme(theme), autoClose: type === 'loading' ? (false as const) : autoCloseMs }
  const content = action ? <WithAction text={text} action={action.text} run={action.run} /> : text
  if (type === 'loading') show.loading(text, options)
  else if (type === 'default') show(content, options)
  else show[type](content, options)
}

function WithAction({ text, action, run }: { text: string; action: string; run: () => void }) {
  return (
    <span className="toast-line">
      <span>{text}</span>
      <button
        type="button"
        className="button quiet-button"
        onClick={() => {
          run()
          show.dismiss()
        }}
      >
        {action}
      </button>
    </span>
  )
}
