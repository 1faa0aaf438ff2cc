import type { Reader } from '../../database.ts'

/** Whose data is exported. */
export interface Person {
  readonly userId: string
  readonly email: string
}

type Row = Readonly<Record<string, unknown>>

/** What a table has about a person. */
export interface PersonalPart {
  /** The name of the part in the downloaded file. */
  readonly name: string
  /** True if rows belong to an email address; only an account that has verified the address may read them. */
  readonly byEmail?: true
  readonly read: (read: Reader, person: Person) => Promise<readonly Row[]>
}
