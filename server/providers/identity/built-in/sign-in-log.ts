/** The log of the built-in provider; the shop's logger implements it. */
export interface SignInLog {
  info(line: string): void
  warn(line: string): void
  error(line: string): void
}

type Level = 'debug' | 'info' | 'warn' | 'error'

/** The maximum length of each part of a message: the library quotes headers, which clients can fill with 16 KB. */
const maxPartLength = 200

/** Separators between words, one character each, so that splitting takes linear time. */
const separator = /([\s"'<>(),:;])/

/**
 * Logs the sign-in library's messages as single lines with email addresses redacted. Truncates each part to 200
 * characters before processing it.
 */
export function redactingLog(log: SignInLog) {
  return (level: Level, message: string, ...details: unknown[]): void => {
    const line = ['sign-in:', ...[message, ...details.map(summaryOf)].map(redact)].join(' ')
    log[level === 'debug' ? 'info' : level](line)
  }
}

/** Formats an error by name and message only, because other properties may contain user input. */
function summaryOf(detail: unknown): string {
  return detail instanceof Error ? `${detail.name}: ${detail.message}` : ''
}

function redact(part: string): string {
  const words = part.slice(0, maxPartLength).split(separator)
  // The truncation may split an email.
  if (part.length > maxPartLength) words[words.length - 1] = '…'
  return words.map((word) => (word.includes('@') ? '[address]' : word)).join('')
}
