import { accessTokenKey } from '../session/access-token/stored-session.ts'
import { readStored, writeStored } from '../session/browser-storage.ts'

/** The inline script reads it before the first paint, to show the field of people of a company open. */
const storageKey = 'buysForCompany'

/** Keeps whether the account of this browser buys for a company, as the shop has just said. */
export function keepBuysForCompany(does: boolean): void {
  writeStored(storageKey, does ? '1' : null)
}

/** Returns what the shop said last to the person who is signed in, so that the first paint has the right fields. */
export function buysForCompany(): boolean {
  return readStored(accessTokenKey) !== null && readStored(storageKey) !== null
}
