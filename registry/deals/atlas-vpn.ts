import { defineDeal } from '../../engine/site/content.ts'

export const atlasVpn = defineDeal({
  id: 'atlas-vpn',
  name: 'Atlas VPN',
  icon: 'shield',
  title: 'Atlas VPN has closed: what to do instead',
  summary:
    'Atlas VPN shut down in April 2024, and its paying users were moved to NordVPN. There’s nothing left to try; here are the alternatives.',
  offer: 'ended',
  about: [
    'Atlas VPN offered a free plan and cheap subscriptions from 2020, and belonged to the group behind NordVPN from 2021. In 2024 it announced the end of the service and shut it down in April of that year. Paying users were moved to NordVPN for the rest of their time.',
    'There is no free plan and no trial any more. Pages that still offer a download, a coupon or a lifetime license are out of date at best. Remove the old app: it no longer gets security updates, and an app that can see all your traffic shouldn’t stay on your device without them.',
  ],
  facts: [
    { label: 'Status', value: 'Closed in April 2024' },
    { label: 'Paying users', value: 'Moved to NordVPN' },
    { label: 'Free users', value: 'Have to choose another service' },
  ],
  steps: [],
  watch: [
    'Uninstall the app, and remove the VPN profile from the settings of the phone if it is still there.',
    'If a subscription in an app store still runs, cancel it there.',
    'Don’t install it from third-party sites: nobody vouches for those files.',
    'Unknown free VPN apps often make money from your data. Choose one whose owner and business model you know.',
  ],
  alternatives: [
    { name: 'Proton VPN', text: 'A free plan with unlimited data and few countries to choose from; the apps are open source.' },
    { name: 'Windscribe', text: 'A free plan with a monthly data allowance.' },
    { name: 'NordVPN', text: 'Where paying users went; no free plan, but a money-back period.' },
    { name: 'Mullvad', text: 'One flat monthly price, and no email address needed.' },
  ],
  url: 'https://atlasvpn.com/',
  sources: [{ title: 'NordVPN: the company that took over the users', url: 'https://nordvpn.com/' }],
  asOf: '2024-06',
})
