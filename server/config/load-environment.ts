import { existsSync } from 'node:fs'

/** The process's environment, with what `.env` adds to it. The only place that reads it. */
export function loadEnvironment(): Readonly<Record<string, string | undefined>> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
