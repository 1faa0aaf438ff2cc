import type { Transaction } from '../../../../data/database.ts'
import { addToOutbox } from '../../../../data/queries/emails/outbox.ts'
import type { AccountEmails, Addressee, EmailLink } from '../mail-links/account-emails.ts'

interface KeptEmail {
  readonly kind: keyof AccountEmails
  readonly to: string
  readonly token: string
  readonly expiresAt: number
  /** What `passwordChanged` was told. */
  readonly proven: boolean
}

/** Letters about accounts as a test reads them; each is put into the outbox too, in the transaction it tells of. */
export class KeptEmails implements AccountEmails {
  readonly all: KeptEmail[] = []

  resetPassword(transaction: Transaction, to: Addressee, link: EmailLink): Promise<void> {
    return this.#keep(transaction, to, { kind: 'resetPassword', ...link })
  }

  verifyAddress(transaction: Transaction, to: Addressee, link: EmailLink): Promise<void> {
    return this.#keep(transaction, to, { kind: 'verifyAddress', ...link })
  }

  signUpRefused(transaction: Transaction, to: Addressee): Promise<void> {
    return this.#keep(transaction, to, { kind: 'signUpRefused' })
  }

  passwordChanged(transaction: Transaction, to: Addressee, proven: boolean): Promise<void> {
    return this.#keep(transaction, to, { kind: 'passwordChanged', proven })
  }

  /** The secret of the last link of a kind. */
  tokenOf(kind: keyof AccountEmails): string {
    const token = this.all.findLast((letter) => letter.kind === kind)?.token
    if (token === undefined) throw new Error(`There is no letter of kind ${kind}.`)
    return token
  }

  async #keep(
    transaction: Transaction,
    { email }: Addressee,
    letter: Pick<KeptEmail, 'kind'> & Partial<KeptEmail>,
  ): Promise<void> {
    const kept = { to: email, token: '', expiresAt: 0, proven: false, ...letter }
    this.all.push(kept)
    const event = `letter-${crypto.randomUUID()}`
    await addToOutbox(transaction, { event, recipient: email, subject: kept.kind, body: '' }, 0)
  }
}
