/** What the status codes of domains mean, the same for the registrar's (client…) and the registry's (server…). @see https://icann.org/epp */
export const STATUS_MEANINGS = {
  ok: 'Normal: no locks, nothing pending.',
  grace: 'In the grace period after registration, renewal or transfer.',
  inactive: 'No name servers are set, so the domain does not resolve.',
  hold: 'Suspended: the domain has been removed from the DNS.',
  pending: 'A change has been requested and is being processed.',
  redemption: 'Deleted, but the owner can still restore it for a fee.',
  restoring: 'Being restored after deletion.',
  deleting: 'Will be deleted within days and can then be registered again.',
  'no-transfer': 'Transfer to another registrar is locked.',
  'no-delete': 'Deletion is locked.',
  'no-update': 'Changes are locked.',
  'no-renew': 'Renewal is locked.',
  other: 'Specific to this registry.',
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
