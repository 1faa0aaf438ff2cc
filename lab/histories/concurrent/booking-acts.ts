import { chosen, chosenSet } from '../chosen.ts'
import { type Line, refusalOfLine } from '../reference/booking.ts'
import { bookedAnswer, books, cancels, findNamed, nameOf, sees, type Take } from './model.ts'
import type { Act, PlannedCall } from './plan.ts'
import type { Heard } from './recorder.ts'
import { type KnownOrder, type Performer, processOf, type Scene, type SentBooking } from './scene.ts'

/** Acts of customers with bookings and baskets. */
export const bookingActs = {
  book: bookOne,
  basket(scene, planned) {
    const { who, at, many } = planned
    const wanted = chosenSet(
      scene.toolIds.map((_, tool) => tool),
      many,
    )
    // In either order, to prove that the shop does not deadlock.
    const tools = at % 2 === 0 ? wanted : wanted.toReversed()
    if (tools.length === 0) return nothing
    const lines = tools.map((tool) => ({ tool, quantity: 1 + ((at + tool) % 2) }))
    return begin(scene, planned, { who, lines, isSet: true })
  },
  /** Books in either order, to prove that the shop does not deadlock. */
  'same again'(scene, planned) {
    const sent = chosen(scene.bookings.toReversed(), planned.at % 4)
    return sent ? send(scene, planned, sent) : nothing
  },
  async cancel({ recorder, customers, orders }, planned) {
    const order = chosen(orders.toReversed(), planned.at % 5)
    if (!order) return
    const { id, name, who } = order
    await recorder.call(processOf(planned), {
      what: `customer ${who} cancels ${name}`,
      method: 'DELETE',
      path: `/api/bookings/${id}`,
      token: customers[who]?.token ?? '',
      takes(heard) {
        if (heard === undefined) return [cancels(name, undefined)]
        if (heard.status === 200) return [cancels(name, 'done')]
        const isOfOrders = ['ORDER_NOT_FOUND', 'ORDER_PAID_CANNOT_CANCEL'].includes(heard.code)
        // Other refusals concern the order's payment.
        return isOfOrders ? [cancels(name, heard.code)] : []
      },
    })
  },
  async withdraw({ recorder, customers, orders, withdrawn }, planned) {
    const order = chosen(orders.filter(({ numbers }) => numbers).toReversed(), planned.at % 5)
    if (!order?.numbers) return
    const { purchase } = order.numbers
    const together = orders.filter(({ numbers }) => numbers?.purchase === purchase)
    const names = together.map(({ name }) => name)
    const heard = await recorder.call(processOf(planned), {
      what: `customer ${order.who} withdraws from ${names.join(', ')}`,
      method: 'POST',
      path: '/api/withdrawals',
      token: customers[order.who]?.token ?? '',
      body: {
        number: purchase,
        email: customers[order.who]?.email,
        orders: together.map(({ numbers }) => numbers?.order),
      },
      takes: (answer) =>
        answer?.status === 200 ? names.map((name) => sees((model) => isOver(findNamed(model, name)))) : [],
      maybe: names.map((name) => cancels(name, 'done')),
    })
    if (heard?.status === 200) withdrawn.push(...together)
  },
} satisfies Partial<Record<Act, Performer>>

/** Books one tool; returns the order that was acknowledged. */
export function bookOne(scene: Scene, planned: PlannedCall): Promise<readonly KnownOrder[]> {
  const { who, at, many } = planned
  const lines = [{ tool: at % scene.toolIds.length, quantity: 1 + (many % 3) }]
  return begin(scene, planned, { who, lines, isSet: false })
}

const nothing = Promise.resolve()

function isOver(order: ReturnType<typeof findNamed>): boolean {
  return order !== undefined && order.state !== 'unpaid'
}

function begin(
  scene: Scene,
  planned: PlannedCall,
  wanted: Omit<SentBooking, 'key'>,
): Promise<readonly KnownOrder[]> {
  const booking = { ...wanted, key: `${scene.prefix}${scene.bookings.length}` }
  scene.bookings.push(booking)
  return send(scene, planned, booking)
}

/** Books; without an answer sends the same request once more, as browsers do. */
async function send(
  scene: Scene,
  planned: PlannedCall,
  booking: SentBooking,
): Promise<readonly KnownOrder[]> {
  const heard = (await sendOnce(scene, planned, booking)) ?? (await sendOnce(scene, planned, booking))
  if (heard?.status !== 200) return []
  const orders = ordersIn(booking, heard)
  for (const order of orders) {
    if (!scene.orders.some(({ id }) => id === order.id)) scene.orders.push(order)
  }
  return orders
}

function sendOnce(scene: Scene, planned: PlannedCall, booking: SentBooking): Promise<Heard | undefined> {
  const { recorder, toolIds, customers } = scene
  const { who, key, lines, isSet } = booking
  const wanted = lines.map(({ tool, quantity }) => ({ Id: toolIds[tool], quantity }))
  return recorder.call(processOf(planned), {
    what: `customer ${who} ${isSet ? 'holds basket' : 'books'} ${key}: ${wordsOf(lines)}`,
    method: 'POST',
    path: isSet ? '/api/purchases' : '/api/booking',
    token: customers[who]?.token ?? '',
    body: isSet ? { lines: wanted } : wanted[0],
    key,
    takes(heard) {
      if (heard === undefined) return [books(who, booking, undefined)]
      if (heard.status !== 200)
        return heard.code === 'LINES_REFUSED'
          ? refusedLines(booking, heard)
          : [books(who, booking, heard.code)]
      return [books(who, booking, bookedAnswer(ordersIn(booking, heard).map(({ cents }) => cents)))]
    },
  })
}

interface RefusedLine {
  readonly index: number
  readonly code: string
  readonly availableQuantity?: number
  readonly minOrderQuantity?: number
}

/** Each line is refused for the state at some instant; the instants of several lines may differ. */
function refusedLines({ lines }: SentBooking, { body }: Heard): readonly Take[] {
  const { lines: refused = [] } = body as { readonly lines?: readonly RefusedLine[] }
  return refused.map(({ index, code, availableQuantity, minOrderQuantity }) => {
    const line = lines[index]
    return sees(({ shop }) => {
      const tool = line && shop.tools[line.tool]
      if (!tool || refusalOfLine(shop, line) !== code) return false
      const isShown = availableQuantity === tool.stock && minOrderQuantity === tool.minimum
      return isShown || availableQuantity === undefined
    })
  })
}

interface BookedBody {
  readonly insertedId: string
  readonly price: number
  readonly number?: string
  readonly orders?: readonly { readonly _id: string; readonly number: string; readonly price: number }[]
}

function ordersIn({ who, key, lines, isSet }: SentBooking, { body }: Heard): readonly KnownOrder[] {
  // The contract describes this body, and other checks compare it.
  const { insertedId, price, number, orders } = body as BookedBody
  const made = isSet ? (orders ?? []) : [{ _id: insertedId, price, number: undefined }]
  return made.map((order, at) => ({
    id: order._id,
    name: nameOf(key, at),
    who,
    line: lines[at] ?? { tool: -1, quantity: 0 },
    cents: Math.round(order.price * 100),
    ...(order.number !== undefined &&
      number !== undefined && { numbers: { order: order.number, purchase: number } }),
  }))
}

function wordsOf(lines: readonly Line[]): string {
  return lines.map(({ tool, quantity }) => `${quantity} of tool ${tool}`).join(', ')
}
