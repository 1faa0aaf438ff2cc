import type { Transaction } from '../../../../data/database.ts'
import { addToOutbox } from '../../../../data/queries/outbox.ts'
import type { AccountLetters, Addressee, LetterLink } from '../account-letters.ts'

interface KeptLetter {
  readonly kind: keyof AccountLetters
  readonly to: string
  readonly token: string
  readonly expiresAt: number
  /** What `passwordChanged` was told. */
  readonly proven: boolean
}

/** Letters about accounts as a test reads them; each is put into the outbox too, in the transaction it tells of. */
export class KeptLetters implements AccountLetters {
  readonly all: KeptLetter[] = []

  resetPassword(transaction: Transaction, to: Addressee, link: LetterLink): Promise<void> {
    return this.#keep(transaction, to, { kind: 'resetPassword', ...link })
  }

  verifyAddress(transaction: Transaction, to: Addressee, link: LetterLink): Promise<void> {
    return this.#keep(transaction, to, { kind: 'verifyAddress', ...link })
  }

  signUpRefused(transaction: Transaction, to: Addressee): Promise<void> {
    return this.#keep(transaction, to, { kind: 'signUpRefused' })
  }

  passwordChanged(transaction: Transaction, to: Addressee, proven: boolean): Promise<void> {
    return this.#keep(transaction, to, { kind: 'passwordChanged', proven })
  }

  /** The secret of the last link of a kind. */
  tokenOf(kind: keyof AccountLetters): string {
    const token = this.all.findLast((letter) => letter.kind === kind)?.token
    if (token === undefined) throw new Error(`There is no letter of kind ${kind}.`)
    return token
  }

  async #keep(
    transaction: Transaction,
    { email }: Addressee,
    letter: Pick<KeptLetter, 'kind'> & Partial<KeptLetter>,
  ): Promise<void> {
    const kept = { to: email, token: '', expiresAt: 0, proven: false, ...letter }
    this.all.push(kept)
    const event = `letter-${crypto.randomUUID()}`
    await addToOutbox(transaction, { event, recipient: email, subject: kept.kind, body: '' }, 0)
  }
}
