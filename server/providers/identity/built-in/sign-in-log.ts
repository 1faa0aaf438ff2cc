/** Where the built-in provider's notes go; the shop's logger fits. */
export interface SignInLog {
  info(line: string): void
  warn(line: string): void
  error(line: string): void
}

type Level = 'debug' | 'info' | 'warn' | 'error'

const address = /[^\s"'<>(),:;]+@[^\s"'<>(),:;]+/g

/** Passes the sign-in library's notes on as single lines, without the e-mail addresses that it puts in. */
export function withoutAddresses(log: SignInLog) {
  return (level: Level, message: string, ...details: unknown[]): void => {
    const line = ['sign-in:', message, ...details.map(inShort)].join(' ').replace(address, '[address]')
    log[level === 'debug' ? 'info' : level](line)
  }
}

/** Errors by name and message only: what else they carry may hold what a person typed. */
function inShort(detail: unknown): string {
  return detail instanceof Error ? `${detail.name}: ${detail.message}` : ''
}
