import { isRecord } from '../api/is-record.ts'
import { readDraft, writeDraft } from './drafts.ts'

/** The delivery address that a person typed in the booking form. The booking itself does not send it (spec §3). */
export interface AddressProposal {
  readonly phone: string
  readonly address: string
  /** True if the address is new to the account, so the person has not been asked about it yet. */
  readonly isNew?: boolean
}

const keyOf = (orderId: string) => `address-proposal:${orderId}`

/** Stores the proposal in this tab, for the payment of the order. */
export function proposeAddress(orderId: string, { phone, address, isNew = false }: AddressProposal): void {
  if (address.trim() !== '') writeDraft(keyOf(orderId), { phone, address, isNew })
}

export function proposedAddress(orderId: string): AddressProposal | undefined {
  const kept = readDraft(keyOf(orderId))
  if (!isRecord(kept) || typeof kept.address !== 'string' || typeof kept.phone !== 'string') return undefined
  return { phone: kept.phone, address: kept.address, isNew: kept.isNew === true }
}
