import { useState } from 'react'
import { useObjectUrl } from '../hooks/use-object-url.ts'
import { Icon } from '../icon.tsx'

/** A chosen image, small, beside its name; what the browser cannot show keeps the drawing of a file. */
export function Thumbnail({ file }: { readonly file: File }) {
  const url = useObjectUrl(file)
  const [isUnshown, setUnshown] = useState(false)
  if (!url || isUnshown) return <Icon name="file" />
  return <img className="thumbnail" src={url} alt="" width={32} height={32} decoding="async" onError={() => setUnshown(true)} />
}
