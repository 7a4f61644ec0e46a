/** Lets the pages that were visited work without a connection: what this one has loaded so far is handed to the service worker. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const own = loaded.filter((url) => url.startsWith(`${location.origin}/assets/`))
    active?.postMessage([location.href.split('#')[0], ...own])
  } catch (error) {
    // Without a service worker everything works as long as there is a connection.
    console.info(error)
  }
}
