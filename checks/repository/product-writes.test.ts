import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../source-files.ts'
import { findProductWrites } from './product-writes.ts'

const stock = 'server/data/queries/catalogue/stock.ts'
const writes = 'server/data/queries/catalogue/product-writes.ts'
const imports = 'server/data/queries/imports/write-import.ts'

describe('A statement that writes products', () => {
  it('Is in the queries of the catalogue, and one that changes a stock is beside the ledger', () => {
    const files = sourceFiles().map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining([stock, writes, imports]))
    expect(findProductWrites(files)).toEqual([])
  })

  it.each([
    'await sql`\n    update products set name = v.name from import_values v`.execute(db)',
    'await sql`insert into products (id) values (1)`.execute(db)',
    "await db.updateTable('products').set({ hidden_at: now }).execute()",
    "await db.insertInto('products').values(rows).execute()",
    "await db.deleteFrom('products').execute()",
  ])('Is reported elsewhere: %s', (text) => {
    expect(findProductWrites([{ path: imports, text }])).toEqual([`${imports} writes products`])
    expect(findProductWrites([{ path: writes, text }])).toEqual([])
    for (const path of ['server/data/migrations/0001-x.ts', 'server/data/x.test.ts', 'bench/x.ts'])
      expect(findProductWrites([{ path, text }])).toEqual([])
  })

  it.each([
    'sql`update products set available = available + 1 where id = 1`',
    "db\n.updateTable('products')\n.set((eb) => ({ available: eb('available', '+', 1) }))\n.where('id', '=', id)",
  ])('Is reported if it changes a stock without the ledger: %s', (text) => {
    expect(findProductWrites([{ path: writes, text }])).toEqual([
      `${writes} changes a stock without its ledger`,
    ])
    expect(findProductWrites([{ path: stock, text }])).toEqual([])
  })

  it('May use the stock in a condition', () => {
    const text = 'sql`update products set draft = 0 where available = 0`'
    expect(findProductWrites([{ path: writes, text }])).toEqual([])
  })

  it("Does not read the stock from the product's description", () => {
    const path = 'server/data/queries/catalogue/product-rows.ts'
    expect(findProductWrites([{ path, text: "available: 'bigint'," }])).toEqual([`${path} describes a stock`])
  })
})
