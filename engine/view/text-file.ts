import { joinBytes } from '../core/bytes/join.ts'

/** So many UTF-16 units become bytes before others get their turn. */
const SLICE = 1 << 20

/**
 * A large text as a file, made slice by slice: in one go 10 MB hold up the page for a tenth of a second.
 * Whoever reads its bytes first gets those it was made of; to read them back from where browsers keep files takes as long again.
 */
export async function textFile(text: string): Promise<File> {
  const encoder = new TextEncoder()
  // A UTF-16 unit makes three bytes at most.
  const room = new Uint8Array(3 * Math.min(text.length, SLICE + 1))
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (let at = 0; at < text.length;) {
    let end = at + SLICE
    // Two halves of a character stay together; halves without their other become U+FFFD, here as everywhere.
    if (text.charCodeAt(end - 1) >> 10 === 0x36) end++
    pieces.push(room.slice(0, encoder.encodeInto(text.slice(at, end), room).written))
    at = end
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

/** Ends the task. Unlike a timer, which waits four milliseconds from the fifth on, a message comes at once. */
function turn(): Promise<void> {
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
