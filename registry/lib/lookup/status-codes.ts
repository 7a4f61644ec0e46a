/** What the status codes of domains mean, the same for the registrar's (client…) and the registry's (server…). @see https://icann.org/epp */
export const STATUS_MEANINGS = {
  ok: 'In normal use, with no lock and nothing pending.',
  grace: 'In a grace period after registration, renewal or transfer.',
  inactive: 'No name servers are set, so the domain does not work.',
  hold: 'Suspended: the domain has been taken out of the DNS.',
  pending: 'A change has been requested and is being processed.',
  redemption: 'Deleted, but the holder can still get it back for a fee.',
  restoring: 'The holder is getting it back after it was deleted.',
  deleting: 'Will be deleted in a few days, and can then be registered again.',
  'no-transfer': 'Locked: it cannot move to another registrar.',
  'no-delete': 'Locked: it cannot be deleted.',
  'no-update': 'Locked: its data cannot be changed.',
  'no-renew': 'Locked: it cannot be renewed.',
  other: 'A code of this registry’s own.',
} as const

export type StatusMeaning = keyof typeof STATUS_MEANINGS

const MEANINGS: Readonly<Record<string, StatusMeaning>> = {
  ok: 'ok',
  active: 'ok',
  connect: 'ok',
  registered: 'ok',
  addperiod: 'grace',
  autorenewperiod: 'grace',
  renewperiod: 'grace',
  transferperiod: 'grace',
  inactive: 'inactive',
  hold: 'hold',
  pendingcreate: 'pending',
  pendingrenew: 'pending',
  pendingtransfer: 'pending',
  pendingupdate: 'pending',
  redemptionperiod: 'redemption',
  pendingrestore: 'restoring',
  pendingdelete: 'deleting',
  transferprohibited: 'no-transfer',
  deleteprohibited: 'no-delete',
  updateprohibited: 'no-update',
  renewprohibited: 'no-renew',
}

export function meaningOf(code: string): StatusMeaning {
  return MEANINGS[code.toLowerCase().replace(/^(?:client|server)(?=hold|.*prohibited$)/, '')] ?? 'other'
}
