import { readStored, writeStored } from '../session/browser-storage.ts'

const storageKey = 'buysForCompany'

/** Keeps whether the account of this browser buys for a company, as the shop has just said. */
export function keepBuysForCompany(does: boolean): void {
  writeStored(storageKey, does ? '1' : null)
}

/** Returns what the shop said last, so that a page has the right fields from its first paint on. */
export function buysForCompany(): boolean {
  return readStored(storageKey) !== null
}
