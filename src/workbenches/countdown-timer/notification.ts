/** Why there can be no notification. */
export type NoNotification = 'denied' | 'none'

/** Asks the visitor, where they have not answered yet. */
export async function allowNotification(): Promise<NoNotification | undefined> {
  if (typeof Notification === 'undefined') return 'none'
  return (await Notification.requestPermission()) === 'granted' ? undefined : 'denied'
}

/** Tells of the end where the page is not looked at. */
export async function notify(title: string, text: string): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || document.hasFocus()) return
  const options = { body: text, tag: 'countdown-timer', icon: '/icon-192.png', data: { path: location.pathname } }
  try {
    const shown = new Notification(title, options)
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
    })
  } catch {
    // Phones show only those of a service worker.
    await (await navigator.serviceWorker?.getRegistration())?.showNotification(title, options)
  }
}
