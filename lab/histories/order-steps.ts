import { formatOrderNumber, formatPurchaseNumber } from '../../domain/orders/order-number.ts'
import { listOrders } from '../../server/data/queries/orders/orders.ts'
import { setDeliveryAddress } from '../../server/operations/addresses/set-delivery-address.ts'
import { bookProduct } from '../../server/operations/orders/book-product.ts'
import { type BookedPurchase, bookTogether } from '../../server/operations/orders/book-together.ts'
import { cancelOrder } from '../../server/operations/orders/cancel-order.ts'
import { withdraw } from '../../server/operations/orders/withdraw.ts'
import { basket, booking, sendAnyway } from '../../server/testing/buying.ts'
import { answerOf, chosen, chosenSet } from './chosen.ts'
import type { HistoryWorld, PlannedStep, Planner } from './history-world.ts'
import type { Line } from './reference/booking.ts'
import * as rules from './reference/booking.ts'
import type { Act } from './steps.ts'

/** Acts of customers and staff with orders. */
export const orderSteps = {
  book(world, { who, at, many }) {
    const { shop, reference, customers, toolIds } = world
    const line = { tool: at % toolIds.length, quantity: 1 + (many % 3) }
    const customer = customers[who]
    if (!customer) return undefined
    return {
      what: `customer ${who} books ${wordsOf([line])}`,
      expected: () => rules.book(reference, who, [line], false),
      async actual() {
        const wanted = booking(toolIds[line.tool] ?? '', { quantity: line.quantity })
        const booked = await bookProduct(shop, customer, wanted)
        if (booked.ok) world.orderIds.push(booked.value.orderId)
        return answerOf(world, booked, ({ orderId, priceCents }) => {
          return `done ${world.orderIds.indexOf(orderId)} at ${priceCents}`
        })
      },
    }
  },
  basket(world, { who, at, many }) {
    const lines = chosenSet([0, 1, 2, 3], many).map((tool) => ({ tool, quantity: 1 + ((at + tool) % 2) }))
    const key = `${world.prefix}basket${world.baskets.size}-${at}-${many}-${world.reference.orders.length}`
    return sendBasket(world, who, { key, lines })
  },
  /** Sends the same basket again, as a browser does without an answer. */
  'basket again'(world, { who }) {
    const sent = world.baskets.get(who)
    return sent && sendBasket(world, who, sent)
  },
  cancel(world, { who, at }) {
    const { shop, reference, customers, orderIds } = world
    const order = chosen(reference.orders.toReversed(), at % 6)
    const customer = customers[who]
    if (!order || !customer) return undefined
    return {
      what: `customer ${who} cancels order ${order.index}`,
      expected: () => rules.cancel(reference, who, order),
      actual: async () =>
        answerOf(world, await cancelOrder(shop, customer, orderIds[order.index] ?? ''), () => 'done'),
    }
  },
  /** Gives orders an address: mostly unpaid ones, sometimes paid, cancelled or foreign ones. */
  move(world, { who, at, many }) {
    const { shop, reference, customers, orderIds } = world
    const wanted = at % 5 === 1 ? 'paid' : 'unpaid'
    const own = reference.orders.filter(({ customer, state }) => customer === who && state === wanted)
    const named = chosenSet((at % 5 === 0 ? reference.orders : own).toReversed(), many)
    const country = at % 3 === 0 ? 'DE' : 'AT'
    const customer = customers[who]
    if (named.length === 0 || !customer) return undefined
    return {
      what: `customer ${who} has orders ${named.map(({ index }) => index).join(' ')} delivered to ${country}`,
      expected: () => rules.move(reference, who, named, country),
      async actual() {
        const ids = named.map(({ index }) => orderIds[index] ?? '')
        const address = {
          name: 'Ada',
          phone: '1',
          lines: ['Ring 1'],
          postcode: '1010',
          city: 'Wien',
          country,
        }
        const given = await setDeliveryAddress(shop, customer, ids, address)
        return answerOf(world, given, ({ changed, repricedOrders }) => {
          return `done ${changed}, ${repricedOrders} at another price`
        })
      },
    }
  },
  withdraw(world, { at }) {
    const { shop, reference, customers, orderIds } = world
    const order = chosen(reference.orders.toReversed(), at % 6)
    if (!order) return undefined
    const ids = order.bookedWith.map(({ index }) => orderIds[index] ?? '')
    return {
      what: `customer ${order.customer} withdraws from what was booked with order ${order.index}`,
      expected: () => rules.withdraw(reference, order),
      async actual() {
        const rows = await listOrders(shop.database.read, ids)
        const [first] = rows
        if (!first) throw new Error('The order is gone')
        const number =
          first.purchaseNumber === null
            ? formatOrderNumber(first.number)
            : formatPurchaseNumber(first.purchaseNumber)
        const claim = { number, email: customers[order.customer]?.email ?? '' }
        const numbers = rows.map((row) => formatOrderNumber(row.number))
        return answerOf(world, await withdraw(shop, claim, numbers), () => 'done')
      },
    }
  },
  send(world, { at }) {
    const { shop, reference, admin, orderIds } = world
    const order = chosen(reference.orders, at)
    if (!order) return undefined
    return {
      what: `the shop sends order ${order.index}`,
      expected: () => rules.send(order),
      actual: async () =>
        answerOf(world, await sendAnyway(shop, admin, orderIds[order.index] ?? ''), (now) =>
          now ? 'done now' : 'done before',
        ),
    }
  },
} satisfies Partial<Record<Act, Planner>>

interface Basket {
  readonly key: string
  readonly lines: readonly Line[]
}

function sendBasket(world: HistoryWorld, who: number, { key, lines }: Basket): PlannedStep | undefined {
  const { shop, reference, customers, toolIds, baskets, orderIds } = world
  const customer = customers[who]
  if (!customer) return undefined
  return {
    what: `customer ${who} holds basket ${key}: ${wordsOf(lines)}`,
    expected() {
      const sent = baskets.get(who)
      // A refused call must leave nothing behind.
      if (sent?.key === key && sent.orders.length > 0) return rules.bookedAnswer(sent.orders)
      const before = reference.orders.length
      const answer = rules.book(reference, who, lines, true)
      baskets.set(who, { key, lines, orders: reference.orders.slice(before) })
      return answer
    },
    async actual() {
      const wanted = lines.map(({ tool, quantity }) => ({ productId: toolIds[tool] ?? '', quantity }))
      const booked = await bookTogether(shop, customer, basket(wanted, { idempotencyKey: key }))
      return answerOf(world, booked, ({ orders }: BookedPurchase) => {
        for (const { id } of orders) if (!orderIds.includes(id)) orderIds.push(id)
        return `done ${orders.map(({ id, priceCents }) => `${orderIds.indexOf(id)} at ${priceCents}`).join(', ')}`
      })
    },
  }
}

function wordsOf(lines: readonly Line[]): string {
  return lines.map(({ tool, quantity }) => `${quantity} of tool ${tool}`).join(', ')
}
