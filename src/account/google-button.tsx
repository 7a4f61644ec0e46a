import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSite } from '../app/site-context.tsx'

/** What is used of Google Identity Services. @see https://developers.google.com/identity/gsi/web/reference/js-reference */
type GoogleIdentity = {
  initialize(options: { client_id: string; callback: (answer: { credential: string }) => void; use_fedcm_for_button: boolean }): void
  renderButton(parent: HTMLElement, options: { text: 'continue_with'; size: 'large'; width: number; locale: string }): void
}

const SOURCE = 'https://accounts.google.com/gsi/client'

/** Google's own button, which hands over a credential without a window of ours; until it is there, and where it cannot be had, the children. */
export function GoogleButton(props: {
  readonly clientId: string | undefined
  readonly onCredential: (idToken: string) => void
  readonly children: ReactNode
}) {
  const { clientId } = props
  const signIn = useEffectEvent((credential: string) => props.onCredential(credential))
  const { shell } = useSite()
  const host = useRef<HTMLDivElement>(null)
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const draw = async (id: string) => {
      const google = await loadGoogle()
      if (!isCurrent || !host.current) return
      google.initialize({ client_id: id, callback: ({ credential }) => signIn(credential), use_fedcm_for_button: true })
      google.renderButton(host.current, { text: 'continue_with', size: 'large', width: host.current.clientWidth, locale: shell.locale })
      setThere(true)
    }
    // Our own button does the same through a window.
    if (clientId !== undefined) draw(clientId).catch((error: unknown) => console.info(error))
    return () => {
      isCurrent = false
    }
  }, [clientId, shell])
  return (
    <>
      <div ref={host} className="google-button" />
      {!isThere && props.children}
    </>
  )
}

let loading: Promise<GoogleIdentity> | undefined

function loadGoogle(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SOURCE
    script.addEventListener('load', () =>
      resolve((globalThis as unknown as { google: { accounts: { id: GoogleIdentity } } }).google.accounts.id),
    )
    script.addEventListener('error', () => {
      loading = undefined
      reject(new Error(`${SOURCE} cannot be loaded`))
    })
    document.head.append(script)
  })
  return loading
}
