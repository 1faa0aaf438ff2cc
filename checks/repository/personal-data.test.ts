import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { personalTables } from '../../server/data/queries/accounts/personal-data.ts'
import { describedTables, findUndescribedTables, tablesOf, tablesWithoutLevel } from './personal-data.ts'

const folder = 'server/data/schema'

function exported(table: string): string | undefined {
  const part = Object.entries(personalTables).find(([name]) => name === table)?.[1]
  return typeof part === 'object' ? part.name : undefined
}

describe('Personal data', () => {
  it('Each table is described, and each table with personal data says when that data is deleted', () => {
    const tables = tablesOf(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')))
    const described = describedTables(readFileSync('docs/security/personal-data.md', 'utf8'))
    expect(tables.length).toBe(Object.keys(personalTables).length)
    expect(tables.filter(({ columns }) => columns.length === 0)).toEqual([])
    expect(findUndescribedTables(described, tables, exported)).toEqual([])
  })

  it('Each table of personal data has a level of protection', () => {
    expect(tablesWithoutLevel(readFileSync('docs/security/personal-data.md', 'utf8'))).toEqual([])
    const planted =
      '## Tables with personal data\n| `users` | email | secret |\n| `baskets` | products | – |\n'
    expect(tablesWithoutLevel(planted)).toEqual(['baskets'])
  })
})

describe('The check itself', () => {
  const schema = [
    'export interface Schema extends SignInSchema {\n  users: UsersTable\n  tools: ToolsTable\n  letters: LettersTable\n}',
    'interface UsersTable {\n  id: string\n  /** In lower case. */\n  email: string\n}',
    'export interface ToolsTable extends Details {\n  readonly id: string\n  changed_by: string | null\n}',
    'interface LettersTable {\n  id: string\n}',
  ]
  const markdown = [
    '## Tables with personal data',
    '| Table | What | Kept | In the file | With the account |',
    '|---|---|---|---|---|',
    '| `users` | email | long | `person` | deleted |',
    '| `people` | email | long | – | deleted |',
    '## Tables without',
    '| `tools`, `users` | products |',
  ].join('\n')

  it('Finds a table without a row, a row without a table, a column that names a person, and a table with the wrong protection', () => {
    const file = (table: string) => (table === 'users' ? 'account' : undefined)
    expect(findUndescribedTables(describedTables(markdown), tablesOf(schema), file)).toEqual([
      'letters has no row',
      'people is no table',
      'users is in both tables',
      'users.email names a person',
      'tools.changed_by names a person',
      'users is in the file as account',
      'users is in the file as account',
    ])
  })

  it.each([
    'user_id',
    'email',
    'new_email',
    'recipient',
    'user_name',
    'phone',
    'delivery_phone',
    'address',
    'delivery_note',
    'sent_by',
    'by_user_id',
    'device',
    'user_agent',
    'ip_address',
  ])('Finds that the column %s names a person', (column) => {
    const described = { personal: new Map(), others: ['tools'] }
    const flaws = (name: string) =>
      findUndescribedTables(described, [{ name: 'tools', columns: [name] }], () => undefined)
    expect(flaws(column)).toEqual([`tools.${column} names a person`])
  })
})
