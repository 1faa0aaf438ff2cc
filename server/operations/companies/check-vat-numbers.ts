import { nextCheckAfterConfirmation, nextCheckAfterSilence } from '../../../domain/companies/vat-lookups.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { vatConfirmationMs } from '../../../domain/tax/intra-community.ts'
import { lockManaged } from '../../data/queries/companies/managed-companies.ts'
import {
  claimDueNumber,
  type DueNumber,
  isNumberDue,
  listOutdated,
  setVatKnowledge,
} from '../../data/queries/companies/vat-checks.ts'
import { minuteMs } from '../../platform/clock.ts'
import type { VatAnswer } from '../../providers/vat-numbers/vat-numbers.ts'
import { claimRound } from '../claim-round.ts'
import { vatNumberEmail } from '../emails/company-emails.ts'
import type { Shop } from '../shop.ts'
import { mailMembers } from './decide-company.ts'

/** The register is asked at most this often, by all processes together. */
const betweenRequestsMs = 1_200

/** A number that was taken is free for another process after this, for a process that died. */
const claimedForMs = minuteMs

/**
 * Looks up the VAT number that has waited longest, if one is due. The register is asked outside of any transaction, and
 * the answer counts only for the number that it was about.
 */
export async function checkNextNumber(shop: Shop): Promise<void> {
  const { vatNumbers, database } = shop
  if (!vatNumbers || !(await isNumberDue(database.read, shop.clock()))) return
  if (!(await claimRound(shop, { name: 'look up VAT numbers', everyMs: betweenRequestsMs }))) return
  const now = shop.clock()
  const claimed = await database.write(async (transaction) => {
    const due = await claimDueNumber(transaction, now, now + claimedForMs)
    return due ? done(due) : refused('NOT_FOUND')
  })
  if (!claimed.ok) return
  const answer = await vatNumbers.lookUp(claimed.value.vatNumber)
  await storeAnswer(shop, claimed.value, answer)
}

/** Stores an answer, and mails the company's people if it changes the state of the number. */
async function storeAnswer(shop: Shop, { id, vatNumber }: DueNumber, answer: VatAnswer): Promise<void> {
  await shop.database.write(async (transaction) => {
    const now = shop.clock()
    const company = await lockManaged(transaction, id)
    if (!company || company.vatNumber !== vatNumber) return done(null)
    if (answer === 'unanswered') {
      const tries = company.vatTries + 1
      const values = { vat_tries: tries, vat_next_check_at: nextCheckAfterSilence(now, tries) }
      await setVatKnowledge(transaction, id, values)
      return done(null)
    }
    const isConfirmed = answer === 'valid'
    const state = isConfirmed ? 'confirmed' : 'refused'
    await setVatKnowledge(transaction, id, {
      vat_state: state,
      vat_checked_at: now,
      vat_confirmed_at: isConfirmed ? now : null,
      vat_next_check_at: isConfirmed ? nextCheckAfterConfirmation(now) : null,
      vat_tries: 0,
      vat_word: '',
    })
    if (company.state === 'granted' && company.vatState !== state)
      await mailMembers(shop, transaction, company, `company-vat:${id}:${now}`, (mailing) =>
        vatNumberEmail({ name: company.name, vatNumber, isConfirmed }, mailing),
      )
    return done(null)
  })
}

/**
 * Ends confirmations that nobody has renewed in time. Orders look at the time themselves; this says it on the screens,
 * and the number is looked up again as soon as the register answers.
 */
export async function endOldConfirmations(shop: Shop): Promise<void> {
  const confirmedBefore = shop.clock() - vatConfirmationMs
  for (const id of await listOutdated(shop.database.read, confirmedBefore))
    await shop.database.write(async (transaction) => {
      const company = await lockManaged(transaction, id)
      const { vatState, vatConfirmedAt } = company ?? {}
      if (vatState === 'confirmed' && (vatConfirmedAt ?? 0) <= confirmedBefore)
        await setVatKnowledge(transaction, id, { vat_state: 'waiting', vat_next_check_at: shop.clock() })
      return done(null)
    })
}
