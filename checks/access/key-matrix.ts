import type { allOperations } from '../../contract/all-operations.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { rowOf } from './access-matrix.ts'

type AnyOperation = (typeof allOperations)[number]
type Outcome = ErrorCode | 'done'

/** The keys with which every operation is called. Each has every operation, except the one without. */
export const keyKinds = [
  'a key with it',
  'a key without it',
  'a key of one who is a packer now',
  'a key of one who is a customer now',
  'a revoked key',
  'an ended key',
  'a key of a blocked account',
  'a key of a deleted account',
  'an unknown key',
  'a key with one letter too many',
] as const

export type KeyKind = (typeof keyKinds)[number]

/** Operations of customers that keys may call, listed independently of the contract. A new one needs a decision. */
const ofCustomersForKeys: ReadonlySet<AnyOperation['id']> = new Set([
  'quickSearch',
  'getOrder',
  'getTimeline',
  'getInvoice',
  'getEInvoice',
])

/** Operations of staff that no key may call, listed here independently of the contract. */
const ofStaffNotForKeys: ReadonlySet<AnyOperation['id']> = new Set([
  'listApiKeys',
  'listKeyOperations',
  'addApiKey',
  'changeApiKey',
  'revokeApiKey',
  'makeAdmin',
  'removeAdmin',
  'setUserRole',
  'blockUser',
  'resetSecondFactor',
  'deleteUser',
  'giveCredit',
  'recordTransfer',
  'assignTransfer',
  'returnTransfer',
  'reverseTransfer',
  'undoChange',
  'createExportLink',
  'listEmails',
  'exportEmails',
  'getNotifications',
  'chooseNotifications',
  'sendExampleNotice',
  'listWebhooks',
  'addWebhook',
  'changeWebhook',
  'switchWebhook',
  'deleteWebhook',
  'rotateWebhookSecret',
  'testWebhook',
  'resendMissed',
  'listDeliveries',
  'getDelivery',
  'resendDelivery',
])

/** Returns what a valid call of an operation with this kind of key leads to. */
export function outcomeWithKey(operation: AnyOperation, kind: KeyKind): Outcome {
  const { id, access } = operation
  // Nobody reads the key there.
  if (access === 'public') return 'done'
  if (access === 'proof') return 'PROOF_INVALID'
  const isUsable = keyKinds.indexOf(kind) < keyKinds.indexOf('a revoked key')
  if (!isUsable) return 'KEY_INVALID'
  const isForKeys = access === 'admin' ? !ofStaffNotForKeys.has(id) : ofCustomersForKeys.has(id)
  if (!isForKeys) return 'KEY_NOT_ACCEPTED'
  if (kind === 'a key without it') return 'KEY_WITHOUT_OPERATION'
  const row = rowOf(operation)
  if (!row) return 'NOT_FOUND'
  // A key may do what its account may do now.
  if (kind === 'a key with it') return row.admin
  return kind === 'a key of one who is a packer now' ? row.packer : row['demoted admin']
}
