import { done } from '../../../../domain/outcome.ts'
import type { Database } from '../../../data/database.ts'
import { lockProviderSession } from '../../../data/queries/sign-in-accounts.ts'
import type { ProvenSignIn } from '../verify-proof.ts'
import type { SignInLibrary } from './sign-in-library.ts'

/** The sign-in that a session is, unless it has ended or run out. */
export async function livingSignIn(library: SignInLibrary, sessionId: string): Promise<ProvenSignIn | null> {
  const { adapter } = await library.$context
  const session = await adapter.findOne<{ createdAt: Date; expiresAt: Date }>({
    model: 'session',
    where: [{ field: 'id', value: sessionId }],
  })
  if (!session || session.expiresAt.getTime() <= Date.now()) return null
  return { id: sessionId, at: session.createdAt.getTime() }
}

/** Whether a session is open now, after whoever is ending it has done so. */
export async function isOpen(database: Database, sessionId: string): Promise<boolean> {
  const open = await database.write(async (transaction) =>
    done(await lockProviderSession(transaction, sessionId, Date.now())),
  )
  return open.ok && open.value
}

/** Ends a session; one that is over already stays so. */
export async function endSession(library: SignInLibrary, sessionId: string): Promise<void> {
  const { adapter } = await library.$context
  await adapter.deleteMany({ model: 'session', where: [{ field: 'id', value: sessionId }] })
}

/** Removes the sessions that have run out; nobody can use them any more. */
export async function forgetExpired(library: SignInLibrary): Promise<void> {
  const { adapter } = await library.$context
  await adapter.deleteMany({
    model: 'session',
    where: [{ field: 'expiresAt', operator: 'lt', value: new Date() }],
  })
}
