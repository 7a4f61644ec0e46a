import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choices, flag, whole } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { BROWSERS, DEVICES, SYSTEMS, USER_AGENTS_DATE, USER_AGENT_FORMS } from '../../data/web/user-agents.ts'

const DEVICE_NAMES = { computer: 'Computer', phone: 'Phone', tablet: 'Tablet' } as const

export const randomUserAgentGenerator = defineTool({
  id: 'random-user-agent-generator',
  category: 'network',
  icon: 'app-window',
  title: 'Random user agent generator',
  summary: 'Generate user agent strings of current browsers for tests, by browser, system and device.',
  keywords: ['user-agent', 'ua string', 'browser string', 'fake user agent', 'chrome user agent', 'scraping test'],
  aliases: ['user-agent-generator', 'random-user-agent'],
  slugs: {
    es: 'generador-de-user-agent',
    fr: 'generateur-user-agent',
    id: 'generator-user-agent',
    it: 'generatore-user-agent',
    pl: 'generator-user-agent',
    pt: 'gerador-de-user-agent',
    ru: 'generator-user-agent',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    browsers: choices('Browsers', BROWSERS, { max: BROWSERS.length, default: [...BROWSERS], named: 'raw' }),
    systems: choices('Systems', SYSTEMS, { max: SYSTEMS.length, default: [...SYSTEMS], named: 'raw' }),
    devices: choices('Devices', DEVICE_NAMES, { max: DEVICES.length, default: [...DEVICES] }),
    count: whole('How many', { min: 1, max: 1000, default: 5 }),
    unique: flag('No repeats'),
  }),
  output: z.object({
    agents: table('User agents', {
      agent: column(z.string(), 'User agent', { format: 'code', copyable: true }),
      browser: column(z.string(), 'Browser'),
      system: column(z.enum(SYSTEMS), 'System', { named: 'raw' }),
      device: column(z.enum(DEVICES), 'Device', { choices: DEVICE_NAMES }),
    }),
    text: part(z.string(), 'One per line', { view: 'code', fileName: 'user-agents.txt' }),
  }),
  failures: {
    'no-such-agent': 'No browser fits all your choices: Safari, for example, runs only on macOS and iOS. Select more options.',
    'too-few-agents': {
      one: 'There is only {{count, number}} user agent for these choices, but you asked for {{wanted, number}}. Ask for fewer, or allow repeats.',
      other:
        'There are only {{count, number}} user agents for these choices, but you asked for {{wanted, number}}. Ask for fewer, or allow repeats.',
    },
  },
  notes: [
    `The strings follow the real patterns of current browsers, with versions as of ${USER_AGENTS_DATE}. Each string that fits your choices is equally likely, whatever its share among real visitors.`,
    'Browsers reveal less than they used to: Chrome always names the same system version and writes only zeros after its major version, and Safari on iOS names an older system. A user agent is a claim, not proof.',
  ],
  examples: [
    {
      title: 'Chrome on Windows',
      input: { browsers: ['Chrome'], systems: ['Windows'], count: 1 },
      seed: 'toolglot',
      output: { text: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/155.0.0.0 Safari/537.36' },
    },
    {
      title: 'Two phones',
      input: { devices: ['phone'], count: 2 },
      seed: 'toolglot',
      output: {
        text: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/155.0.0.0 Mobile Safari/537.36\nMozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.6 Mobile/15E148 Safari/604.1',
      },
    },
    {
      title: 'Every Firefox on Linux',
      input: { browsers: ['Firefox'], systems: ['Linux'], count: 3, unique: true },
      seed: 'toolglot',
      output: {
        text: 'Mozilla/5.0 (X11; Linux x86_64; rv:158.0) Gecko/20100101 Firefox/158.0\nMozilla/5.0 (X11; Linux x86_64; rv:159.0) Gecko/20100101 Firefox/159.0\nMozilla/5.0 (X11; Linux x86_64; rv:160.0) Gecko/20100101 Firefox/160.0',
      },
    },
  ],
  transform: ({ browsers, systems, devices, count, unique }, { random, fail }) => {
    const fitting = USER_AGENT_FORMS.filter(
      ({ browser, system, device }) => browsers.includes(browser) && systems.includes(system) && devices.includes(device),
    ).flatMap(({ browser, system, device, versions, form }) =>
      versions.map((version) => ({ agent: form.replaceAll('*', version), browser: `${browser} ${version}`, system, device })),
    )
    if (fitting.length === 0) fail('no-such-agent', { field: 'browsers' })
    if (unique && fitting.length < count) fail('too-few-agents', { count: fitting.length, wanted: count, field: 'count' })
    const agents = unique ? random.sample(fitting, count) : Array.from({ length: count }, () => random.pick(fitting))
    return { agents, text: agents.map(({ agent }) => agent).join('\n') }
  },
})
