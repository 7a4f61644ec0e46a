import type { UnitRow } from './unit-row.ts'

/** In bits. Small letters, which people type for bytes, are read as bytes. */
export const DATA_UNITS = {
  bit: { name: 'Bit', symbol: 'bit', size: '1', also: 'bits|b', from: 'iec' },
  byte: { name: 'Byte', symbol: 'B', size: '8', also: 'byte|bytes|octet|octets', from: 'iec' },
  kilobyte: { name: 'Kilobyte', symbol: 'kB', size: '8000', also: 'KB|kb|kilobyte|kilobytes', from: 'iec' },
  megabyte: { name: 'Megabyte', symbol: 'MB', size: '8*1e6', also: 'mb|megabyte|megabytes|meg|megs', from: 'iec' },
  gigabyte: { name: 'Gigabyte', symbol: 'GB', size: '8*1e9', also: 'gb|gigabyte|gigabytes|gig|gigs', from: 'iec' },
  terabyte: { name: 'Terabyte', symbol: 'TB', size: '8*1e12', also: 'tb|terabyte|terabytes', from: 'iec' },
  petabyte: { name: 'Petabyte', symbol: 'PB', size: '8*1e15', also: 'pb|petabyte|petabytes', from: 'iec' },
  exabyte: { name: 'Exabyte', symbol: 'EB', size: '8*1e18', also: 'eb|exabyte|exabytes', from: 'iec' },
  zettabyte: { name: 'Zettabyte', symbol: 'ZB', size: '8*1e21', also: 'zb|zettabyte|zettabytes', from: 'iec' },
  yottabyte: { name: 'Yottabyte', symbol: 'YB', size: '8*1e24', also: 'yb|yottabyte|yottabytes', from: 'iec' },
  kibibyte: { name: 'Kibibyte', symbol: 'KiB', size: '8192', also: 'kib|kibibyte|kibibytes', from: 'iec' },
  mebibyte: { name: 'Mebibyte', symbol: 'MiB', size: '8388608', also: 'mib|mebibyte|mebibytes', from: 'iec' },
  gibibyte: { name: 'Gibibyte', symbol: 'GiB', size: '8589934592', also: 'gib|gibibyte|gibibytes', from: 'iec' },
  tebibyte: { name: 'Tebibyte', symbol: 'TiB', size: '8796093022208', also: 'tib|tebibyte|tebibytes', from: 'iec' },
  pebibyte: { name: 'Pebibyte', symbol: 'PiB', size: '9007199254740992', also: 'pib|pebibyte|pebibytes', from: 'iec' },
  exbibyte: { name: 'Exbibyte', symbol: 'EiB', size: '9223372036854775808', also: 'eib|exbibyte|exbibytes', from: 'iec' },
  zebibyte: { name: 'Zebibyte', symbol: 'ZiB', size: '9444732965739290427392', also: 'zib|zebibyte|zebibytes', from: 'iec' },
  yobibyte: { name: 'Yobibyte', symbol: 'YiB', size: '9671406556917033397649408', also: 'yib|yobibyte|yobibytes', from: 'iec' },
  kilobit: { name: 'Kilobit', symbol: 'kbit', size: '1000', also: 'Kbit|Kb|kilobit|kilobits', from: 'iec' },
  megabit: { name: 'Megabit', symbol: 'Mbit', size: '1e6', also: 'Mb|megabit|megabits', from: 'iec' },
  gigabit: { name: 'Gigabit', symbol: 'Gbit', size: '1e9', also: 'Gb|gigabit|gigabits', from: 'iec' },
  terabit: { name: 'Terabit', symbol: 'Tbit', size: '1e12', also: 'Tb|terabit|terabits', from: 'iec' },
  kibibit: { name: 'Kibibit', symbol: 'Kibit', size: '1024', also: 'Kib|kibibit|kibibits', from: 'iec' },
  mebibit: { name: 'Mebibit', symbol: 'Mibit', size: '1048576', also: 'Mib|mebibit|mebibits', from: 'iec' },
  gibibit: { name: 'Gibibit', symbol: 'Gibit', size: '1073741824', also: 'Gib|gibibit|gibibits', from: 'iec' },
  tebibit: { name: 'Tebibit', symbol: 'Tibit', size: '1099511627776', also: 'Tib|tebibit|tebibits', from: 'iec' },
} as const satisfies Readonly<Record<string, UnitRow>>

/** In bits per second. */
export const DATA_RATE_UNITS = {
  bitPerSecond: { name: 'Bits per second', symbol: 'bit/s', size: '1', also: 'bps|bits/s|bits per second', from: 'iec' },
  kilobitPerSecond: { name: 'Kilobits per second', symbol: 'kbit/s', size: '1000', also: 'kbps|kb/s|Kbps|kilobits per second', from: 'iec' },
  megabitPerSecond: { name: 'Megabits per second', symbol: 'Mbit/s', size: '1e6', also: 'Mbps|mbps|Mb/s|megabits per second', from: 'iec' },
  gigabitPerSecond: { name: 'Gigabits per second', symbol: 'Gbit/s', size: '1e9', also: 'Gbps|gbps|Gb/s|gigabits per second', from: 'iec' },
  bytePerSecond: { name: 'Bytes per second', symbol: 'B/s', size: '8', also: 'bytes/s|bytes per second', from: 'iec' },
  kilobytePerSecond: { name: 'Kilobytes per second', symbol: 'kB/s', size: '8000', also: 'KB/s|kBps|KBps|kilobytes per second', from: 'iec' },
  megabytePerSecond: { name: 'Megabytes per second', symbol: 'MB/s', size: '8*1e6', also: 'MBps|megabytes per second', from: 'iec' },
  gigabytePerSecond: { name: 'Gigabytes per second', symbol: 'GB/s', size: '8*1e9', also: 'GBps|gigabytes per second', from: 'iec' },
  kibibytePerSecond: { name: 'Kibibytes per second', symbol: 'KiB/s', size: '8192', also: 'kibibytes per second', from: 'iec' },
  mebibytePerSecond: { name: 'Mebibytes per second', symbol: 'MiB/s', size: '8388608', also: 'mebibytes per second', from: 'iec' },
  gibibytePerSecond: { name: 'Gibibytes per second', symbol: 'GiB/s', size: '8589934592', also: 'gibibytes per second', from: 'iec' },
} as const satisfies Readonly<Record<string, UnitRow>>
