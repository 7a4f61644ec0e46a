import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { CanvasAccess, Pixels, Surface } from '../../../engine/core/context.ts'

/** Points of a PDF to an inch. */
const POINTS = 72

/** Canvases for pdf.js, which would ask a document for them. */
class Canvases {
  readonly #surface: CanvasAccess['surface']
  constructor(surface: CanvasAccess['surface']) {
    this.#surface = surface
  }
  create(width: number, height: number) {
    const canvas = this.#surface(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }
  getNoAlphaContext(canvas: Surface) {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  }
  reset({ canvas }: { readonly canvas: Surface }, width: number, height: number): void {
    canvas.width = width
    canvas.height = height
  }
  destroy(owned: { canvas: Surface | null; context: object | null }): void {
    // Its memory goes at once, not when it is collected.
    if (owned.canvas) owned.canvas.width = owned.canvas.height = 0
    owned.canvas = owned.context = null
  }
}

/** Filters would be elements of a document; without them, pdf.js computes the pixels itself. */
class NoFilters {
  readonly addFilter = none
  readonly addHCMFilter = none
  readonly addAlphaFilter = none
  readonly addLuminosityFilter = none
  readonly addKnockoutFilter = none
  readonly addHighlightHCMFilter = none
  readonly addSelectionHCMFilter = none
  readonly addSelectionFilter = none
  destroy(): void {}
}
const none = () => 'none'

/** Settings of pdf.js by which it draws where there is no document: letters as outlines, from fonts that are in the PDF or ours. */
export const drawingSettings = ({ surface }: CanvasAccess): object => ({
  CanvasFactory: class extends Canvases {
    constructor() {
      super(surface)
    }
  },
  FilterFactory: NoFilters,
  useSystemFonts: false,
  // One that is larger would not fit into a canvas either.
  disableWorkerRendering: true,
})

/** Width and height of a page in whole pixels, turned as the page says. */
export function pagePixels(page: PDFPageProxy, dpi: number): { readonly width: number; readonly height: number } {
  const { width, height } = page.getViewport({ scale: dpi / POINTS })
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

/** Draws a page with its annotations and what is filled into its form. @param background a CSS color @throws ToolError memory-limit */
export async function drawPage(page: PDFPageProxy, dpi: number, { surface }: CanvasAccess, background: string): Promise<Pixels> {
  const { width, height } = pagePixels(page, dpi)
  const canvas = surface(width, height)
  const viewport = page.getViewport({ scale: dpi / POINTS })
  // Rounded to whole pixels, a page fills them to the edge.
  const transform = [width / viewport.width, 0, 0, height / viewport.height, 0, 0]
  await page.render({ canvas: canvas as never, viewport, transform, background }).promise
  const { data } = (canvas.getContext('2d') as NonNullable<ReturnType<Surface['getContext']>>).getImageData(0, 0, width, height)
  canvas.width = canvas.height = 0
  return { width, height, data }
}
