import type { Role } from '../../contract/accounts/roles.ts'
import { type NoticeKind, noticeKinds } from '../../contract/desk/notifications.ts'

/** The roles that may get each kind. An email never says more than the role may read in the dashboard. */
const allowed: Readonly<Record<NoticeKind, readonly Role[]>> = {
  sales: ['packer', 'bookkeeper', 'admin'],
  requests: ['admin'],
  'low-stock': ['admin'],
  disputes: ['bookkeeper', 'admin'],
  withdrawals: ['packer', 'bookkeeper', 'admin'],
  alerts: ['admin'],
  'failed-mail': ['admin'],
  papers: ['bookkeeper', 'admin'],
  webhooks: ['admin'],
  figures: ['bookkeeper', 'admin'],
}

/** Kinds that are on by default for an admin, because a day's delay could be too late. */
const defaults: readonly NoticeKind[] = [
  'disputes',
  'withdrawals',
  'alerts',
  'failed-mail',
  'papers',
  'webhooks',
]

/** Returns the kinds of notices that a role may choose. */
export function noticesFor(role: Role): readonly NoticeKind[] {
  return noticeKinds.filter((kind) => allowed[kind].includes(role))
}

/** Returns whether a person gets a kind of notice; `chosen` is null before the first choice. */
export function isTold(kind: NoticeKind, role: Role, chosen: readonly string[] | null): boolean {
  if (!allowed[kind].includes(role)) return false
  return chosen === null ? role === 'admin' && defaults.includes(kind) : chosen.includes(kind)
}
