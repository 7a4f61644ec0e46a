import * as addresses from './addresses.ts'
import * as code from './code.ts'
import { color, gradient } from './color.ts'
import * as formats from './data-formats.ts'
import { dice, expression } from './expressions.ts'
import * as encoded from './encoded.ts'
import * as identifiers from './identifiers.ts'
import type { KINDS, Kind } from './kinds.ts'
import type { Recognizer } from './look.ts'
import { measure } from './measures.ts'
import * as numbers from './numbers.ts'
import * as prose from './prose.ts'
import * as times from './times.ts'

type TextKind = { [K in Kind]: (typeof KINDS)[K]['of'] extends 'text' ? K : never }[Kind]

/** The recognizer of each kind of text. */
export const RECOGNIZERS: Readonly<Record<TextKind, Recognizer>> = {
  json: formats.json,
  'json-lines': formats.jsonLines,
  json5: formats.json5,
  xml: formats.xml,
  svg: formats.svg,
  html: formats.html,
  csv: formats.csv,
  tsv: formats.tsv,
  yaml: formats.yaml,
  markdown: prose.markdown,
  css: code.css,
  sql: code.sql,
  javascript: code.javascript,
  typescript: code.typescript,
  php: code.php,
  lua: code.lua,
  graphql: code.graphql,
  curl: code.curl,
  regex: code.regex,
  code: code.code,
  jwt: encoded.jwt,
  base64: encoded.base64,
  'base64-file': encoded.base64File,
  base32: encoded.base32,
  'data-url': encoded.dataUrl,
  hex: encoded.hex,
  binary: encoded.binary,
  octal: encoded.octal,
  'decimal-bytes': encoded.decimalBytes,
  'url-encoded': encoded.urlEncoded,
  'html-entities': encoded.htmlEntities,
  hash: encoded.hash,
  'otp-link': encoded.otpLink,
  pem: encoded.pem,
  url: addresses.url,
  domain: addresses.domain,
  email: addresses.email,
  ip: addresses.ip,
  cidr: addresses.cidr,
  mac: addresses.mac,
  phone: addresses.phone,
  'user-agent': addresses.userAgent,
  uuid: identifiers.uuid,
  iban: identifiers.iban,
  card: identifiers.card,
  ean: identifiers.ean,
  isbn: identifiers.isbn,
  imei: identifiers.imei,
  vin: identifiers.vin,
  color,
  gradient,
  number: numbers.number,
  'number-list': numbers.numberList,
  'binary-number': numbers.binaryNumber,
  'hex-number': numbers.hexNumber,
  'octal-number': numbers.octalNumber,
  roman: numbers.roman,
  morse: numbers.morse,
  temperature: numbers.temperature,
  percent: numbers.percent,
  measure,
  expression,
  dice,
  timestamp: times.timestamp,
  date: times.date,
  'date-time': times.dateTime,
  time: times.time,
  'time-zone': times.timeZone,
  cron: times.cron,
  balinese: prose.balinese,
  javanese: prose.javanese,
  sundanese: prose.sundanese,
  hindi: prose.hindi,
  'korean-name': prose.koreanName,
  styled: prose.styled,
  zalgo: prose.zalgo,
  list: prose.list,
  text: prose.text,
}
