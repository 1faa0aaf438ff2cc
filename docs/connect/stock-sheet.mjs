// Writes stock.csv for a spreadsheet: each tool with its price and pieces, the smallest stock first.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const { SHOP_API, SHOP_KEY, FOLDER = '.' } = process.env

const cell = (value) => `"${String(value ?? '').replaceAll('"', '""')}"`
const lines = ['"SKU","Name","Price","Pieces"']
let after = ''
do {
  const page = `${SHOP_API}/products?limit=200&sort=availableQuantity${after && `&after=${encodeURIComponent(after)}`}`
  const answer = await fetch(page, { headers: { authorization: `Bearer ${SHOP_KEY}` } })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  for (const { sku, name, price, availableQuantity } of await answer.json())
    lines.push([sku, name, price, availableQuantity].map(cell).join(','))
  after = answer.headers.get('x-next-cursor') ?? ''
} while (after)
await writeFile(join(FOLDER, 'stock.csv'), [...lines, ''].join('\r\n'))
console.log(`${lines.length - 1} products`)
