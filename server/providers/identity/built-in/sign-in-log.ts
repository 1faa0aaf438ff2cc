/** Where the built-in provider's notes go; the shop's logger fits. */
export interface SignInLog {
  info(line: string): void
  warn(line: string): void
  error(line: string): void
}

type Level = 'debug' | 'info' | 'warn' | 'error'

/** As much of a note as a person needs; the library quotes headers in them, which anybody may fill with 16 KB. */
const longestPart = 200

/** What stands between words in a note; one character each, so that splitting costs linear time. */
const separator = /([\s"'<>(),:;])/

/**
 * Passes the sign-in library's notes on as single lines, without the e-mail addresses that it puts in. Each part is cut
 * to 200 characters before anything looks at it.
 */
export function redactingLog(log: SignInLog) {
  return (level: Level, message: string, ...details: unknown[]): void => {
    const line = ['sign-in:', ...[message, ...details.map(inShort)].map(redacted)].join(' ')
    log[level === 'debug' ? 'info' : level](line)
  }
}

/** Errors by name and message only: what else they carry may hold what a person typed. */
function inShort(detail: unknown): string {
  return detail instanceof Error ? `${detail.name}: ${detail.message}` : ''
}

function redacted(part: string): string {
  const words = part.slice(0, longestPart).split(separator)
  // The cut may go through an address.
  if (part.length > longestPart) words[words.length - 1] = '…'
  return words.map((word) => (word.includes('@') ? '[address]' : word)).join('')
}
