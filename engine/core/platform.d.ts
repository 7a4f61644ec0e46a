/** The few globals that browsers, workers and Node share and that ECMAScript does not define. Nothing of a page or of Node. */

declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>
  encodeInto(input: string, target: Uint8Array): { read: number; written: number }
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  readonly encoding: string
  decode(input?: ArrayBuffer | ArrayBufferView, options?: { stream?: boolean }): string
}
declare class URL {
  constructor(url: string, base?: string)
  static canParse(url: string, base?: string): boolean
  href: string
  readonly origin: string
  protocol: string
  username: string
  password: string
  host: string
  hostname: string
  port: string
  pathname: string
  search: string
  hash: string
  readonly searchParams: URLSearchParams
}
declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | [string, string][])
  append(name: string, value: string): void
  delete(name: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  entries(): IterableIterator<[string, string]>
  [Symbol.iterator](): IterableIterator<[string, string]>
}
declare class AbortSignal {
  readonly aborted: boolean
  readonly reason: unknown
  throwIfAborted(): void
}
type CryptoKey = { readonly type: string; readonly algorithm: object }
declare const crypto: {
  getRandomValues<T extends Uint8Array>(array: T): T
  readonly subtle: {
    digest(algorithm: string, data: Uint8Array): Promise<ArrayBuffer>
    importKey(
      format: string,
      data: Uint8Array | object,
      algorithm: object | string,
      extractable: boolean,
      usages: string[],
    ): Promise<CryptoKey>
    generateKey(algorithm: object, extractable: boolean, usages: string[]): Promise<{ privateKey: CryptoKey; publicKey: CryptoKey }>
    exportKey(format: 'pkcs8' | 'spki', key: CryptoKey): Promise<ArrayBuffer>
    exportKey(format: 'jwk', key: CryptoKey): Promise<object>
    deriveBits(algorithm: object, key: CryptoKey, length: number): Promise<ArrayBuffer>
    sign(algorithm: object | string, key: CryptoKey, data: Uint8Array): Promise<ArrayBuffer>
    verify(algorithm: object | string, key: CryptoKey, signature: Uint8Array, data: Uint8Array): Promise<boolean>
    encrypt(algorithm: object, key: CryptoKey, data: Uint8Array): Promise<ArrayBuffer>
    decrypt(algorithm: object, key: CryptoKey, data: Uint8Array): Promise<ArrayBuffer>
  }
}
declare namespace WebAssembly {
  class Module {
    private readonly compiled: true
  }
  type Imports = Record<string, Record<string, unknown>>
  type Exports = Record<string, unknown>
  class Instance {
    constructor(module: Module, imports?: Imports)
    readonly exports: Exports
  }
  function compile(bytes: ArrayBufferView<ArrayBuffer>): Promise<Module>
}
declare function btoa(data: string): string
declare function atob(data: string): string
declare function structuredClone<T>(value: T): T
