import { playTone } from '../common/tone.ts'

/** How long an alarm sounds that nobody stops, in seconds. */
const LASTS = 60
/** Three tones, then a pause. */
const ROUND = 1.6

/** The sound of a page, which a browser allows once somebody has clicked or pressed a key on it. */
export class Alarm {
  #audio: AudioContext | undefined
  #playing: GainNode | undefined
  #volume = 1

  /** To be called by a click or key. */
  async allow(): Promise<boolean> {
    this.#audio ??= new AudioContext()
    await this.#audio.resume().catch(() => undefined)
    return this.isAllowed
  }
  get isAllowed(): boolean {
    return this.#audio?.state === 'running'
  }

  /** @param volume from 0 to 1 */
  setVolume(volume: number): void {
    this.#volume = volume
    if (this.#playing) this.#playing.gain.value = volume
  }

  /** Sounds for a minute, or `seconds`, until it is silenced. */
  ring(seconds = LASTS): void {
    this.silence()
    if (!this.#audio) return
    const loudness = this.#audio.createGain()
    loudness.gain.value = this.#volume
    loudness.connect(this.#audio.destination)
    const start = this.#audio.currentTime + 0.05
    for (let at = 0; at < seconds; at += ROUND) for (const tone of [0, 0.25, 0.5]) playTone(loudness, start + at + tone, 880, 0.22, 0.6)
    this.#playing = loudness
  }

  /**
   * The same, unless another page of this site sounds for this event: several tabs may show one timer. A page that cannot sound yet
   * leaves it to the others, and without the locks of the browser each one sounds.
   * @param event its name among all pages
   */
  async ringAlone(event: string): Promise<void> {
    if (!navigator.locks || !this.isAllowed) return this.ring()
    await navigator.locks
      .request(event, { ifAvailable: true }, async (lock) => {
        if (!lock) return
        this.ring()
        // Held past a Stop, as another page may come to the end a little later.
        await new Promise((resolve) => setTimeout(resolve, LASTS * 1000))
      })
      .catch(() => this.ring())
  }

  silence(): void {
    this.#playing?.disconnect()
    this.#playing = undefined
  }

  close(): void {
    this.silence()
    void this.#audio?.close()
    this.#audio = undefined
  }
}
