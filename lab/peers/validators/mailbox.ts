import { once } from 'node:events'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A local mail server that stores the HTML of each email. */
export interface Mailbox {
  readonly url: string
  readonly mails: readonly { readonly subject: string; readonly html: string }[]
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: { subject: string; html: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const { subject = '', html = '' } = await PostalMime.parse(Buffer.concat(await stream.toArray()))
      mails.push({ subject, html })
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
