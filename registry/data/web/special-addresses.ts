/**
 * Networks that are not for public hosts, as the special-purpose registries of IANA list them, with multicast.
 * Of IPv6 only 2000::/3 is given out as global unicast, so nothing outside of it needs a row.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry/
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry/
 */
export const SPECIAL_NETWORKS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
] as const

export const PUBLIC_NETWORKS = { '4': ['0.0.0.0/0'], '6': ['2000::/3'] } as const
export const PRIVATE_NETWORKS = { '4': ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'], '6': ['fd00::/8'] } as const
export const DOCUMENTATION_NETWORKS = {
  '4': ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24'],
  '6': ['2001:db8::/32'],
} as const
