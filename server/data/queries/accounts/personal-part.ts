import type { Reader } from '../../database.ts'

/** The person whose data is exported. */
export interface Person {
  readonly userId: string
  readonly email: string
}

type Row = Readonly<Record<string, unknown>>

/** The data of a table about a person. */
export interface PersonalPart {
  /** The name of this part in the downloaded file. */
  readonly name: string
  /** Whether the rows belong to an email; only an account that has verified the email may read them. */
  readonly byEmail?: true
  readonly read: (read: Reader, person: Person) => Promise<readonly Row[]>
}
