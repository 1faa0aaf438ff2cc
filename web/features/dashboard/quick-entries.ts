import type { QuickFound } from '../../../contract/desk/quick.ts'
import { markSent } from '../../../contract/orders/sending.ts'
import { getSettings } from '../../../contract/shop/settings.ts'
import { isStaff, mayCall } from '../../../domain/accounts/rights.ts'
import { foldLetters } from '../../../domain/search/fold-text.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { links } from '../../routing/links.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { can } from './menu-entries.ts'
import { action, orderActions, ownActions, productActions } from './quick-actions.ts'
import type { QuickEntry, QuickPerson } from './quick-entry.ts'
import { quickTexts as texts } from './quick-texts.ts'

/** Returns the pages that a person may open, and the actions available on any page. */
export function ownEntries({ role, host, isNight, menu }: QuickPerson): readonly QuickEntry[] {
  const page = (to: string, text: string) => ({ group: 'pages', text, to }) as const
  return [
    page(dashboardLinks.home, texts.home),
    ...menu.map(({ to, text }) => page(to, text)),
    ...(mayCall(role, markSent) && isStaff(role) ? [page(dashboardLinks.ordersToSend, texts.toSend)] : []),
    ...(can(role, host, getSettings)
      ? Object.entries(texts.settings).map(([name, text]) => page(dashboardLinks.settings(name), text))
      : []),
    page(links.home, texts.storefront),
    page(links.tools, texts.tools),
    ...ownActions({ role, host }),
    { group: 'actions', text: isNight ? texts.day : texts.night, act: 'theme' },
    { group: 'actions', text: texts.logOut, act: 'log-out' },
  ]
}

/** Returns the entries that contain every typed word. */
export function withWords(entries: readonly QuickEntry[], words: string): readonly QuickEntry[] {
  return entries.filter(({ text }) => hasWords(text, words))
}

/** Returns whether only the tolerant search found something: products of which none contains the typed words. */
export function isTolerant({ orders, people, products }: QuickFound, words: string): boolean {
  return orders.length + people.length === 0 && !products.some(({ name }) => hasWords(name, words))
}

function hasWords(text: string, words: string): boolean {
  const folded = foldLetters(text)
  return foldLetters(words)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** Returns the results and their actions. Actions come first for a single result, and last for several. */
export function foundEntries(
  formats: Formats,
  { orders, products, people }: QuickFound,
  person: Pick<QuickPerson, 'role' | 'host'>,
): readonly QuickEntry[] {
  return [
    ...(orders.length === 1 ? orders.flatMap((order) => orderActions(order, person)) : []),
    ...(products.length === 1 ? products.flatMap((product) => productActions(product, person)) : []),
    ...(people.length === 1
      ? people.map(({ email }) => action(texts.ordersOf(email), dashboardLinks.ordersFoundBy(email)))
      : []),
    ...orders.map(({ _id, number, quantity, tool: product, customer, state }) => ({
      group: 'orders' as const,
      text: texts.order(number, quantity, product),
      note: isStaff(person.role) ? `${customer} · ${texts.orderStates[state]}` : texts.ownOrderStates[state],
      to: isStaff(person.role) ? dashboardLinks.order(_id) : dashboardLinks.myOrders,
    })),
    ...products.map(({ _id, kind, name, lang, availableQuantity, state }) => ({
      group: 'products' as const,
      text: name,
      lang,
      note: [
        kind === 'part' && texts.part,
        availableQuantity !== undefined && texts.left(wholeNumber(formats, availableQuantity)),
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
    ...ofSeveral(orders, (order) => orderActions(order, person)),
    ...ofSeveral(products, (product) => productActions(product, person)),
  ]
}

/** Returns the most likely action for each of several results. */
function ofSeveral<Row>(
  rows: readonly Row[],
  actionsOf: (row: Row) => readonly QuickEntry[],
): readonly QuickEntry[] {
  if (rows.length < 2) return []
  return rows.flatMap((row) => actionsOf(row).slice(0, 1)).map((entry) => ({ ...entry, group: 'each' }))
}
