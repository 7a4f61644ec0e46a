import type { Toast } from './toast.ts'

/** Shows a toast; its library loads with the first one. */
export async function notify(toast: Toast): Promise<void> {
  const { showToast } = await import('./toasts.tsx')
  showToast(toast)
}
