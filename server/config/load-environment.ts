import { existsSync } from 'node:fs'

/** Returns the process's environment with the variables of `.env`. No other code reads either. */
export function loadEnvironment(): Readonly<Record<string, string | undefined>> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
