import type { Transaction } from '../../../../data/database.ts'
import { addToOutbox } from '../../../../data/queries/emails/add-to-outbox.ts'
import type { AccountEmails, Addressee, EmailCode, EmailLink } from '../mail-links/account-emails.ts'

interface RecordedEmail {
  readonly kind: keyof AccountEmails
  readonly to: string
  readonly token: string
  readonly code: string
  readonly expiresAt: number
  /** The argument of `passwordChanged`. */
  readonly proven: boolean
}

/** Records emails about accounts for tests, and adds each to the outbox in its event's transaction. */
export class RecordedEmails implements AccountEmails {
  readonly all: RecordedEmail[] = []

  resetPassword(transaction: Transaction, to: Addressee, link: EmailLink): Promise<void> {
    return this.#record(transaction, to, { kind: 'resetPassword', ...link })
  }

  verifyAddress(transaction: Transaction, to: Addressee, link: EmailLink): Promise<void> {
    return this.#record(transaction, to, { kind: 'verifyAddress', ...link })
  }

  signInCode(transaction: Transaction, to: Addressee, code: EmailCode): Promise<void> {
    return this.#record(transaction, to, { kind: 'signInCode', ...code })
  }

  takenOverByCode(transaction: Transaction, to: Addressee): Promise<void> {
    return this.#record(transaction, to, { kind: 'takenOverByCode' })
  }

  passwordAdded(transaction: Transaction, to: Addressee): Promise<void> {
    return this.#record(transaction, to, { kind: 'passwordAdded' })
  }

  signUpRefused(transaction: Transaction, to: Addressee): Promise<void> {
    return this.#record(transaction, to, { kind: 'signUpRefused' })
  }

  passwordChanged(transaction: Transaction, to: Addressee, proven: boolean): Promise<void> {
    return this.#record(transaction, to, { kind: 'passwordChanged', proven })
  }

  passwordReplaced(transaction: Transaction, to: Addressee): Promise<void> {
    return this.#record(transaction, to, { kind: 'passwordReplaced' })
  }

  passkeyAdded(transaction: Transaction, to: Addressee): Promise<void> {
    return this.#record(transaction, to, { kind: 'passkeyAdded' })
  }

  passkeyRemoved(transaction: Transaction, to: Addressee): Promise<void> {
    return this.#record(transaction, to, { kind: 'passkeyRemoved' })
  }

  secondFactorChanged(transaction: Transaction, to: Addressee): Promise<void> {
    return this.#record(transaction, to, { kind: 'secondFactorChanged' })
  }

  recoveryCodeUsed(transaction: Transaction, to: Addressee): Promise<void> {
    return this.#record(transaction, to, { kind: 'recoveryCodeUsed' })
  }

  /** Returns the secret of the last link of a kind. */
  tokenOf(kind: keyof AccountEmails): string {
    const token = this.all.findLast((email) => email.kind === kind)?.token
    if (token === undefined) throw new Error(`There is no email of kind ${kind}.`)
    return token
  }

  /** Returns the last code that was sent to an email. */
  codeFor(email: string): string {
    const code = this.all.findLast(({ kind, to }) => kind === 'signInCode' && to === email)?.code
    if (code === undefined) throw new Error(`There is no code for ${email}.`)
    return code
  }

  async #record(
    transaction: Transaction,
    addressee: Addressee,
    email: Pick<RecordedEmail, 'kind'> & Partial<RecordedEmail>,
  ): Promise<void> {
    const recorded = { to: addressee.email, token: '', code: '', expiresAt: 0, proven: false, ...email }
    this.all.push(recorded)
    const event = `email-${crypto.randomUUID()}`
    await addToOutbox(transaction, { event, recipient: addressee.email, subject: recorded.kind, body: '' }, 0)
  }
}
