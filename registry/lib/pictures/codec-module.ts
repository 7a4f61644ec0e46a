import type { BaseContext } from '../../../engine/core/context.ts'
import { DamagedImage } from './failures.ts'

/** What a run lends to codecs and long work; any transform's context is one. */
export type PictureWork = Pick<BaseContext, 'asset' | 'signal' | 'decodeForeign'> & Partial<Pick<BaseContext, 'library'>>

/** Compiled codecs of one run, by the run's own `asset`: a run over many images compiles each codec once. */
const compiled = new WeakMap<BaseContext['asset'], Map<string, Promise<WebAssembly.Module>>>()

/** A compiled WebAssembly file of a package. @throws ToolError offline */
export function compileAsset(asset: BaseContext['asset'], path: string): Promise<WebAssembly.Module> {
  const modules = compiled.get(asset) ?? new Map<string, Promise<WebAssembly.Module>>()
  compiled.set(asset, modules)
  const module = modules.get(path) ?? asset(path).then((bytes) => WebAssembly.compile(bytes))
  modules.set(path, module)
  return module
}

type EmscriptenOptions = {
  noInitialRun: boolean
  print(line: string): void
  printErr(line: string): void
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void): WebAssembly.Exports
}

/** A codec with its own memory, and what it complained about. */
export type OpenCodec<T> = { readonly codec: T; readonly complaints: string[] }

/**
 * Starts a codec that Emscripten built. Each call has fresh memory, so that a damaged image cannot disturb the next,
 * and what one large image took is given back.
 */
export async function openCodec<T>(factory: unknown, asset: BaseContext['asset'], path: string): Promise<OpenCodec<T>> {
  const module = await compileAsset(asset, path)
  const complaints: string[] = []
  const codec = await (factory as (options: EmscriptenOptions) => Promise<T>)({
    noInitialRun: true,
    print: () => undefined,
    printErr: (line) => complaints.push(line),
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(module, imports)
      done(instance)
      return instance.exports
    },
  })
  return { codec, complaints }
}

/** Calls into a codec; that it gave up, in whatever way, means a damaged image. */
export function callDecoder<T>(decode: () => T | null): T {
  let result: T | null
  try {
    result = decode()
  } catch (cause) {
    throw new DamagedImage('the codec gave up', { cause })
  }
  if (result === null) throw new DamagedImage('the codec read nothing')
  return result
}
