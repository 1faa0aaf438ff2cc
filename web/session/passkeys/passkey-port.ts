import type { Person } from '../access-token/stored-session.ts'

/** A passkey of the signed-in account. Times are in milliseconds. */
export interface Passkey {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly lastUsedAt: number | null
  /** Whether the passkey also works on the person's other devices. */
  readonly synced: boolean
}

/** How the browser asks: in its window immediately, or among the suggestions of the email field. */
export type PasskeyRequest = 'window' | 'autofill'

/** The passkeys of an identity provider. Every call rejects with an AuthError only. */
export interface PasskeyPort {
  /**
   * Signs in with a passkey that the person chooses. For a signed-in person, only that account's passkeys are offered.
   */
  signIn(signal: AbortSignal, asked: PasskeyRequest): Promise<Person>
  list(): Promise<readonly Passkey[]>
  /** Makes a passkey on this device or a security key, and adds it to the signed-in account. */
  add(name: string): Promise<void>
  rename(id: string, name: string): Promise<void>
  remove(id: string): Promise<void>
  /** Whether the account asks for a passkey after the first step, and how many recovery codes are left. */
  secondFactor(): Promise<{ readonly on: boolean; readonly codesLeft: number }>
  /** Switches the second step on. Returns the recovery codes, which cannot be read again. */
  switchOn(): Promise<readonly string[]>
  switchOff(): Promise<void>
  /** Makes new recovery codes, which replace the old ones. */
  renewCodes(): Promise<readonly string[]>
  /** Completes a sign-in with a recovery code. */
  recover(code: string): Promise<Person>
}
