import type { Shell } from '../../../engine/site/page.ts'
import './needs-network.css'

/** While the device has no connection, the page of a tool that needs one says so, before anything is asked of it. */
export function sayNeedsNetwork({ words }: Shell): void {
  const note = document.createElement('p')
  note.className = 'needs-network'
  note.role = 'status'
  document.body.append(note)
  const update = () => {
    const isMissed = !navigator.onLine && document.querySelector('.badge-server') !== null
    note.textContent = isMissed ? (words['failures.offline'] ?? '') : ''
  }
  for (const event of ['online', 'offline', 'page']) addEventListener(event, update)
  update()
}
