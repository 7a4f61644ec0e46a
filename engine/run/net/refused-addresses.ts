/**
 * Addresses at which clouds tell a machine its secrets, and networks that lead back inside. Most lie in ranges that are refused
 * anyway; they are named all the same, so that no change of those rules lets them through.
 * As of 2026-11; each is told in the provider's documentation of its instance metadata.
 */
export const REFUSED_NETWORKS: readonly (readonly [network: string, why: string])[] = [
  ['169.254.169.254/32', 'metadata: AWS, Google, Azure, Oracle, DigitalOcean, Hetzner, OpenStack and others'],
  ['169.254.170.2/32', 'AWS: credentials of ECS tasks'],
  ['169.254.170.23/32', 'AWS: credentials of EKS pods'],
  ['fd00:ec2::254/128', 'AWS: metadata over IPv6'],
  ['fd00:ec2::23/128', 'AWS: credentials of EKS pods over IPv6'],
  ['fd20:ce::254/128', 'Google: metadata over IPv6'],
  ['fe80::a9fe:a9fe/128', 'OpenStack: metadata over IPv6'],
  ['100.100.100.200/32', 'Alibaba: metadata'],
  ['168.63.129.16/32', 'Azure: host agent, an ordinary public address by its look'],
  ['192.0.0.192/32', 'Oracle: metadata of Classic'],
  ['161.26.0.0/16', 'IBM: services inside the cloud'],
  // https://www.iana.org/assignments/iana-ipv4-special-registry and -ipv6-special-registry
  ['192.0.0.0/24', 'IETF protocol assignments'],
  ['192.88.99.0/24', 'relays of 6to4, given up (RFC 7526)'],
  ['2001::/23', 'IETF protocol assignments, with Teredo and ORCHID'],
  ['2002::/16', '6to4: stands for an IPv4 address'],
  ['3fff::/20', 'documentation (RFC 9637)'],
]
