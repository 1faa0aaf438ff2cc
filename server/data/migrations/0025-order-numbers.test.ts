import { CompiledQuery as Query } from 'kysely'
import { expect, test } from 'vitest'
import { bookProduct } from '../../operations/orders/book-product.ts'
import { booking, bookSomething } from '../../testing/buying.ts'
import { addCustomer, addTool, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { SqliteConnection } from '../sqlite/connection.ts'
import { kyselyOn } from '../sqlite/dialect.ts'
import { describeOnEveryEngine } from '../testing/engines.ts'
import { up } from './0025-order-numbers.ts'

describeOnEveryEngine('Order numbers', (engine) => {
  test('Concurrent bookings each get a number of their own, and later ones a higher number', async () => {
    const shop = await openTestShop(engine)
    const toolId = await addTool(shop, { stock: 100 })
    const customers = await Promise.all(Array.from({ length: 12 }, () => addCustomer(shop)))
    const booked = await Promise.all(
      customers.map(async (customer) => granted(await bookProduct(shop, customer, booking(toolId)))),
    )
    const orders = await Promise.all(booked.map(({ orderId }) => storedOrder(shop, orderId)))
    const numbers = orders.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(12)
    const later = await storedOrder(shop, (await bookSomething(shop)).orderId)
    expect(later.number).toBeGreaterThan(Math.max(...numbers))
    expect(Math.min(...numbers)).toBeGreaterThan(1000)
    await shop.drop()
  })
})

test('Existing orders are numbered by age, and rows inserted without a number get the next one', async () => {
  const connection = new SqliteConnection(':memory:')
  connection.exec(`create table orders (id text, created_at integer);
    insert into orders values ('young', 9), ('old', 3), ('same', 9)`)
  await up(kyselyOn<unknown>(connection))
  connection.exec(`insert into orders (id, created_at) values ('new', 1)`)
  const { rows } = connection.run(Query.raw('select id, number from orders order by number'))
  expect(rows).toEqual([
    { id: 'old', number: 1001 },
    { id: 'same', number: 1002 },
    { id: 'young', number: 1003 },
    { id: 'new', number: 1004 },
  ])
  connection.close()
})
