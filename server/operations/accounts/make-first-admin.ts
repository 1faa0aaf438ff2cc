import { randomBytes } from 'node:crypto'
import type { Database, Transaction } from '../../data/database.ts'
import { bindIdentity, unbindUnverified } from '../../data/queries/accounts/identities.ts'
import { hasAdmin, insertUser, lockUserByEmail, setRole } from '../../data/queries/accounts/users.ts'
import type { Clock } from '../../platform/clock.ts'
import type { AccountName } from '../../providers/identity/built-in/ensure-account.ts'
import type { Identity } from '../../providers/identity/identity.ts'
import { grantNamedAdmin } from './make-admin.ts'
import { transferToVerifiedOwner } from './transfer-account.ts'

interface AdminSettings {
  readonly email: string | undefined
  readonly password: string | undefined
  readonly demo: boolean
}

/** How the first admin signs in; the password only when it was made up just now. */
export interface FirstAdmin {
  readonly email: string
  readonly newPassword?: string
}

const demoAdminEmail = 'admin@truewheel.example'

/**
 * Makes the first admin's account at start, if it does not exist (spec §10, the first admin). Only an account
 * that the shop itself makes here gets the right: one that somebody else signed up with does not.
 *
 * @returns undefined when there is nobody to name: the right then waits for a verified address.
 */
export async function makeFirstAdmin(
  database: Database,
  identity: Identity,
  settings: AdminSettings,
  clock: Clock,
): Promise<FirstAdmin | undefined> {
  if (!identity.ensureAccount) return undefined
  if (settings.email !== undefined) {
    if (settings.password === undefined) return undefined
    await makeAdmin(identity.ensureAccount, settings.email, settings.password, clock)
    return { email: settings.email }
  }
  if (!settings.demo) return undefined
  if (await hasAdmin(database.read)) return { email: demoAdminEmail }
  const newPassword = randomBytes(9).toString('base64url')
  const made = await makeAdmin(identity.ensureAccount, demoAdminEmail, newPassword, clock)
  return made ? { email: demoAdminEmail, newPassword } : { email: demoAdminEmail }
}

/**
 * Makes the account and gives it the right, both or neither; false when the account was there before: then it may be
 * anybody's, whoever else starts at the same moment.
 */
async function makeAdmin(
  ensureAccount: NonNullable<Identity['ensureAccount']>,
  email: string,
  password: string,
  clock: Clock,
): Promise<boolean> {
  const name = 'Shop owner'
  const { created } = await ensureAccount({ email, password, name }, (transaction, made) =>
    giveRight(transaction, { email, name, ...made }, clock()),
  )
  return created
}

/** The account that the shop has made is trusted as it is; who came with its address before loses the account. */
async function giveRight(
  transaction: Transaction,
  admin: AccountName & { readonly email: string; readonly name: string },
  now: number,
): Promise<void> {
  const user =
    (await insertUser(transaction, admin.email, admin.name, now)) ??
    (await lockUserByEmail(transaction, admin.email))
  if (!user) throw new Error('The first admin could not be stored')
  await bindIdentity(transaction, user.id, { ...admin, verified: true }, now)
  if ((await unbindUnverified(transaction, user.id)) > 0)
    await transferToVerifiedOwner(transaction, user, admin.name, now)
  if (!(await grantNamedAdmin(transaction, user))) await setRole(transaction, user.id, 'admin')
}
