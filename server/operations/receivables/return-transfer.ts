import { said } from '../../../contract/languages/said.ts'
import { done, type Outcome, refusedAt } from '../../../domain/outcome.ts'
import { setRest } from '../../data/queries/payments/transfers.ts'
import { recordChange } from '../changes/record-change.ts'
import { claimKey } from '../claim-key.ts'
import type { Caller, Shop } from '../shop.ts'
import { lockWithCompany } from './record-transfer.ts'
import { transferTexts } from './transfer-texts.ts'

interface Returned {
  readonly amountCents: number
  /** How it was given back. */
  readonly note: string
  readonly idempotencyKey: string | undefined
}

/**
 * Notes that the shop gave back some of what is left of a transfer. A repeated call with the same key notes it once.
 *
 * @returns what is left of the transfer, in cents.
 */
export function returnTransfer(
  shop: Shop,
  caller: Caller,
  id: string,
  { amountCents, note, idempotencyKey }: Returned,
): Promise<Outcome<number>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const request = { giveBack: id, amountCents, note }
    const claim = { userId: caller.userId, key: idempotencyKey, request, createdId: id }
    const earlier = await claimKey(transaction, claim, now)
    if (!earlier.ok) return earlier
    const locked = await lockWithCompany(transaction, id)
    if (!locked.ok) return locked
    const { transfer, companyName } = locked.value
    if (earlier.value !== undefined) return done(transfer.restCents)
    if (amountCents > transfer.restCents) {
      const rest = shop.settings.formats.amount(transfer.restCents)
      return refusedAt('amount', 'RETURN_ABOVE_REST', said(transferTexts).aboveRest(rest))
    }
    const restCents = transfer.restCents - amountCents
    await setRest(transaction, id, { restCents, returnedCents: transfer.returnedCents + amountCents })
    await recordChange(transaction, {
      at: now,
      by: caller,
      action: 'transfer.returned',
      subject: { kind: 'transfer', id, name: companyName },
      before: { rest: transfer.restCents },
      after: { rest: restCents, returned: amountCents, note },
    })
    return done(restCents)
  })
}
