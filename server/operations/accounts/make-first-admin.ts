import { randomBytes } from 'node:crypto'
import type { Database, Transaction } from '../../data/database.ts'
import { bindIdentity, unbindUnverified } from '../../data/queries/accounts/identities.ts'
import { hasAdmin, insertUser, lockUserByEmail, setRole } from '../../data/queries/accounts/users.ts'
import type { AccountName, EnsureAccount } from '../../providers/identity/built-in/ensure-account.ts'
import type { Identity } from '../../providers/identity/identity.ts'
import type { Teller } from '../restock/tell-waiting.ts'
import { grantNamedAdmin } from './make-admin.ts'
import { transferToVerifiedOwner } from './transfer-account.ts'

interface AdminSettings {
  readonly email: string | undefined
  readonly password: string | undefined
  readonly demo: boolean
}

/** The first admin's email, and the password or the reason that there is none. */
export interface FirstAdmin {
  readonly email: string
  /** The random password, until the operator has seen it. */
  readonly newPassword?: string
  /** Why there is no account: the shop could not store its password. */
  readonly unmade?: string
}

/** Stores a random password until the operator has seen it. */
export interface KeptPassword {
  read(): string | undefined
  write(password: string): void
}

/** Reports that a random password could not be stored and would be lost. */
class PasswordNotKept extends Error {}

const demoAdminEmail = 'admin@truewheel.example'

/**
 * Creates the first admin's account at start, if it does not exist (spec §10, the first admin). Only an account created
 * here gets the role; an account that signed up with the email before does not.
 *
 * @param kept stores the random password of a demo shop's admin before the account exists.
 * @returns undefined when no account can be created: the role then waits for a verified email.
 */
export async function makeFirstAdmin(
  database: Database,
  identity: Identity,
  settings: AdminSettings,
  shop: Teller,
  kept: KeptPassword,
): Promise<FirstAdmin | undefined> {
  const { ensureAccount } = identity
  if (!ensureAccount) return undefined
  if (settings.email !== undefined) {
    if (settings.password === undefined) return undefined
    await makeAdmin(ensureAccount, { email: settings.email, password: settings.password }, shop)
    return { email: settings.email }
  }
  if (!settings.demo) return undefined
  try {
    if (!(await hasAdmin(database.read))) {
      const password = randomBytes(9).toString('base64url')
      await makeAdmin(ensureAccount, { email: demoAdminEmail, password }, shop, kept)
    }
  } catch (error) {
    if (error instanceof PasswordNotKept) return { email: demoAdminEmail, unmade: error.message }
    throw error
  }
  const password = kept.read()
  // The stored password may belong to another shop, or the admin may have changed it since.
  const isInForce = password !== undefined && (await identity.hasPassword?.(demoAdminEmail, password))
  return { email: demoAdminEmail, ...(isInForce && { newPassword: password }) }
}

/**
 * Creates the account, grants the role and stores the password in one transaction. Does nothing for an existing
 * account, because anyone may have signed up with the email, even during this start.
 */
async function makeAdmin(
  ensureAccount: EnsureAccount,
  { email, password }: { readonly email: string; readonly password: string },
  shop: Teller,
  kept?: KeptPassword,
): Promise<void> {
  const name = 'Shop owner'
  await ensureAccount({ email, password, name }, async (transaction, account) => {
    await grantRole(shop, transaction, { email, name, ...account })
    // Runs before the commit: if the process dies now, the stored password has no account and the next start replaces
    // it. Of several concurrent starts, only the one that creates the account runs this.
    if (kept) keep(kept, password)
  })
}

function keep(kept: KeptPassword, password: string): void {
  try {
    kept.write(password)
  } catch (error) {
    throw new PasswordNotKept(error instanceof Error ? error.message : String(error))
  }
}

/** Binds the verified identity to the new account, removes unverified identities of the email, and grants the role. */
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
