import type { SignInLibrary } from './sign-in-library.ts'

/** Whether a session has neither ended nor run out. */
export async function sessionLives(library: SignInLibrary, sessionId: string): Promise<boolean> {
  const { adapter } = await library.$context
  const session = await adapter.findOne<{ expiresAt: Date }>({
    model: 'session',
    where: [{ field: 'id', value: sessionId }],
  })
  return session !== null && session.expiresAt.getTime() > Date.now()
}

/** Removes the sessions that have run out; nobody can use them any more. */
export async function forgetExpired(library: SignInLibrary): Promise<void> {
  const { adapter } = await library.$context
  await adapter.deleteMany({
    model: 'session',
    where: [{ field: 'expiresAt', operator: 'lt', value: new Date() }],
  })
}
