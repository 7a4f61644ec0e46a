import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { MAC_PREFIXES } from '../../data/web/mac-prefixes.ts'

type Maker = keyof typeof MAC_PREFIXES
const MAKERS = Object.keys(MAC_PREFIXES) as [Maker, ...Maker[]]
/** Second hexadecimal digit: bit 1 is set for a local address, bit 0 for a group. */
const LOCAL = { single: ['2', '6', 'A', 'E'], group: ['3', '7', 'B', 'F'] } as const
const HEX = [...'0123456789ABCDEF']

const FORMATS = {
  colon: (digits: string) => digits.replace(/..(?!$)/g, '$&:'),
  hyphen: (digits: string) => digits.replace(/..(?!$)/g, '$&-'),
  dot: (digits: string) => digits.replace(/....(?!$)/g, '$&.'),
  none: (digits: string) => digits,
} as const

export const randomMacAddressGenerator = defineTool({
  id: 'random-mac-address-generator',
  category: 'network',
  icon: 'ethernet-port',
  title: 'Random MAC address generator',
  summary: 'Generate random MAC addresses: locally administered, from a manufacturer’s range or with a custom prefix, without duplicates.',
  keywords: ['mac generator', 'oui', 'hardware address', 'ethernet address', 'locally administered', 'virtual machine mac'],
  aliases: ['mac-address-generator', 'random-mac-address'],
  slugs: {
    es: 'generador-de-direcciones-mac',
    fr: 'generateur-adresse-mac',
    id: 'generator-alamat-mac',
    it: 'generatore-indirizzi-mac',
    pl: 'generator-adresow-mac',
    pt: 'gerador-de-endereco-mac',
    ru: 'generator-mac-adresov',
  },
  recognizes: [{ kind: 'mac', field: 'prefix', reading: 'prefix', confidence: 0.7, values: { kind: 'own' } }],
  effect: 'random',
  action: 'Generate',
  input: z.object({
    kind: choice('Kind', { local: 'Locally administered', maker: 'From a manufacturer', own: 'Custom prefix' }),
    maker: choice('Manufacturer', MAKERS, { default: 'VMware', named: 'raw', when: { kind: 'maker' } }),
    prefix: text('Prefix', {
      max: 30,
      default: '',
      placeholder: '02:42:AC',
      help: 'From 2 to 11 hexadecimal digits.',
      when: { kind: 'own' },
    }),
    count: whole('How many', { min: 1, max: 10_000, default: 5 }),
    format: choice('Format', { colon: '02:1A:4F:…', hyphen: '02-1A-4F-…', dot: '021A.4F…', none: '021A4F…' }),
    uppercase: flag('Uppercase', { default: true }),
    group: flag('Group address (multicast)', {
      help: 'Addresses many devices at once; a network card can’t have one.',
      advanced: true,
      when: { kind: 'local' },
    }),
  }),
  output: z.object({
    addresses: part(z.array(z.string()), 'MAC addresses', { format: 'code', view: 'list', fileName: 'mac-addresses.txt' }),
  }),
  failures: {
    'bad-mac-prefix': 'This is not the beginning of a MAC address. Enter 2 to 11 hexadecimal digits, such as 02:42:AC.',
    'too-few-addresses': {
      one: 'There is only {{count, number}} address here, but you asked for {{wanted, number}}. Ask for fewer, or shorten the prefix.',
      other: 'There are only {{count, number}} addresses here, but you asked for {{wanted, number}}. Ask for fewer, or shorten the prefix.',
    },
  },
  notes: [
    'The addresses come from your device’s cryptographic random number generator. Each one that fits your choices is equally likely, and none appears twice.',
    'In a locally administered address (IEEE 802), the second-lowest bit of the first byte is set and the lowest is not, so it can’t clash with one assigned by a manufacturer: the second digit is 2, 6, A or E. Such addresses are right for virtual machines and tests.',
    'Manufacturer prefixes come from the IEEE registry. An address made from one may belong to a real device: don’t use it on a network where that device could be.',
  ],
  examples: [
    {
      title: 'Two local addresses',
      input: { count: 2 },
      seed: 'toolglot',
      output: { addresses: ['4E:0E:FE:B8:88:FF', 'B2:72:E8:41:94:1E'] },
    },
    {
      title: 'A VMware address, in lowercase',
      input: { kind: 'maker', maker: 'VMware', count: 1, format: 'hyphen', uppercase: false },
      seed: 'toolglot',
      output: { addresses: ['00-05-69-0e-fe-b8'] },
    },
    {
      title: 'A custom prefix',
      input: { kind: 'own', prefix: '0242.ac', count: 2, format: 'dot' },
      seed: 'toolglot',
      output: { addresses: ['0242.AC0E.FEB8', '0242.AC8F.FB72'] },
    },
  ],
  transform: ({ kind, maker, prefix, count, format, uppercase, group }, { random, fail }) => {
    const own = prefix.replace(/(?<=[\da-f])[:.\s-](?=[\da-f]|$)/gi, '').toUpperCase()
    if (kind === 'own' && !/^[\dA-F]{2,11}$/.test(own)) fail('bad-mac-prefix', { field: 'prefix' })
    const starts =
      kind === 'maker'
        ? MAC_PREFIXES[maker]
        : kind === 'own'
          ? [own]
          : LOCAL[group ? 'group' : 'single'].flatMap((second) => HEX.map((first) => first + second))
    const open = 12 - (starts[0] as string).length
    const available = starts.length * 16 ** open
    if (available < count) fail('too-few-addresses', { count: available, wanted: count, field: 'count' })
    const drawn = new Set<string>()
    while (drawn.size < count) drawn.add(random.pick<string>(starts) + Array.from({ length: open }, () => random.pick(HEX)).join(''))
    return { addresses: [...drawn].map((digits) => FORMATS[format](uppercase ? digits : digits.toLowerCase())) }
  },
})
