import { defineDeal } from '../../engine/site/content.ts'

export const atlasVpn = defineDeal({
  id: 'atlas-vpn',
  name: 'Atlas VPN',
  icon: 'shield',
  title: 'Atlas VPN has closed: what to do instead',
  summary:
    'Atlas VPN was shut down in April 2024 and its paying users moved to NordVPN. There is nothing left to try, and these are the ways on.',
  offer: 'ended',
  about: [
    'Atlas VPN offered a free plan and cheap subscriptions from 2020 on, and belonged to the group behind NordVPN from 2021. In 2024 it announced the end of the service and shut it down in April of that year. Paying users were moved to NordVPN for the rest of their time.',
    'There is no free plan and no trial any more. Pages that still offer a download, a coupon or a lifetime licence are out of date at best. Remove the old app: it gets no repairs, and a program that could see all your traffic should not stay behind without them.',
  ],
  facts: [
    { label: 'State', value: 'Closed in April 2024' },
    { label: 'Paying users', value: 'Moved to NordVPN' },
    { label: 'Free users', value: 'Have to choose another service' },
  ],
  steps: [],
  watch: [
    'Uninstall the app, and remove the VPN profile from the settings of the phone if it is still there.',
    'If a subscription in an app store still runs, cancel it there.',
    'Do not install it from third sites: nobody answers for such a file.',
    'Unknown free VPN apps often live on your data. Prefer one whose owner and source of income you know.',
  ],
  alternatives: [
    { name: 'Proton VPN', text: 'A free plan without a limit on data, with few countries to choose from; the apps are open source.' },
    { name: 'Windscribe', text: 'A free plan with a monthly amount of data.' },
    { name: 'NordVPN', text: 'Where paying users went; no free plan, but a period for asking the money back.' },
    { name: 'Mullvad', text: 'One plain monthly price, and no e-mail address needed.' },
  ],
  url: 'https://atlasvpn.com/',
  sources: [{ title: 'NordVPN: the company that took over the users', url: 'https://nordvpn.com/' }],
  asOf: '2024-06',
})
