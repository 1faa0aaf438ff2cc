import { randomBytes } from 'node:crypto'
import type { Database, Transaction } from '../../data/database.ts'
import { bindIdentity, unbindUnverified } from '../../data/queries/accounts/identities.ts'
import { hasAdmin, insertUser, lockUserByEmail, setRole } from '../../data/queries/accounts/users.ts'
import type { AccountName } from '../../providers/identity/built-in/ensure-account.ts'
import type { Identity } from '../../providers/identity/identity.ts'
import type { Teller } from '../restock/tell-waiting.ts'
import { grantNamedAdmin } from './make-admin.ts'
import { transferToVerifiedOwner } from './transfer-account.ts'

interface AdminSettings {
  readonly email: string | undefined
  readonly password: string | undefined
  readonly demo: boolean
}

/** How the first admin signs in; with the password only if it was generated now. */
export interface FirstAdmin {
  readonly email: string
  readonly newPassword?: string
}

const demoAdminEmail = 'admin@truewheel.example'

/**
 * Creates the first admin's account at start, if it does not exist (spec §10, the first admin). Only an account
 * created here gets the role: an account that signed up with the address before does not.
 *
 * @returns undefined when no account can be created: the role then waits for a verified address.
 */
export async function makeFirstAdmin(
  database: Database,
  identity: Identity,
  settings: AdminSettings,
  shop: Teller,
): Promise<FirstAdmin | undefined> {
  if (!identity.ensureAccount) return undefined
  if (settings.email !== undefined) {
    if (settings.password === undefined) return undefined
    await makeAdmin(identity.ensureAccount, settings.email, settings.password, shop)
    return { email: settings.email }
  }
  if (!settings.demo) return undefined
  if (await hasAdmin(database.read)) return { email: demoAdminEmail }
  const newPassword = randomBytes(9).toString('base64url')
  const account = await makeAdmin(identity.ensureAccount, demoAdminEmail, newPassword, shop)
  return account ? { email: demoAdminEmail, newPassword } : { email: demoAdminEmail }
}

/**
 * Creates the account and grants the role in one transaction. Returns false for an existing account: anyone may have
 * signed up with the address, even during this start.
 */
async function makeAdmin(
  ensureAccount: NonNullable<Identity['ensureAccount']>,
  email: string,
  password: string,
  shop: Teller,
): Promise<boolean> {
  const name = 'Shop owner'
  const { created } = await ensureAccount({ email, password, name }, (transaction, account) =>
    grantRole(shop, transaction, { email, name, ...account }),
  )
  return created
}

/** Trusts the new account as the address's owner; unverified identities lose the account. */
async function grantRole(
  shop: Teller,
  transaction: Transaction,
  admin: AccountName & { readonly email: string; readonly name: string },
): Promise<void> {
  const now = shop.clock()
  const user =
    (await insertUser(transaction, admin.email, admin.name, now)) ??
    (await lockUserByEmail(transaction, admin.email))
  if (!user) throw new Error('The first admin could not be stored')
  await bindIdentity(transaction, user.id, { ...admin, verified: true }, now)
  if ((await unbindUnverified(transaction, user.id)) > 0)
    await transferToVerifiedOwner(shop, transaction, user, admin.name)
  if (!(await grantNamedAdmin(transaction, user))) await setRole(transaction, user.id, 'admin')
}
