import { DatabaseInUse } from '../data/database.ts'

/** Reports why the shop cannot start, in one line for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/** Describes an unusable database: the system's error with the setting that names the database. */
export function storageError({ dataDir, databaseUrl }: Place, error: unknown): StartError {
  if (error instanceof DatabaseInUse) {
    return new StartError(
      `DATA_DIR: ${dataDir} is in use by ${error.holder}, and the embedded database takes one process at a time. ` +
        'Stop that one, or set DATABASE_URL to run several.',
    )
  }
  const reason = reasonOf(error)
  if (databaseUrl === undefined) {
    return new StartError(
      `DATA_DIR: the database in ${dataDir} cannot be used: ${reason}${adviceFor(reason)}`,
    )
  }
  const { host, pathname } = new URL(databaseUrl)
  return new StartError(`DATABASE_URL: PostgreSQL at ${host}${pathname} cannot be used: ${reason}`)
}

/** Returns advice for a damaged database, which SQLite's messages reveal. */
function adviceFor(reason: string): string {
  return /malformed|not a database/.test(reason)
    ? '. Move it away, and restore a backup: npm run restore -- FILE'
    : ''
}

/** Describes pages that are missing or were built for another version. */
export function pagesError(error: unknown): StartError {
  return new StartError(`The pages are not built: run npm run build, or npm start. (${reasonOf(error)})`)
}

/** Describes an address that the shop cannot listen on. */
export function listenError(host: string, port: number, error: unknown): StartError {
  if (codeOf(error) === 'EADDRINUSE') {
    return new StartError(
      `PORT: ${port} is taken by another program. Stop that one, or choose another port, for example PORT=${port + 1}`,
    )
  }
  return new StartError(`HOST, PORT: the shop cannot listen on ${host}:${port}: ${reasonOf(error)}`)
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  // A refused connection to several addresses has only a code instead of a message.
  return text.replaceAll(/\s+/g, ' ').trim() || codeOf(error) || 'it does not answer'
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
