import type { OperandValueExpressionOrList } from 'kysely'
import type { Reader } from '../../database.ts'
import type { Schema } from '../../schema/schema.ts'

/** The person whose data is exported. */
export interface Person {
  readonly userId: string
  readonly email: string
}

type Row = Readonly<Record<string, unknown>>

interface Named {
  /** The name of this part in the downloaded file. */
  readonly name: string
  /** Whether the rows belong to an email; only an account that has verified the email may read them. */
  readonly byEmail?: true
}

/** The data of a table about a person. */
export interface PersonalPart extends Named {
  readonly read: (read: Reader, person: Person) => Promise<readonly Row[]>
}

/** Selects the values by which a table names a person: one value, or the ids of something that is the person's. */
type Whose = (read: Reader, person: Person) => OperandValueExpressionOrList<Schema, 'sessions', 'user_id'>

/** Columns of the rows of a table in which one column has a value of the person. */
interface PersonalRows<Table extends keyof Schema> extends Named {
  readonly by: readonly [column: keyof Schema[Table], whose: Whose]
  readonly order?: keyof Schema[Table]
  readonly columns: readonly (keyof Schema[Table])[]
}

/** For each table its data about a person, or the reason why the file omits it. */
export type PersonalTables = {
  readonly [Table in keyof Schema]: PersonalRows<Table> | PersonalPart | string
}

/** Finds the person by the account's id. */
export const byAccount: Whose = (_read, { userId }) => [userId]

/** Finds the person by the email. */
export const byAddress: Whose = (_read, { email }) => [email]

/** Returns the parts of all tables that the file does not omit. */
export function personalParts(tables: PersonalTables): readonly PersonalPart[] {
  // The type of the descriptions has checked each table's columns. Kysely needs a known table: one stands for all.
  const described = Object.entries(tables as Readonly<Record<string, PersonalTables['sessions']>>)
  return described.flatMap(([table, part]) => {
    if (typeof part === 'string') return []
    return 'read' in part ? [part] : [readable(table as 'sessions', part)]
  })
}

function readable(
  table: 'sessions',
  { by, order, columns, ...named }: PersonalRows<'sessions'>,
): PersonalPart {
  const [column, whose] = by
  return {
    ...named,
    read(read, person) {
      const rows = read.selectFrom(table).where(column, 'in', whose(read, person)).select(columns)
      return (order === undefined ? rows : rows.orderBy(order)).execute()
    },
  }
}
