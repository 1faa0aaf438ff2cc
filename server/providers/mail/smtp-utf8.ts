import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'

/**
 * Whether an address can be written to only where a mail server offers SMTPUTF8 (RFC 6531): it has letters beyond ASCII
 * before the @. Those behind it have a form in ASCII, which the library sends.
 */
export function needsSmtpUtf8(address: string): boolean {
  return /[^\p{ASCII}]/u.test(address.slice(0, address.lastIndexOf('@')))
}

/**
 * Asks a mail server whether it offers SMTPUTF8, over a connection of its own, because the library hands such an address
 * to every server, and one that does not know the letters may take it for another one.
 *
 * @param options those of the connections that messages go over.
 * @throws the library's errors, as when a message is handed over.
 */
export async function offersSmtpUtf8(options: SMTPConnectionOptions, signal: AbortSignal): Promise<boolean> {
  const connection = new SMTPConnection(options)
  const answer = Promise.withResolvers<boolean>()
  connection.on('error', answer.reject)
  connection.once('end', () => answer.reject(new Error('The connection ended')))
  const stop = () => connection.close()
  signal.addEventListener('abort', stop)
  connection.connect((error) => {
    if (error) answer.reject(error)
    // The last answer before anything else is asked is that to EHLO, of the encrypted connection where it is one.
    else answer.resolve(/^250[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse)))
  })
  try {
    return await answer.promise
  } finally {
    signal.removeEventListener('abort', stop)
    connection.close()
  }
}
