import type { SignInLibrary } from './sign-in-library.ts'

/**
 * Removes the accounts that the demo Google vouched for, with their sessions. Called when a shop starts that does
 * not offer it: anybody could have been these people.
 */
export async function forgetDemoGoogle(library: SignInLibrary): Promise<void> {
  const { adapter, internalAdapter } = await library.$context
  const accounts = await adapter.findMany<{ userId: string }>({
    model: 'account',
    where: [{ field: 'providerId', value: 'demo-google' }],
    limit: 10_000,
  })
  for (const { userId } of accounts) await internalAdapter.deleteUser(userId)
}
