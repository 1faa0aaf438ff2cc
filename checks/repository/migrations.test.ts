import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../source-files.ts'
import { findIncompatibleMigrations } from './migrations.ts'

it('Every migration from 0061 on declares whether older code runs on its tables, and the declaration is true', () => {
  const migrations = sourceFiles().filter((path) => path.startsWith('server/data/migrations/'))
  expect(migrations.length).toBeGreaterThan(50)
  const files = migrations.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  expect(findIncompatibleMigrations(files)).toEqual([])
})

describe('The check for incompatible migrations', () => {
  const migration = (statements: string, declared = "export const codeBefore = 'runs'") => [
    {
      path: 'server/data/migrations/0061-more.ts',
      text: `${declared}\n\nexport async function up({ schema }: Kysely<unknown>) {\n${statements}\n}\n`,
    },
  ]

  it.each([
    ['a dropped table', "await schema.dropTable('orders').execute()"],
    ['a dropped column', "await schema.alterTable('orders').dropColumn('note').execute()"],
    ['a column dropped in SQL', 'await sql`alter table orders drop column note`.execute(db)'],
    ['a table dropped in SQL', 'await sql`drop table orders`.execute(db)'],
    ['a constraint dropped in SQL', 'await sql`alter table o drop constraint c`.execute(db)'],
    ['a view dropped in SQL', 'await sql`drop view sales`.execute(db)'],
    ['a type dropped in SQL', 'await sql`drop type mood`.execute(db)'],
    ['a schema dropped in SQL', 'await sql`DROP SCHEMA more`.execute(db)'],
    ['a renamed column', "await schema.alterTable('orders').renameColumn('a', 'b').execute()"],
    ['a renamed constraint', "await schema.alterTable('orders').renameConstraint('a', 'b').execute()"],
    ['a renamed table', 'await sql`alter table orders rename to sales`.execute(db)'],
    ['a table that Kysely renames', "await schema.alterTable('orders').renameTo('sales').execute()"],
    ['a column renamed in SQL', 'await sql`alter table orders rename column a to b`.execute(db)'],
    ['a value required in SQL', 'await sql`alter table o alter column a set not null`.execute(db)'],
    ['another type in SQL', 'await sql`alter table o alter column a type text`.execute(db)'],
    ['another type in long SQL', 'await sql`alter table o alter column a set data type text`.execute(db)'],
    [
      'a value required later',
      "await schema.alterTable('o').alterColumn('a', (c) => c.setNotNull()).execute()",
    ],
    ['another type', "await schema.alterTable('o').alterColumn('a', (c) => c.setDataType('text')).execute()"],
    [
      'a required column',
      "await schema.alterTable('o').addColumn('a', 'text', (c) => c.notNull()).execute()",
    ],
    ['a required column in SQL', 'await sql`alter table o add column a text not null`.execute(db)'],
    [
      'the second of two columns',
      "await schema.alterTable('o').addColumn('a', 'integer', (c) => c.notNull().defaultTo(0)).addColumn('b', 'text', (c) => c.notNull()).execute()",
    ],
  ])('Reports %s', (_, statement) => {
    expect(findIncompatibleMigrations(migration(statement))).toHaveLength(1)
    expect(findIncompatibleMigrations(migration(statement, "export const codeBefore = 'stops'"))).toEqual([])
  })

  it.each([
    ['a new table', "await schema.createTable('a').addColumn('b', 'text', (c) => c.notNull()).execute()"],
    [
      'a column with a default',
      "await schema.alterTable('o').addColumn('a', 'integer', (c) => c.notNull().defaultTo(0)).execute()",
    ],
    ['a default dropped', "await schema.alterTable('o').alterColumn('a', (c) => c.dropDefault()).execute()"],
    ['a value no longer required', "await schema.alterTable('o').alterColumn('a', (c) => c.dropNotNull())"],
    ['a column with a default in SQL', 'await sql`alter table o add column a text not null default 1`'],
    ['comments', '// drop table orders\n/* alter table orders\n rename to sales */'],
    ['a column that may be empty', "await schema.alterTable('o').addColumn('a', 'text').execute()"],
    [
      'another index',
      "await schema.dropIndex('a').execute()\nawait schema.createIndex('a').on('o').column('b').execute()",
    ],
  ])('Passes %s', (_, statement) => {
    expect(findIncompatibleMigrations(migration(statement))).toEqual([])
  })

  it('Reports a missing declaration, except in migrations before 0061', () => {
    const [undeclared] = migration('', '')
    expect(findIncompatibleMigrations(migration('', ''))).toEqual([
      "server/data/migrations/0061-more.ts: does not declare codeBefore = 'runs' or 'stops'",
    ])
    const path = 'server/data/migrations/0060-earlier.ts'
    expect(findIncompatibleMigrations([{ path, text: undeclared?.text ?? '' }])).toEqual([])
  })
})
