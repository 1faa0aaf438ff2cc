import type { allOperations } from '../../contract/all-operations.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Access } from '../../contract/operation.ts'

/** Everybody who may turn up with a call that is right for its owner. */
export const callers = [
  'no token',
  'bad token',
  'expired token',
  'signed out',
  'other customer',
  'owner',
  'admin',
  'demoted admin',
] as const
export type CallerKind = (typeof callers)[number]

/** What each of them is told: the code of a refusal, or `done`. */
export type Row = Readonly<Record<CallerKind, ErrorCode | 'done'>>

type AnyOperation = (typeof allOperations)[number]

function withoutSession(noToken: Row['no token'], withToken: Row['no token']) {
  return {
    'no token': noToken,
    'bad token': withToken,
    'expired token': withToken,
    'signed out': withToken,
  } as const
}

const everybody: Row = {
  ...withoutSession('done', 'done'),
  'other customer': 'done',
  owner: 'done',
  admin: 'done',
  'demoted admin': 'done',
}

/** Only who has just signed in at the provider: no access token is a proof. */
const onlyWithProof: Row = {
  ...withoutSession('SIGN_IN_REQUIRED', 'PROOF_INVALID'),
  'other customer': 'PROOF_INVALID',
  owner: 'done',
  admin: 'PROOF_INVALID',
  'demoted admin': 'PROOF_INVALID',
}

/** A customer calls for what is their own; others, the role aside, are told this. */
function own(others: ErrorCode | 'done', admin = others): Row {
  return {
    ...withoutSession('SIGN_IN_REQUIRED', 'SESSION_ENDED'),
    'other customer': others,
    owner: 'done',
    admin,
    'demoted admin': others,
  }
}

/** Admins by the role of this very moment; an owner is a customer like others. */
const onlyAdmins: Row = { ...own('NOT_ALLOWED', 'done'), owner: 'NOT_ALLOWED' }

const rowsOfAccess: Readonly<Record<Exclude<Access, 'customer'>, Row>> = {
  public: everybody,
  proof: onlyWithProof,
  admin: onlyAdmins,
}

/** Operations that do something for whoever calls have no owner: `own('done')`. */
const rowsOfCustomers: Readonly<Record<Extract<AnyOperation, { access: 'customer' }>['id'], Row>> = {
  addReview: own('done'),
  getAdmin: own('NOT_ALLOWED', 'done'),
  endSession: own('done'),
  listSignIns: own('done'),
  endSignIn: own('SIGN_IN_NOT_FOUND'),
  endOtherSignIns: own('done'),
  getAccount: own('done'),
  getProfile: own('NOT_ALLOWED'),
  saveProfile: own('NOT_ALLOWED'),
  bookTool: own('done'),
  listOwnOrders: own('NOT_ALLOWED'),
  getOrder: own('ORDER_NOT_FOUND', 'done'),
  getTimeline: own('ORDER_NOT_FOUND', 'done'),
  cancelOrder: own('ORDER_NOT_FOUND'),
  createPaymentIntent: own('ORDER_NOT_FOUND'),
  recordPayment: own('ORDER_NOT_FOUND'),
}

/** The row of an operation; undefined when nobody has written one. */
export function rowOf(operation: AnyOperation): Row | undefined {
  return operation.access === 'customer' ? rowsOfCustomers[operation.id] : rowsOfAccess[operation.access]
}
