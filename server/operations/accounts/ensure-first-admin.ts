import { done, type Outcome } from '../../../domain/outcome.ts'
import type { Database } from '../../data/database.ts'
import { bindIdentity, findUserByEmail, insertUser, setRole } from '../../data/queries/users.ts'

interface FirstAdmin {
  readonly email: string
  readonly name: string
  readonly issuer: string
  readonly subject: string
}

/** Gives the account that the shop itself made at start the admin's right (product decisions: roles). */
export function ensureFirstAdmin(database: Database, admin: FirstAdmin, now: number): Promise<Outcome<null>> {
  return database.write(async (transaction) => {
    const user =
      (await insertUser(transaction, admin.email, admin.name, now)) ??
      (await findUserByEmail(transaction.db, admin.email))
    if (!user) throw new Error('The first admin could not be stored')
    await bindIdentity(transaction, { issuer: admin.issuer, subject: admin.subject, userId: user.id }, now)
    await setRole(transaction, user.id, 'admin')
    return done(null)
  })
}
