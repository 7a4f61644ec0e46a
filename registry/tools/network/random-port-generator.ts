import * as z from 'zod'
import { type Fail, defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { column, table } from '../../../engine/core/parts.ts'
import { USED_PORTS } from '../../data/web/used-ports.ts'
import { DRAW_NOTE, draw, drawFailures, drawFields, inOrder, orderField, plainRangeFailures } from '../../lib/chance/draw.ts'

const MOST_PORT = 65_535
/** Ranges of RFC 6335. */
const RANGES = { system: [0, 1023], registered: [1024, 49_151], dynamic: [49_152, MOST_PORT] } as const
type Range = keyof typeof RANGES
const RANGE_WORDS = { system: 'Well-known (0–1023)', registered: 'Registered (1024–49151)', dynamic: 'Dynamic (49152–65535)' } as const
const port = (label: string, preset: number) => whole(label, { min: 0, max: MOST_PORT, default: preset, when: { range: 'own' } })

const failures = {
  ...drawFailures,
  ...plainRangeFailures,
  'bad-ports': '“{{found}}” is not a port or port range. Write them like 8080, 9000-9010.',
} as const

export const randomPortGenerator = defineTool({
  id: 'random-port-generator',
  category: 'network',
  icon: 'plug',
  title: 'Random port generator',
  summary: 'Pick random port numbers from a range, without those that well-known services use.',
  keywords: ['random port number', 'tcp port', 'udp port', 'free port', 'ephemeral port', 'unused port'],
  aliases: ['random-port', 'port-generator'],
  slugs: {
    es: 'generador-de-puertos-aleatorios',
    fr: 'generateur-de-port-aleatoire',
    id: 'generator-port-acak',
    it: 'generatore-di-porte-casuali',
    pl: 'generator-losowych-portow',
    pt: 'gerador-de-portas-aleatorias',
    ru: 'generator-sluchaynyh-portov',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    range: choice(
      'Port range',
      { free: 'No special privileges needed (1024–65535)', ...RANGE_WORDS, own: 'Custom range' },
      { default: 'free' },
    ),
    min: port('From', 1024),
    max: port('To', MOST_PORT),
    ...drawFields,
    unused: flag('Leave out ports of well-known services', { default: true }),
    exclude: text('Also leave out', { max: 2000, default: '', placeholder: '8080, 9000-9010', advanced: true }),
    order: orderField,
  }),
  output: z.object({
    ports: table(
      'Ports',
      {
        port: column(z.string(), 'Port', { copyable: true }),
        range: column(z.enum(Object.keys(RANGES) as [Range, ...Range[]]), 'Port range', { choices: RANGE_WORDS }),
        service: column(z.string(), 'Used by', { format: 'code' }).optional(),
      },
      { fileName: 'random-ports.csv' },
    ),
  }),
  failures,
  notes: [
    'The ranges are those of RFC 6335: well-known (system) ports require special privileges on many systems, registered ports may be assigned by IANA, and dynamic ports are handed out by the system for a short time. Linux hands out 32768–60999 unless it is told otherwise.',
    'The list of well-known services has about 300 ports, such as 3306 for MySQL or 8080 for web servers in development; about half were checked against a system’s services file in 2026. A port that isn’t listed may still be in use on your machine: this tool doesn’t look.',
    DRAW_NOTE,
  ],
  examples: [
    { title: 'One port for a new service', input: {}, seed: 'toolglot', output: { ports: [{ port: '47428', range: 'registered' }] } },
    {
      title: 'Three dynamic ports in order',
      input: { range: 'dynamic', count: 3, order: 'ascending' },
      seed: 'toolglot',
      output: {
        ports: [
          { port: '52810', range: 'dynamic' },
          { port: '52985', range: 'dynamic' },
          { port: '62568', range: 'dynamic' },
        ],
      },
    },
    {
      title: 'Web ports and what uses them',
      input: { range: 'own', min: 8080, max: 8081, count: 2, unused: false, order: 'ascending' },
      seed: 'toolglot',
      output: {
        ports: [
          { port: '8080', range: 'registered', service: 'http-alt' },
          { port: '8081', range: 'registered', service: 'sunproxyadmin' },
        ],
      },
    },
  ],
  transform: (input, { random, fail }) => {
    const [min, max] = input.range === 'own' ? [input.min, input.max] : input.range === 'free' ? [1024, MOST_PORT] : RANGES[input.range]
    if (min > max) fail('min-above-max', { min, max, field: 'min' })
    const excluded = readPorts(input.exclude, fail)
    const allowed = Array.from({ length: max - min + 1 }, (_, index) => min + index).filter(
      (one) => !(input.unused && USED_PORTS.has(one)) && !excluded.has(one),
    )
    return {
      ports: inOrder(draw(allowed, input, random, fail), input.order).map((one) => {
        const service = USED_PORTS.get(one)
        return { port: String(one), range: rangeOf(one), service }
      }),
    }
  },
})

function rangeOf(one: number): Range {
  return one < RANGES.registered[0] ? 'system' : one < RANGES.dynamic[0] ? 'registered' : 'dynamic'
}

/** Ports and ranges with commas, spaces or line breaks between. @throws ToolError bad-ports */
function readPorts(text: string, fail: Fail<typeof failures>): ReadonlySet<number> {
  const ports = new Set<number>()
  for (const found of text.split(/[\s,;]+/).filter(Boolean)) {
    const [, first = '', last = first] = /^(\d{1,5})(?:[-–](\d{1,5}))?$/.exec(found) ?? []
    if (first === '' || Number(first) > Number(last) || Number(last) > MOST_PORT)
      fail('bad-ports', { found: found.slice(0, 30), field: 'exclude' })
    for (let one = Number(first); one <= Number(last); one++) ports.add(one)
  }
  return ports
}
