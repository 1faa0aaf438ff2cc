import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'

/**
 * Returns whether an address requires SMTPUTF8 (RFC 6531): whether it has non-ASCII characters before the @. A domain
 * has an ASCII form, which the library sends.
 */
export function needsSmtpUtf8(address: string): boolean {
  return /[^\p{ASCII}]/u.test(address.slice(0, address.lastIndexOf('@')))
}

/**
 * Returns whether a mail server offers SMTPUTF8, over a separate connection. The library sends such an address to any
 * server, and a server without SMTPUTF8 may misread it as another address.
 *
 * @param options the options of the connections for emails.
 * @throws the library's errors, as when an email is sent.
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
    // The last response is the one to EHLO, on the encrypted connection if there is one.
    else answer.resolve(/^250[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse)))
  })
  try {
    return await answer.promise
  } finally {
    signal.removeEventListener('abort', stop)
    connection.close()
  }
}
