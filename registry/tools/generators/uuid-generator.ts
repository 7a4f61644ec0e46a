import * as z from 'zod'
import { defineTool, fail } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { column, oneOf, part, table } from '../../../engine/core/parts.ts'
import { encodeText, textEncodingFailures } from '../../lib/encoding/text-encoding.ts'
import {
  clockUuids,
  formatUuid,
  nameUuid,
  orderedUuids,
  parseUuid,
  randomUuid,
  readUuid,
  UUID_NAMESPACES,
  UUID_VARIANTS,
} from '../../lib/chance/uuid.ts'

const MOST = 10_000
const NAMED = ['3', '5', '8']

export const uuidGenerator = defineTool({
  id: 'uuid-generator',
  category: 'generators',
  icon: 'fingerprint',
  title: 'UUID generator',
  summary: 'Generate UUIDs of versions 1 and 3 to 8, one or ten thousand at a time: random, time-ordered or from a name.',
  keywords: ['guid', 'uuid v4', 'uuid v7', 'uuid v5', 'unique id', 'identifier', 'uuid decoder'],
  aliases: ['guid-generator', 'uuid', 'generate-uuid'],
  slugs: {
    es: 'generador-de-uuid',
    fr: 'generateur-uuid',
    id: ['generator-uuid', 'pembuat-uuid'],
    it: 'generatore-uuid',
    pl: 'generator-uuid',
    pt: 'gerador-de-uuid',
    ru: 'generator-uuid',
  },
  recognizes: [{ kind: 'uuid', field: 'given', reading: 'uuid', values: { version: 'read' } }],
  effect: 'random',
  action: 'Generate',
  input: z.object({
    version: choice(
      'Version',
      {
        '4': '4: random',
        '7': '7: by time, sorts well',
        '1': '1: by time, older order',
        '6': '6: by time, version 1 reordered',
        '3': '3: from a name (MD5)',
        '5': '5: from a name (SHA-1)',
        '8': '8: from a name (SHA-256)',
        nil: 'Nil: all zeros',
        max: 'Max: all ones',
        read: 'Read existing UUIDs',
      },
      { order: ['4', '7', '1', '6', '3', '5', '8', 'nil', 'max', 'read'] },
    ),
    count: whole('How many', { min: 1, max: MOST, default: 1, when: { version: ['4', '7', '1', '6'] } }),
    text: text('Names', {
      max: 1_000_000,
      default: '',
      help: 'One per line; the same name always gives the same UUID.',
      control: 'multiline',
      when: { version: NAMED },
    }),
    namespace: choice(
      'Namespace',
      {
        dns: 'Domain names (DNS)',
        url: 'Web addresses (URL)',
        oid: 'Object identifiers (OID)',
        x500: 'Directory names (X.500)',
        own: 'Custom UUID',
      },
      { when: { version: NAMED } },
    ),
    ownNamespace: text('Your namespace', {
      max: 100,
      default: '',
      placeholder: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
      when: { namespace: 'own' },
    }),
    given: text('UUIDs', {
      max: 1_000_000,
      default: '',
      help: 'One per line.',
      placeholder: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
      control: 'multiline',
      when: { version: 'read' },
    }),
    uppercase: flag('Uppercase'),
    hyphens: flag('Hyphens', { default: true }),
    wrap: choice('Wrap in', { none: 'Nothing', braces: 'Braces { }', urn: 'urn:uuid:' }, { advanced: true }),
  }),
  output: z.object({
    uuids: part(z.array(z.string()), 'UUIDs', { format: 'code', view: 'list', fileName: 'uuids.txt' }),
    read: table(
      'Details',
      {
        uuid: part(z.string(), 'UUID', { format: 'code' }),
        version: column(z.string(), 'Version').optional(),
        time: part(z.string(), 'Time (UTC)', { format: 'code' }).optional(),
        node: part(z.string(), 'Node', { format: 'code' }).optional(),
        clock: column(z.int(), 'Clock sequence').optional(),
        variant: oneOf('Variant', UUID_VARIANTS),
      },
      { fileName: 'uuids.csv' },
    ).optional(),
  }),
  failures: {
    ...textEncodingFailures.words,
    'bad-namespace': 'The namespace must be a UUID: 32 hexadecimal digits, with or without hyphens.',
    'bad-uuid': 'This isn’t a UUID. A UUID has 32 hexadecimal digits, with or without hyphens.',
    'too-many-names': {
      one: 'There is {{count, number}} name; the limit is {{maximum, number}} at once.',
      other: 'There are {{count, number}} names; the limit is {{maximum, number}} at once.',
    },
    'too-many-uuids': {
      one: 'There is {{count, number}} UUID; the limit is {{maximum, number}} at once.',
      other: 'There are {{count, number}} UUIDs; the limit is {{maximum, number}} at once.',
    },
  },
  notes: [
    'All versions follow RFC 9562. Random bits come from your device’s cryptographic generator; versions 1 and 6 use a random node instead of a network card’s address.',
    'Several version 7, 6 or 1 UUIDs made at once are in ascending time order. In version 7, the random part grows by a random step, so the next one can’t be guessed.',
    'Versions 3, 5 and 8 are calculated from the exact namespace and name. Version 8 leaves its contents open; here it is the SHA-256 form shown in the RFC.',
    'UUIDs of versions 1, 6 and 7 show when they were created, if the clock was right. A node whose second digit is odd was generated at random rather than taken from a network card.',
  ],
  examples: [
    { title: 'A random UUID', input: {}, seed: 'toolglot', output: { uuids: ['b4608e3f-8eeb-4878-b87f-dfcb17322e08'] } },
    {
      title: 'From a domain name',
      input: { version: '5', text: 'www.example.com' },
      output: { uuids: ['2ed6657d-e927-568b-95e1-2665a8aea6a2'] },
    },
    {
      title: 'The nil UUID in braces',
      input: { version: 'nil', wrap: 'braces' },
      output: { uuids: ['{00000000-0000-0000-0000-000000000000}'] },
    },
    {
      title: 'When a UUID was created',
      input: { version: 'read', given: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F' },
      output: {
        uuids: ['017f22e2-79b0-7cc3-98c4-dc0c0c07398f'],
        read: [{ uuid: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f', version: '7', variant: 'rfc', time: '2022-02-22T19:22:22.000Z' }],
      },
    },
  ],
  transform: async ({ version, count, text, given, namespace, ownNamespace, uppercase, hyphens, wrap }, { now, random, signal, fail }) => {
    const write = (bytes: Uint8Array) => {
      const plain = formatUuid(bytes)
      const hyphened = hyphens ? plain : plain.replaceAll('-', '')
      const cased = uppercase ? hyphened.toUpperCase() : hyphened
      return wrap === 'braces' ? `{${cased}}` : wrap === 'urn' ? `urn:uuid:${cased}` : cased
    }
    if (version === 'read') {
      const lines = [...given.matchAll(/[^\r\n]+/g)].filter(([line]) => line.trim() !== '')
      if (lines.length === 0) fail('required', { field: 'given' })
      if (lines.length > MOST) fail('too-many-uuids', { count: lines.length, maximum: MOST, field: 'given' })
      const read = lines.map(({ 0: line, index }) => parseUuid(line) ?? fail('bad-uuid', { field: 'given', offset: index, text: given }))
      return { uuids: read.map(write), read: read.map((bytes) => ({ uuid: write(bytes), ...readUuid(bytes) })) }
    }
    const make = async (): Promise<Uint8Array[]> => {
      switch (version) {
        case 'nil':
          return [new Uint8Array(16)]
        case 'max':
          return [new Uint8Array(16).fill(255)]
        case '4':
          return Array.from({ length: count }, () => randomUuid(random))
        case '7':
          return orderedUuids(count, now, random)
        case '1':
        case '6':
          return clockUuids(version === '1' ? 1 : 6, count, now, random)
        default: {
          const space = parseUuid(namespace === 'own' ? ownNamespace : UUID_NAMESPACES[namespace])
          if (!space) return fail('bad-namespace', { field: 'ownNamespace' })
          const names = splitNames(text)
          if (names.length > MOST) fail('too-many-names', { count: names.length, maximum: MOST, field: 'text' })
          const made: Uint8Array[] = []
          for (const name of names) {
            signal.throwIfAborted()
            made.push(nameUuid(version === '3' ? 3 : version === '5' ? 5 : 8, space, name))
          }
          return made
        }
      }
    }
    return { uuids: (await make()).map(write) }
  },
})

/** The names as UTF-8. @throws ToolError required when there is none, lone-surrogate */
function splitNames(text: string): Uint8Array[] {
  encodeText(text, 'utf-8', 'text')
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line !== '')
  if (lines.length === 0) fail('required', { field: 'text' })
  return lines.map((line) => new TextEncoder().encode(line))
}
