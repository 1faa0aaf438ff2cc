import { SettingError } from '../server/config/setting-kinds.ts'
import { StartError } from '../server/start/start-error.ts'

/** Why a command failed, in one line for the user. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Runs a command. A failure that the user can fix is one line on standard error; every failure sets exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const expected =
      error instanceof CommandError || error instanceof SettingError || error instanceof StartError
    console.error(expected ? error.message : error)
    process.exitCode = 1
  }
}
