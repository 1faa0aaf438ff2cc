import * as z from 'zod/mini'
import { deleted, email, emailPattern, id, updated, wireNumber } from './fields.ts'
import { listHeaders, listParameters, searchStandsAlone } from './list-parameters.ts'
import { operation } from './operation.ts'

/** An account as admins see it (spec §3). A `role` other than `admin`, or none, is a customer's. */
export const user = z.object({
  _id: z.optional(z.string()),
  email: z.string(),
  role: z.optional(z.nullable(z.string())),
  /** Extensions. */
  name: z.optional(z.string()),
  createdAt: z.optional(wireNumber),
})

export type User = z.output<typeof user>

/** One sign-in of an account, on one device, as its person sees it. */
export const signIn = z.object({
  _id: z.string(),
  /** In words: "Firefox on Windows". */
  device: z.string(),
  /** Instants in milliseconds; the last one is at most as old as an access token lives, while it is in use. */
  firstSeenAt: wireNumber,
  lastSeenAt: wireNumber,
  /** Whether the call comes from this very sign-in. */
  current: z.boolean(),
})

export type SignIn = z.output<typeof signIn>

/** The rules and exact messages of the sign-in and sign-up forms (spec §5), as data for any form library. */
export const signInForm = {
  email: {
    required: 'Email is Required',
    pattern: { value: emailPattern, message: 'Provide a valid Email' },
  },
  password: {
    required: 'password is Required',
    minLength: { value: 6, message: 'password Must be 6 characters or longer' },
  },
} as const

/** Sign-up asks for the name as well (spec §5). */
export const signUpForm = { name: { required: 'Name is Required' }, ...signInForm } as const

export const registerUser = operation({
  id: 'registerUser',
  method: 'PUT',
  path: '/users/{email}',
  access: 'proof',
  summary:
    'Registers who has just signed in, and answers the access token for the calls that follow (spec §4).',
  params: z.object({ email }),
  body: z.object({ email }),
  answer: z.object({ token: z.string().check(z.minLength(1)) }),
  errors: ['NOT_ALLOWED', 'ACCOUNT_BOUND_ELSEWHERE', 'SESSION_ENDED'],
})

export const getAdmin = operation({
  id: 'getAdmin',
  method: 'GET',
  path: '/admin/{email}',
  access: 'customer',
  summary: 'Whether the account with this address is an admin. A customer may ask for the own address only.',
  params: z.object({ email }),
  answer: z.object({ admin: z.boolean() }),
  errors: ['NOT_ALLOWED'],
})

export const listUsers = operation({
  id: 'listUsers',
  method: 'GET',
  path: '/users',
  access: 'admin',
  summary: 'All accounts, by their address. A search finds addresses that begin so.',
  query: z.object(listParameters(['email', '-email', 'createdAt', '-createdAt'])).check(searchStandsAlone),
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
  summary: 'Makes the account with this address an admin; modifiedCount is 0 when it is one already.',
  params: z.object({ email }),
  answer: z.object(updated),
  errors: ['USER_NOT_FOUND', 'DEMO_ACCOUNT'],
})

export const removeAdmin = operation({
  id: 'removeAdmin',
  method: 'DELETE',
  path: '/users/admin/{email}',
  access: 'admin',
  summary: "Takes the admin's right back, but never from the last one; deletedCount is 0 without a right.",
  extension: true,
  params: z.object({ email }),
  answer: z.object(deleted),
  errors: ['USER_NOT_FOUND', 'LAST_ADMIN'],
})

export const endSession = operation({
  id: 'endSession',
  method: 'DELETE',
  path: '/sessions/current',
  access: 'customer',
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
  summary: 'Where the own account is signed in, the last one seen first.',
  extension: true,
  answer: z.array(signIn),
  errors: [],
})

export const endSignIn = operation({
  id: 'endSignIn',
  method: 'DELETE',
  path: '/sessions/{id}',
  access: 'customer',
  summary: 'Ends one of the own sign-ins: its access tokens and its proofs are refused from then on.',
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
  summary: 'Ends all own sign-ins but the one that calls; answers how many there were.',
  extension: true,
  answer: z.object(deleted),
  errors: [],
})

export const getAccount = operation({
  id: 'getAccount',
  method: 'GET',
  path: '/account',
  access: 'customer',
  summary: 'The own account, and whether a sign-in provider has verified its address.',
  extension: true,
  answer: z.object({
    email: z.string(),
    name: z.string(),
    verified: z.boolean(),
    /** When it was made, in milliseconds. */
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
    'Deletes the own account, by the proof of a sign-in that is at most five minutes old. Paid orders stay for the books; deletedCount is 0 when the shop has no such account.',
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
  endSession,
  listSignIns,
  endSignIn,
  endOtherSignIns,
  getAccount,
  deleteAccount,
] as const
