import { useEffect, useRef } from 'react'
import { useShell } from '../../../engine/view/shell-context.tsx'
import { CropFrame } from '../../../engine/view/crop/crop-frame.tsx'
import { NEUTRAL } from '../../../registry/tools/images/online-photo-editor/adjust.ts'
import { type PhotoDocument, regionOf, standing } from './document.ts'
import { drawLayer, drawStroke } from './draw-layer.ts'
import { useEditor } from './editor-context.ts'
import { SelectionBox } from './selection-box.tsx'
import { ToolButton } from '../../../engine/view/tool-button.tsx'
import { useRendering } from './use-rendering.ts'
import { useStagePointer } from './use-stage-pointer.ts'
import { useView, type View } from './use-view.ts'

/** Longest side of what is rendered for the stage. */
const MOST_SIDE = 2048

type Props = { readonly onView: (view: View) => void; readonly isComparing: boolean }

/** The image with its layers, to zoom, pan and work on. While cropping, all of the image is shown. */
export function Stage({ onView, isComparing }: Props) {
  const editor = useEditor()
  const { locale, words } = useShell()
  const { document, studio, selected, tool, say } = editor
  const isCropping = tool === 'crop'
  const shown = shownPart(document, isCropping, isComparing)
  const region = regionOf(shown)
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const view = useView(stage, region)
  const bitmap = useRendering(studio, shown, MOST_SIDE)
  const { live, handlers } = useStagePointer(editor, view)
  useEffect(() => {
    onView(view)
  })

  useEffect(() => {
    const element = stage.current
    // React listens to wheels passively, and the page would scroll.
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      if (event.ctrlKey || event.metaKey) view.setZoom(view.zoom * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY })
      else view.pan(-event.deltaX, -event.deltaY)
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  })

  useEffect(() => {
    const surface = canvas.current
    const context = surface?.getContext('2d')
    if (!surface || !context || view.size.width === 0) return
    const density = devicePixelRatio
    surface.width = Math.round(view.size.width * density)
    surface.height = Math.round(view.size.height * density)
    context.scale(density, density)
    context.translate(view.left, view.top)
    context.scale(view.scale, view.scale)
    context.imageSmoothingQuality = 'high'
    context.imageSmoothingEnabled = view.scale < 4
    if (bitmap) context.drawImage(bitmap, 0, 0, region.width, region.height)
    context.beginPath()
    context.rect(0, 0, region.width, region.height)
    context.clip()
    context.translate(-region.x, -region.y)
    for (const layer of isComparing ? [] : document.layers) drawLayer(context, layer)
    if (!live) return
    context.lineJoin = 'round'
    context.lineCap = 'round'
    if ('kind' in live) drawLayer(context, { ...live, id: 'live' } as Parameters<typeof drawLayer>[1])
    else drawStroke(context, live.erases ? { ...live, erases: false, color: 'rgb(255 255 255 / 0.7)' } : live)
  })

  const percent = view.scale.toLocaleString(locale, { style: 'percent' })
  const paper = { left: view.left, top: view.top, width: region.width * view.scale, height: region.height * view.scale }
  // Pixels of the screen that the image only half covers shall not show the pattern behind it.
  const behind = { ...paper, width: Math.max(0, paper.width - 1), height: Math.max(0, paper.height - 1) }
  return (
    <div
      className={`photo-stage tool-${tool}`}
      ref={stage}
      role="group"
      aria-label={say('stage')}
      tabIndex={0}
      {...(!isCropping && handlers)}
    >
      <div className="photo-paper" style={behind} />
      <canvas ref={canvas} role="img" aria-label={`${say('image')} ${document.source.width} × ${document.source.height}`} />
      {isCropping && (
        <div className="photo-crop" style={paper}>
          <CropFrame
            rect={regionOf(document)}
            bounds={standing(document)}
            ratio={editor.ratio}
            onChange={(rect) => editor.change({ do: 'crop', rect }, 'crop')}
          />
        </div>
      )}
      <div className="photo-zoom" role="toolbar" aria-label={say('zoom')} onPointerDown={(event) => event.stopPropagation()}>
        <ToolButton icon="zoom-out" label={say('zoom-out')} onClick={() => view.setZoom(view.zoom / 1.25)} />
        <button
          type="button"
          className="photo-percent tabular"
          title={say('fit')}
          aria-label={`${say('fit')}${words.colon}${percent}`}
          onClick={view.fit}
        >
          {percent}
        </button>
        <ToolButton icon="zoom-in" label={say('zoom-in')} onClick={() => view.setZoom(view.zoom * 1.25)} />
      </div>
      {/* While drawing, its grips would be in the way. */}
      {!isCropping && tool !== 'draw' && selected && !selected.isHidden && <SelectionBox layer={selected} view={view} region={region} />}
    </div>
  )
}

/** All of the image while it is cropped; the image as it came while it is compared. */
function shownPart(document: PhotoDocument, isCropping: boolean, isComparing: boolean): PhotoDocument {
  const { crop: _, ...whole } = document
  if (isComparing) return { ...(isCropping ? whole : document), filter: 'none', adjust: NEUTRAL }
  return isCropping ? whole : document
}
