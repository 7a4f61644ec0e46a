import type { Writer } from '../request.ts'
import { csharp } from './csharp.ts'
import { curl } from './curl.ts'
import { go } from './go.ts'
import { http } from './http.ts'
import { java } from './java.ts'
import { javascript } from './javascript.ts'
import { json } from './json.ts'
import { node } from './node.ts'
import { php } from './php.ts'
import { python } from './python.ts'
import { ruby } from './ruby.ts'
import { rust } from './rust.ts'

/** By the names under which views know how to color them. */
export const TARGETS = {
  javascript: 'JavaScript (fetch)',
  node: 'Node.js (axios)',
  python: 'Python (requests)',
  go: 'Go (net/http)',
  php: 'PHP (cURL)',
  java: 'Java (HttpClient)',
  csharp: 'C# (HttpClient)',
  rust: 'Rust (reqwest)',
  ruby: 'Ruby (Net::HTTP)',
  curl: 'curl, tidied up',
  http: 'Raw HTTP request',
  json: 'JSON',
} as const
export type Target = keyof typeof TARGETS

export const WRITERS: Readonly<Record<Target, Writer>> = { javascript, node, python, go, php, java, csharp, rust, ruby, curl, http, json }
