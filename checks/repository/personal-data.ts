/** A table of the schema with its columns. */
export interface SchemaTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** Reads the tables from the TypeScript of `server/data/schema`. */
export function tablesOf(texts: readonly string[]): SchemaTable[] {
  const shapes = new Map(
    texts.flatMap((text) =>
      [...text.matchAll(/interface (\w+)(?: extends [^{]+)? \{\n([\s\S]*?)\n\}/g)].map(
        ([, name = '', body = '']) => [name, body] as const,
      ),
    ),
  )
  const schemas = [shapes.get('Schema') ?? '', shapes.get('SignInSchema') ?? '']
  return schemas.flatMap(fieldsOf).map(([name, type]) => ({
    name,
    columns: fieldsOf(shapes.get(type) ?? '').map(([column]) => column),
  }))
}

function fieldsOf(body: string): [name: string, type: string][] {
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+): (\w+)/gm)].map(([, name = '', type = '']) => [
    name,
    type,
  ])
}

/** Columns that identify a person, or a member of staff. */
const naming =
  /^(?:user_id|\w*email|recipient|user_name|\w*phone|address|delivery_\w+|\w+_by|by_user_id|device|user_agent|ip_address)$/

/** The tables that the document describes, by kind of row. */
interface Described {
  /** The list of each table in the exported file; undefined if the table's row names none. */
  readonly personal: ReadonlyMap<string, string | undefined>
  readonly others: readonly string[]
}

/**
 * Reads docs/security/personal-data.md: one table per row under the first heading, several per row under the second.
 */
export function describedTables(markdown: string): Described {
  const [, personal = '', others = ''] = markdown.split(/^## Tables with.*$/m)
  const rows = personal.split('\n').filter((line) => line.startsWith('| `'))
  return {
    personal: new Map(
      rows.map((row) => {
        const [, name = '', , , file = ''] = row.split('|').map((cell) => cell.trim())
        return [name.replaceAll('`', ''), /^`(\w+)`$/.exec(file)?.[1]]
      }),
    ),
    others: [...others.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    ),
  }
}

/**
 * Returns differences between the document and the schema.
 * @param exported the list of each table in the export of own data; undefined if it has none there.
 */
export function findUndescribedTables(
  { personal, others }: Described,
  tables: readonly SchemaTable[],
  exported: (table: string) => string | undefined,
): string[] {
  const named = [...personal.keys(), ...others]
  return [
    ...tables.filter(({ name }) => !named.includes(name)).map(({ name }) => `${name} has no row`),
    ...named
      .filter((name) => !tables.some((table) => table.name === name))
      .map((name) => `${name} is no table`),
    ...others.filter((name) => personal.has(name)).map((name) => `${name} is in both tables`),
    ...tables
      .filter(({ name }) => others.includes(name))
      .flatMap(({ name, columns }) =>
        columns.filter((column) => naming.test(column)).map((column) => `${name}.${column} names a person`),
      ),
    ...[...personal, ...others.map((name) => [name, undefined] as const)]
      .filter(([name, file]) => file !== exported(name))
      .map(([name]) => `${name} is in the file as ${exported(name) ?? 'nothing'}`),
  ]
}

const levels = ['secret', 'confidential', 'internal']

/** Returns the tables of personal data whose last column states no level of protection. */
export function tablesWithoutLevel(markdown: string): string[] {
  const [, personal = ''] = markdown.split(/^## Tables with.*$/m)
  const rows = personal.split('\n').filter((line) => line.startsWith('| `'))
  return rows.flatMap((row) => {
    const cells = row.split('|').map((cell) => cell.trim())
    return levels.includes(cells.at(-2) ?? '') ? [] : [(cells[1] ?? '').replaceAll('`', '')]
  })
}
