import { joinBytes } from '../core/bytes/join.ts'
import { utf8Pieces } from '../core/bytes/utf8.ts'

/** So many UTF-16 units become bytes before others get their turn. */
const SLICE = 1 << 20

/**
 * A large text as a file, made slice by slice: in one go 10 MB hold up the page for a tenth of a second.
 * Whoever reads its bytes first gets those it was made of; to read them back from where browsers keep files takes as long again.
 */
export async function textFile(text: string): Promise<File> {
  const pieces: Uint8Array[] = []
  for (const piece of utf8Pieces(text, SLICE)) {
    pieces.push(piece)
    await turn()
  }
  const bytes = joinBytes(pieces)
  const file = new File([bytes], 'text.txt', { type: 'text/plain' })
  const first = () => {
    Reflect.deleteProperty(file, 'arrayBuffer')
    return Promise.resolve(bytes.buffer)
  }
  return Object.defineProperty(file, 'arrayBuffer', { value: first, configurable: true })
}

/** Ends the task, and goes on before what nobody waits for, where the browser knows of such. */
function turn(): Promise<void> {
  return 'scheduler' in globalThis ? scheduler.postTask(() => {}, { priority: 'user-blocking' }) : message()
}

/** Unlike a timer, which waits four milliseconds from the fifth on, a message comes at once. */
function message(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
}
