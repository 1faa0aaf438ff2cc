import * as z from 'zod/mini'
import { emailRules, isEmail } from '../email.ts'
import { fieldTexts } from '../field-texts.ts'
import { deleted, email, id, updated, wireNumber } from '../fields.ts'
import { said } from '../languages/said.ts'
import { listHeaders, listParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { accountFieldTexts } from './account-field-texts.ts'
import { roles } from './roles.ts'

/** An account as admins see it (spec §3). An unknown or missing `role` means customer. */
export const user = z.object({
  _id: z.optional(z.string()),
  email: z.string(),
  role: z.optional(z.nullable(z.string())),
  /** Extensions. */
  name: z.optional(z.string()),
  createdAt: z.optional(wireNumber),
  /** When the account was blocked, in milliseconds; null if it is not blocked. */
  blockedAt: z.optional(z.nullable(wireNumber)),
  /** The picture of the profile; missing without one. */
  img: z.optional(z.string()),
  /** Whether the account asks for a passkey after the first step of a sign-in. */
  secondFactor: z.optional(z.boolean()),
})

export type User = z.output<typeof user>

/** One session of an account on one device, for the list that the account's owner sees. */
export const signIn = z.object({
  _id: z.string(),
  /** For example "Firefox on Windows". */
  device: z.string(),
  /** In milliseconds. While the sign-in is in use, `lastSeenAt` is at most an access token's lifetime old. */
  firstSeenAt: wireNumber,
  lastSeenAt: wireNumber,
  /** Whether this request belongs to the sign-in. */
  current: z.boolean(),
})

export type SignIn = z.output<typeof signIn>

/** The rules and exact messages of the sign-in and sign-up forms (spec §5), for any form library. */
export const signInForm = {
  email: {
    get required() {
      return said(accountFieldTexts).emailRequired
    },
    validate: (text: string) => isEmail(text) || emailRules.message,
  },
  password: {
    get required() {
      return said(accountFieldTexts).passwordRequired
    },
    minLength: {
      value: 6,
      get message() {
        return said(accountFieldTexts).passwordShort
      },
    },
    maxLength: {
      value: 1_000,
      get message() {
        return said(accountFieldTexts).passwordLong
      },
    },
  },
} as const

/** Sign-up also requires the name (spec §5), and refuses a password that is longer than the sign-in library hashes. */
export const signUpForm = {
  name: {
    get required() {
      return said(fieldTexts).nameRequired
    },
  },
  email: signInForm.email,
  password: {
    get required() {
      return signInForm.password.required
    },
    minLength: signInForm.password.minLength,
    maxLength: {
      value: 128,
      get message() {
        return said(accountFieldTexts).newPasswordLong
      },
    },
  },
} as const

export const registerUser = operation({
  id: 'registerUser',
  method: 'PUT',
  path: '/users/{email}',
  access: 'proof',
  summary: 'Registers a signed-in user and returns the access token for later calls (spec §4).',
  params: z.object({ email }),
  body: z.object({ email }),
  answer: z.object({ token: z.string().check(z.minLength(1)) }),
  errors: ['NOT_ALLOWED', 'ACCOUNT_BOUND_ELSEWHERE', 'ACCOUNT_BLOCKED', 'SESSION_ENDED'],
})

export const getAdmin = operation({
  id: 'getAdmin',
  method: 'GET',
  path: '/admin/{email}',
  access: 'customer',
  noKey: 'own',
  summary:
    'Returns whether the account with this email is an admin. A customer may ask about their own email only.',
  params: z.object({ email }),
  /** `role` is an extension: the account's role among customers and staff. */
  answer: z.object({ admin: z.boolean(), role: z.optional(z.string()) }),
  errors: ['NOT_ALLOWED'],
})

export const listUsers = operation({
  id: 'listUsers',
  method: 'GET',
  path: '/users',
  access: 'admin',
  summary:
    'All accounts, sorted by email. `search` finds any parts of name and email; all parameters narrow the list together.',
  query: z.object({
    ...listParameters(['email', '-email', 'createdAt', '-createdAt']),
    role: z.optional(z.enum(roles)),
    /** Lists only blocked accounts, which cannot sign in. */
    state: z.optional(z.enum(['blocked'])),
  }),
  queryIsExtension: true,
  answer: z.array(user),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const makeAdmin = operation({
  id: 'makeAdmin',
  method: 'PUT',
  path: '/users/admin/{email}',
  access: 'admin',
  noKey: 'accounts',
  summary: 'Makes the account with this email an admin; modifiedCount is 0 if it already is.',
  params: z.object({ email }),
  answer: z.object(updated),
  errors: ['USER_NOT_FOUND', 'DEMO_ACCOUNT', 'BLOCKED_ACCOUNT_WITHOUT_ROLE'],
})

export const removeAdmin = operation({
  id: 'removeAdmin',
  method: 'DELETE',
  path: '/users/admin/{email}',
  access: 'admin',
  noKey: 'accounts',
  summary: 'Revokes the admin role, except from the last admin; deletedCount is 0 for a customer.',
  extension: true,
  params: z.object({ email }),
  answer: z.object(deleted),
  errors: ['USER_NOT_FOUND', 'LAST_ADMIN'],
})

export const setUserRole = operation({
  id: 'setUserRole',
  method: 'PUT',
  path: '/roles/{email}',
  access: 'admin',
  noKey: 'accounts',
  summary:
    'Sets the role of an account; the last admin keeps the role. modifiedCount is 0 if it has that role.',
  extension: true,
  params: z.object({ email }),
  body: z.object({ role: z.enum(roles, { error: () => said(accountFieldTexts).role }) }),
  answer: z.object(updated),
  errors: ['USER_NOT_FOUND', 'DEMO_ACCOUNT', 'LAST_ADMIN', 'BLOCKED_ACCOUNT_WITHOUT_ROLE'],
})

export const blockUser = operation({
  id: 'blockUser',
  method: 'PUT',
  path: '/blocked-users/{email}',
  access: 'admin',
  noKey: 'accounts',
  summary:
    'Blocks an account, which ends its sessions and refuses new ones, or lifts the block. Its orders stay as they are.',
  extension: true,
  params: z.object({ email }),
  body: z.object({ blocked: z.boolean() }),
  answer: z.object(updated),
  errors: ['USER_NOT_FOUND', 'STAFF_NOT_BLOCKED'],
})

export const resetSecondFactor = operation({
  id: 'resetSecondFactor',
  method: 'DELETE',
  path: '/second-factors/{email}',
  access: 'admin',
  noKey: 'accounts',
  summary:
    'Removes the passkeys and recovery codes of an account that asks for a second step, and ends its sessions; refused for the caller’s own account. deletedCount is 0 if it asks for none.',
  extension: true,
  params: z.object({ email }),
  answer: z.object(deleted),
  errors: ['USER_NOT_FOUND', 'OWN_SECOND_FACTOR'],
})

export const deleteUser = operation({
  id: 'deleteUser',
  method: 'DELETE',
  path: '/users/{email}',
  access: 'admin',
  noKey: 'accounts',
  summary:
    'Deletes an account with the personal data that the shop need not keep. Paid orders stay readable. Refused for the caller’s own account and for that of the last admin.',
  extension: true,
  params: z.object({ email }),
  answer: z.object(deleted),
  errors: [
    'USER_NOT_FOUND',
    'OWN_ACCOUNT',
    'LAST_ADMIN',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_OF_ANOTHER_ORDER',
    'PAYMENT_NOT_FOUND',
    'PROVIDER_UNAVAILABLE',
  ],
})

export const endSession = operation({
  id: 'endSession',
  method: 'DELETE',
  path: '/sessions/current',
  access: 'customer',
  noKey: 'accounts',
  summary: 'Ends the session of the access token at the server; the token is refused from then on.',
  extension: true,
  answer: z.object(deleted),
  errors: [],
})

export const listSignIns = operation({
  id: 'listSignIns',
  method: 'GET',
  path: '/sessions',
  access: 'customer',
  noKey: 'accounts',
  summary: 'Where the own account is signed in, most recently seen first.',
  extension: true,
  answer: z.array(signIn),
  errors: [],
})

export const endSignIn = operation({
  id: 'endSignIn',
  method: 'DELETE',
  path: '/sessions/{id}',
  access: 'customer',
  noKey: 'accounts',
  summary: 'Ends one of the own sign-ins; its access tokens and ID tokens are refused from then on.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(deleted),
  errors: ['SIGN_IN_NOT_FOUND'],
})

export const endOtherSignIns = operation({
  id: 'endOtherSignIns',
  method: 'DELETE',
  path: '/sessions',
  access: 'customer',
  noKey: 'accounts',
  summary: 'Ends all own sign-ins except the current one; deletedCount is how many.',
  extension: true,
  answer: z.object(deleted),
  errors: [],
})

export const getAccount = operation({
  id: 'getAccount',
  method: 'GET',
  path: '/account',
  access: 'customer',
  noKey: 'own',
  summary: 'The own account, and whether a sign-in provider has verified its email.',
  extension: true,
  answer: z.object({
    email: z.string(),
    name: z.string(),
    verified: z.boolean(),
    /** In milliseconds. */
    createdAt: wireNumber,
  }),
  errors: [],
})

export const deleteAccount = operation({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/account',
  access: 'proof',
  summary:
    'Deletes the own account; requires a sign-in at most five minutes old. Paid orders stay for the books; deletedCount is 0 if the shop has no such account.',
  extension: true,
  answer: z.object(deleted),
  errors: [
    'SIGN_IN_AGAIN',
    'SESSION_ENDED',
    'LAST_ADMIN',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_OF_ANOTHER_ORDER',
    'PAYMENT_NOT_FOUND',
    'PROVIDER_UNAVAILABLE',
  ],
})

export const accounts = [
  registerUser,
  getAdmin,
  listUsers,
  makeAdmin,
  removeAdmin,
  setUserRole,
  blockUser,
  resetSecondFactor,
  deleteUser,
  endSession,
  listSignIns,
  endSignIn,
  endOtherSignIns,
  getAccount,
  deleteAccount,
] as const
