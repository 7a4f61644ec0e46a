import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { BaseContext } from '../../../engine/core/context.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import { checkCount, checkHead, refusePdf } from './open.ts'
import { refusePassword } from './password.ts'
import { READER_FOLDERS } from './reader-assets.ts'

type Work = Pick<BaseContext, 'asset' | 'signal'>

/** A PDF that is open for its text or its looks. */
export type PdfReader = {
  readonly count: number
  /** Does something with a page, and gives back what it took. @param index from 0 @throws ToolError pdf-damaged, offline */
  page<T>(index: number, use: (page: PDFPageProxy) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The library in one thread: its reading half would otherwise start a worker within the worker. */
async function pdfJs() {
  const isWorker = 'self' in globalThis
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
  // Its polyfills leave a name by which other libraries tell a browser from Node.
  if (!isWorker) Reflect.deleteProperty(globalThis, 'self')
  return import('pdfjs-dist/legacy/build/pdf.mjs')
}

type Opening = {
  /** Of the field `password`; an empty one is none. */
  readonly password?: string
  /** Of pdf.js, for those who draw. */
  readonly settings?: object
}

/**
 * Opens a PDF with pdf.js. Nothing in it is run, and nothing is fetched but declared assets.
 * @throws ToolError one of `pdfFailures` at `field`, of `passwordFailures` at `password`
 */
export async function openReader(
  file: FileValue,
  field: string,
  { asset, signal }: Work,
  { password = '', settings = {} }: Opening = {},
): Promise<PdfReader> {
  const name = checkHead(file, field)
  const { getDocument, VerbosityLevel, PasswordResponses } = await pdfJs()
  const lost: ToolError[] = []
  /** It goes on without what it does not get, so that has to be remembered. */
  class Assets {
    async fetch({ kind, filename }: { readonly kind: string; readonly filename: string }): Promise<Uint8Array> {
      try {
        return await asset(`${READER_FOLDERS[kind] ?? ''}${filename}`)
      } catch (error) {
        if (error instanceof ToolError) lost.push(error)
        throw error
      }
    }
  }
  const task = getDocument({
    // It keeps the memory that it is given.
    data: file.bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    BinaryDataFactory: Assets,
    useWorkerFetch: false,
    // Fonts are drawn as outlines, and those that are missing need not be fetched for text.
    disableFontFace: true,
    useSystemFonts: true,
    ...(password !== '' && { password }),
    ...settings,
  })
  try {
    const document = await task.promise
    checkCount(document.numPages, name, field)
    return {
      count: document.numPages,
      async page(index, use) {
        try {
          const page = await document.getPage(index + 1)
          const made = await use(page)
          page.cleanup()
          signal.throwIfAborted()
          if (lost[0]) throw lost[0]
          return made
        } catch (error) {
          if (error instanceof ToolError || signal.aborted) throw error
          return refusePdf('pdf-damaged', { name, field })
        }
      },
      close: () => task.destroy(),
    }
  } catch (error) {
    await task.destroy()
    if (error instanceof ToolError) throw error
    if (!(error instanceof Error && error.name === 'PasswordException')) return refusePdf('pdf-damaged', { name, field })
    const isWrong = (error as { readonly code?: number }).code === PasswordResponses.INCORRECT_PASSWORD
    return refusePassword(isWrong ? 'password-wrong' : 'password-missing', { name, field: 'password' })
  }
}
