import { markSent } from '../../../contract/orders.ts'
import type { QuickFound } from '../../../contract/quick.ts'
import type { Role } from '../../../contract/roles.ts'
import { getSettings } from '../../../contract/settings.ts'
import { changeTool } from '../../../contract/tools.ts'
import { isStaff, mayCall } from '../../../domain/rights.ts'
import type { Host } from '../../api/host.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { links } from '../../routing/links.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { menuFor } from './menu-entries.ts'
import { quickTexts as texts } from './quick-texts.ts'

export type QuickGroup = keyof typeof texts.groups

/** One thing that the quick way opens or does. */
export interface QuickEntry {
  readonly group: QuickGroup
  readonly text: string
  /** A second line. */
  readonly note?: string
  /** The page that it opens. */
  readonly to?: string
  /** What it does without a page of its own. */
  readonly act?: 'theme' | 'log-out'
}

/** Whose entries are wanted, and what {host} offers. */
export interface QuickPerson {
  readonly role: Role
  readonly host: Host
  readonly isNight: boolean
}

/** Returns the pages that a person may open, and what can be done on any page. */
export function ownEntries({ role, host, isNight }: QuickPerson): readonly QuickEntry[] {
  const page = (to: string, text: string) => ({ group: 'pages', text, to }) as const
  const hasSettings = mayCall(role, getSettings) && host.offers(getSettings)
  return [
    page(dashboardLinks.home, texts.home),
    ...menuFor(role, host).map(({ to, text }) => page(to, text)),
    ...(mayCall(role, markSent) && isStaff(role) ? [page(dashboardLinks.ordersToSend, texts.toSend)] : []),
    ...(hasSettings
      ? Object.entries(texts.settings).map(([name, text]) => page(dashboardLinks.settings(name), text))
      : []),
    page(links.home, texts.storefront),
    page(links.tools, texts.tools),
    { group: 'actions', text: isNight ? texts.day : texts.night, act: 'theme' },
    { group: 'actions', text: texts.logOut, act: 'log-out' },
  ]
}

/** Returns the entries that have every typed word. */
export function withWords(entries: readonly QuickEntry[], words: string): readonly QuickEntry[] {
  const wanted = words.toLowerCase().split(/\s+/)
  return entries.filter(({ text }) => wanted.every((word) => text.toLowerCase().includes(word)))
}

/** Returns what the server found, and what can be done with it where only one is meant. */
export function foundEntries(
  { orders, products, people }: QuickFound,
  { role, host }: Pick<QuickPerson, 'role' | 'host'>,
): readonly QuickEntry[] {
  const order = only(orders)
  const product = only(products)
  return [
    ...(order ? orderActions(order, role, host) : []),
    ...(product?.availableQuantity !== undefined && mayCall(role, changeTool) && host.offers(changeTool)
      ? [
          {
            group: 'actions',
            text: texts.restock(product.name),
            to: dashboardLinks.restock(product._id),
          } as const,
        ]
      : []),
    ...orders.map(({ _id, number, quantity, tool, customer, state }) => ({
      group: 'orders' as const,
      text: texts.order(number, quantity, tool),
      note: `${customer} · ${texts.orderStates[state]}`,
      to: isStaff(role) ? dashboardLinks.order(_id) : dashboardLinks.myOrders,
    })),
    ...products.map(({ _id, kind, name, availableQuantity, state }) => ({
      group: 'products' as const,
      text: name,
      note: [
        kind === 'part' && texts.part,
        availableQuantity !== undefined && texts.left(wholeNumber(availableQuantity)),
        texts.productStates[state],
      ]
        .filter(Boolean)
        .join(' · '),
      to: dashboardLinks.product(_id),
    })),
    ...people.map(({ email, name, role: theirs }) => ({
      group: 'people' as const,
      text: name || email,
      note: `${email} · ${texts.roles[theirs]}`,
      to: dashboardLinks.usersNamed(email),
    })),
  ]
}

function only<Row>(rows: readonly Row[]): Row | undefined {
  return rows.length === 1 ? rows[0] : undefined
}

function orderActions(
  { _id, number, state }: QuickFound['orders'][number],
  role: Role,
  host: Host,
): readonly QuickEntry[] {
  if (!isStaff(role))
    return state === 'unpaid'
      ? [{ group: 'actions', text: texts.pay(number), to: dashboardLinks.payment(_id) }]
      : []
  if (state !== 'to-send' || !mayCall(role, markSent) || !host.offers(markSent)) return []
  return [
    { group: 'actions', text: texts.send(number), to: dashboardLinks.sendOrder(_id) },
    { group: 'actions', text: texts.slip(number), to: dashboardLinks.slips([_id]) },
  ]
}
