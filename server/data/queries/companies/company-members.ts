import type { Reader, Transaction } from '../../database.ts'

/** A person who buys for a company. */
export interface CompanyMember {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly addedAt: number
  /** 1 if the account has proven its email. */
  readonly proven: 0 | 1
}

/** Returns the people of a company, the first one first. */
export async function listMembersOf(read: Reader, companyId: string): Promise<readonly CompanyMember[]> {
  const rows = await read
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .where('company_members.company_id', '=', companyId)
    .orderBy('company_members.added_at')
    .orderBy('users.email')
    .select([
      'users.id as userId',
      'users.email',
      'users.name',
      'company_members.added_at as addedAt',
      (eb) =>
        eb
          .selectFrom('user_identities')
          .whereRef('user_identities.user_id', '=', 'users.id')
          .where('user_identities.verified', '=', 1)
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .as('identities'),
    ])
    .execute()
  return rows.map(({ identities, ...member }) => ({ ...member, proven: Number(identities) > 0 ? 1 : 0 }))
}

export function listInvitationsOf(read: Reader, companyId: string) {
  return read
    .selectFrom('company_invitations')
    .where('company_id', '=', companyId)
    .orderBy('invited_at')
    .orderBy('email')
    .select(['email', 'invited_at as invitedAt'])
    .execute()
}

/** Returns the granted companies that invite an email. */
export function listInvitationsTo(read: Reader, email: string) {
  return read
    .selectFrom('company_invitations')
    .innerJoin('companies', 'companies.id', 'company_invitations.company_id')
    .where('company_invitations.email', '=', email)
    .where('companies.state', '=', 'granted')
    .orderBy('company_invitations.invited_at')
    .select(['companies.id as company', 'companies.name'])
    .execute()
}

/** Returns the id of the company for which an account buys, or has asked to. */
export async function findMembership(read: Reader, userId: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('company_members')
    .where('user_id', '=', userId)
    .select('company_id as id')
    .executeTakeFirst()
  return row?.id
}

/** Adds a person; returns false if the account buys for a company already. */
export async function addMember(
  { db }: Transaction,
  { userId, companyId }: { readonly userId: string; readonly companyId: string },
  now: number,
): Promise<boolean> {
  const added = await db
    .insertInto('company_members')
    .values({ user_id: userId, company_id: companyId, added_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .execute()
  return added.length > 0
}

/** Removes a person from a company; returns false if the account did not buy for it. */
export async function removeMember({ db }: Transaction, userId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('company_members')
    .where('user_id', '=', userId)
    .returning('user_id')
    .execute()
  return removed.length > 0
}

/** Adds an invitation; returns false if the email has one of this company. */
export async function addInvitation(
  { db }: Transaction,
  invitation: { readonly companyId: string; readonly email: string; readonly by: string },
  now: number,
): Promise<boolean> {
  const { companyId, email, by } = invitation
  const added = await db
    .insertInto('company_invitations')
    .values({ company_id: companyId, email, invited_by: by, invited_at: now })
    .onConflict((conflict) => conflict.columns(['company_id', 'email']).doNothing())
    .returning('email')
    .execute()
  return added.length > 0
}

export async function removeInvitation(
  { db }: Transaction,
  companyId: string,
  email: string,
): Promise<boolean> {
  const removed = await db
    .deleteFrom('company_invitations')
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .returning('email')
    .execute()
  return removed.length > 0
}

/** Withdraws the invitations that a person sent for a company. */
export async function removeInvitationsBy(
  { db }: Transaction,
  { userId, companyId }: { readonly userId: string; readonly companyId: string },
): Promise<void> {
  await db
    .deleteFrom('company_invitations')
    .where('company_id', '=', companyId)
    .where('invited_by', '=', userId)
    .execute()
}

/** Deletes the invitations to an email, because its account is deleted. */
export async function removeInvitationsTo({ db }: Transaction, email: string): Promise<void> {
  await db.deleteFrom('company_invitations').where('email', '=', email).execute()
}
