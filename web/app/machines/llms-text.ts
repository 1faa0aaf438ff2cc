import { countItems } from '../../../contract/catalogue/items.ts'
import { countTools } from '../../../contract/catalogue/tools.ts'
import { cleanLine } from '../../../contract/clean-text.ts'
import { type DeliveryRates, getDeliveryPrices } from '../../../contract/shop/delivery-rates.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { centsOf } from '../../../domain/money.ts'
import { placeInOneLine } from '../../../domain/orders/pick-up.ts'
import { absoluteAt } from '../../../domain/shop/page-address.ts'
import { priceNote } from '../../../domain/tax/tax-sentence.ts'
import type { ShopApi } from '../../api/client.ts'
import { hostOf } from '../../api/host.ts'
import { listDescribedProducts } from '../../api/rows/catalogue.ts'
import { links } from '../../routing/links.ts'
import { plainAmount } from './product-facts.ts'
import { addressesForPrograms, publicReads } from './public-reads.ts'

/** Names of products of a backend that counts no categories. */
const mostNames = 20

/**
 * Returns `/llms.txt`, which tells programs what this shop sells and how to read its catalogue. Names only what {host}
 * offers. Rejects without a usable answer.
 */
export async function llmsText(api: ShopApi, settings: ShopSettings): Promise<string> {
  const { shop, publicUrl, apiHost } = settings
  const absolute = absoluteAt(publicUrl)
  const host = absolute(apiHost)
  const { currency } = shop.money
  const note = priceNote(shop.tax ?? shop.terms.tax, shop.terms.delivery, String)
  return `${[
    `# ${cleanLine(shop.company.name)}`,
    '',
    `> ${await soldText(api, settings)} Prices are in ${currency}, ${note}.`,
    '> The API states the price of one piece, the feed and JSON-LD the price of the smallest order.',
    '',
    'All addresses below are public and answer without a token. Lists are bare JSON arrays.',
    '',
    '## Read the catalogue',
    '',
    `- [Product feed](${absolute('/feed.xml')}): every tool with the price of its smallest order and its stock, RSS 2.0 for shopping services`,
    ...feedsInOtherLanguages(settings, absolute),
    ...publicReads(settings).map(({ name, path, explained }) => `- [${name}](${host}${path}): ${explained}`),
    `- Pages of products: ${absolute('/tool/')}{id}`,
    `- Request a part: ${absolute(links.quote())}?item={id}`,
    '',
    ...programLines(settings, absolute),
    '## Delivery',
    '',
    ...(await deliveryLines(api, settings)),
    `- [Delivery](${absolute(links.delivery)}) and [returns](${absolute(links.returns)})`,
    '',
    '## More',
    '',
    `- [Sitemap](${absolute('/sitemap.xml')})`,
  ].join('\n')}\n`
}

/** Says how a program searches, compares and hands a basket over to a person. */
function programLines(settings: ShopSettings, absolute: (address: string) => string): readonly string[] {
  const [mcp, profile] = addressesForPrograms(settings)
  if (mcp === undefined || profile === undefined) return []
  return [
    '## For programs that serve a person',
    '',
    `- [MCP server](${absolute(mcp)}), by POST without a session: it searches, says what fits or that it is unknown, and fills a cart`,
    `- [Universal Commerce Protocol](${absolute(profile)}): catalogue and cart`,
    '- Nobody buys without a person: the cart’s `continue_url` opens the basket, where the person signs in and pays',
    '',
  ]
}

/** Lists the feeds in the further languages of the shop. */
function feedsInOtherLanguages({ languages }: ShopSettings, absolute: (address: string) => string) {
  return (languages?.offered ?? [])
    .filter(({ tag }) => tag !== languages?.standard)
    .map(
      ({ tag, name }) =>
        `- [Product feed, ${name}](${absolute(`/${tag}/feed.xml`)}): the same in this language`,
    )
}

/** Says what the shop sells: its categories with their number of products, else the names of some products. */
async function soldText(api: ShopApi, settings: ShopSettings): Promise<string> {
  const { offers } = hostOf(settings)
  if (!offers(countTools)) {
    const tools = await api.call(listDescribedProducts, {})
    if (tools.length === 0) return 'Nothing is for sale at present.'
    const names = tools.slice(0, mostNames).map(({ name }) => cleanLine(name))
    const rest = tools.length - names.length
    return `${numberOf(tools.length, 'tool')}: ${names.join(', ')}${rest > 0 ? `, and ${rest} more` : ''}.`
  }
  const tools = await api.call(countTools, { query: {} })
  const parts = offers(countItems) ? await api.call(countItems, { query: {} }) : undefined
  const sold = [
    soldOf('tool', tools.total, tools.categories),
    ...(parts ? [soldOf('part', parts.total, parts.categories)] : []),
  ].filter((text) => text !== undefined)
  return sold.length === 0 ? 'Nothing is for sale at present.' : `${sold.join(' ')}`
}

interface Counted {
  readonly value: string
  readonly count: number
}

function soldOf(noun: 'tool' | 'part', total: number, categories: readonly Counted[]): string | undefined {
  if (total === 0) return undefined
  const named = categories.map(({ value, count }) => `${cleanLine(value)} (${count})`)
  return `${numberOf(total, noun)}${named.length > 0 ? `: ${named.join(', ')}` : ''}.`
}

function numberOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Says what delivery costs in each zone, as the owner has set it, and where orders can be picked up. */
async function deliveryLines(api: ShopApi, settings: ShopSettings): Promise<readonly string[]> {
  const { terms, money } = settings.shop
  const included = terms.delivery === 'included' ? ['- Prices include delivery'] : []
  if (!hostOf(settings).offers(getDeliveryPrices)) return included
  const { zones, defaultZone, pickup } = await api.call(getDeliveryPrices, {})
  return [
    ...included,
    ...zones.map((zone, index) => {
      const countries = [...zone.countries, ...(index === defaultZone ? ['all other countries'] : [])]
      return `- ${cleanLine(zone.name)} (${countries.join(', ')}): ${feesText(zone, money.currency)}`
    }),
    ...(pickup ? [`- Pick-up: ${cleanLine(placeInOneLine(pickup))}, free`] : []),
  ]
}

/** Writes the fees of a zone, such as "5.90 EUR, from goods for 50.00 EUR 3.90 EUR, free from goods for 100.00 EUR". */
function feesText({ by, steps, freeFrom }: DeliveryRates['zones'][number], currency: string): string {
  const amount = (units: number) => `${plainAmount(centsOf(units))} ${currency}`
  const limit = (from: number) => (by === 'amount' ? `goods for ${amount(from)}` : `${from} g`)
  const fees = steps.map(({ from, fee }) => (from === 0 ? amount(fee) : `from ${limit(from)} ${amount(fee)}`))
  return [...fees, ...(freeFrom === null ? [] : [`free from goods for ${amount(freeFrom)}`])].join(', ')
}
