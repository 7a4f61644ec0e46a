import { useEffect, useState } from 'react'

/** A QR code as one path: dark on white in every color mode, since scanners want that. The encoder loads with the first code. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ size: number; path: string }>()
  useEffect(() => {
    let isCurrent = true
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { ecc: 'M', border: 2 })
      const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
      if (isCurrent) setCode({ size, path })
    })
    return () => {
      isCurrent = false
    }
  }, [text])
  if (!code) return <div className="shared-qr" />
  return (
    <svg className="shared-qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={`M0 0h${code.size}v${code.size}H0z`} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  )
}
