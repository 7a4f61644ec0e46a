/** Why there is no image of a camera. */
export type CameraTrouble = 'denied' | 'none' | 'busy' | 'insecure' | 'hidden' | 'failed'

/** By the name of what a browser throws. */
const TROUBLES: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** The one on the back, where there are several; or the one that was chosen. */
const wanted = (deviceId: string | undefined): MediaTrackConstraints => ({
  ...(deviceId === undefined ? { facingMode: 'environment' } : { deviceId: { exact: deviceId } }),
  width: { ideal: 1280 },
  height: { ideal: 720 },
})

/** Asks for the image of a camera, which the browser asks the visitor for. */
export async function openCamera(deviceId?: string): Promise<MediaStream | CameraTrouble> {
  if (!isSecureContext) return 'insecure'
  // Some browsers within apps have none.
  if (!navigator.mediaDevices?.getUserMedia) return 'none'
  try {
    return await navigator.mediaDevices.getUserMedia({ video: wanted(deviceId) })
  } catch (error) {
    return (error instanceof DOMException && TROUBLES[error.name]) || 'failed'
  }
}

/** Turns the camera and its light off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

export type CameraDevice = { readonly id: string; readonly label: string }

/** All cameras; their names are known once one was allowed. */
export async function listCameras(): Promise<readonly CameraDevice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId, label }) => ({ id: deviceId, label }))
}

/** Whether its lamp can be switched, which TypeScript's own types do not know. */
export function hasTorch(track: MediaStreamTrack): boolean {
  return (track.getCapabilities?.() as { readonly torch?: boolean } | undefined)?.torch === true
}
export async function setTorch(track: MediaStreamTrack, isOn: boolean): Promise<boolean> {
  return track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }).then(
    () => isOn,
    () => false,
  )
}
