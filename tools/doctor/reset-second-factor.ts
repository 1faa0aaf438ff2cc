import type { Settings } from '../../server/config/read-settings.ts'
import { DatabaseInUse } from '../../server/data/database.ts'
import { openDatabaseExclusively } from '../../server/data/open-database.ts'
import { resetSecondFactorByOperator } from '../../server/operations/accounts/reset-second-factor.ts'

/** The result of a reset, in one sentence for the operator. */
export interface Reset {
  readonly done: boolean
  readonly sentence: string
}

/**
 * Resets the second step of an account that lost every passkey and recovery code, if the shop's last admin cannot sign
 * in. The shop must be stopped if it uses the embedded database, which belongs to one process.
 */
export async function resetSecondFactor(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  email: string,
): Promise<Reset> {
  try {
    const database = await openDatabaseExclusively(settings, (error) => console.error(error.message))
    try {
      const reset = await resetSecondFactorByOperator(database, email.trim().toLowerCase(), Date.now())
      if (!reset.ok) return { done: false, sentence: `There is no account ${email}.` }
      if (!reset.value) return { done: false, sentence: `${email} asks for no second step.` }
      return {
        done: true,
        sentence: `${email} logs in with the password alone, and adds a passkey again under Account.`,
      }
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof DatabaseInUse)
      return { done: false, sentence: 'Stop the shop first, then try again.' }
    throw error
  }
}
