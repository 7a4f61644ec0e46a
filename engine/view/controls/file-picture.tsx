import { Icon } from '../icon.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** So many chosen files are shown small; each must be decoded for it. */
export const MOST_PICTURES = 12

type Props = {
  readonly file: File
  readonly isShown: boolean
  /** Address of a picture of what is no image. */
  readonly cover?: string
}

/** A chosen file, small, where it is an image or has a picture. */
export function FilePicture({ file, isShown, cover }: Props) {
  if (cover !== undefined && cover !== '') return <img className="file-cover" src={cover} alt="" draggable={false} />
  return isShown && file.type.startsWith('image/') ? <Thumbnail file={file} /> : <Icon name="file" />
}
