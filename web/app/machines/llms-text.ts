import { listJobs } from '../../../contract/catalogue/jobs.ts'
import { listToolReviews } from '../../../contract/catalogue/reviews.ts'
import { searchProducts } from '../../../contract/catalogue/search.ts'
import { listStandards } from '../../../contract/catalogue/standards.ts'
import { getToolGuide } from '../../../contract/catalogue/tool-guide.ts'
import { countTools, listTools } from '../../../contract/catalogue/tools.ts'
import { cleanLine } from '../../../contract/clean-text.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { absoluteAt } from '../../../domain/shop/page-address.ts'
import { priceTermsText } from '../../../domain/shop/price-terms.ts'
import { hostOf, type OperationName } from '../../api/host.ts'
import { links } from '../../routing/links.ts'

/** Returns `/llms.txt`, which tells programs how to read the catalogue. Names only what {host} offers. */
export function llmsText(settings: ShopSettings): string {
  const { offers } = hostOf(settings)
  const absolute = absoluteAt(settings.publicUrl)
  const host = absolute(settings.apiHost)
  const ifOffered = (operation: OperationName, line: string) => (offers(operation) ? [line] : [])
  return `${[
    `# ${cleanLine(settings.shop.company.name)}`,
    '',
    `> Tools for bicycle workshops. Prices are in ${settings.shop.money.currency}, ${priceTermsText(settings.shop.terms)}. Many tools have a minimum`,
    '> order: the API states the price of one piece, the feed and JSON-LD the price of the smallest order.',
    '',
    'All addresses below are public and answer without a token. Lists are bare JSON arrays.',
    '',
    '## Read the catalogue',
    '',
    `- [Product feed](${absolute('/feed.xml')}): every tool with the price of its smallest order and its stock, RSS 2.0 for shopping services`,
    `- [Tools](${host}/tools): \`_id\`, \`name\`, \`price\` of one piece, \`minOrderQuantity\`, \`availableQuantity\`, and details`,
    `- [One tool](${host}/tools/{id}); its page is ${absolute('/tool/')}{id}, with JSON-LD`,
    `- [Parts](${host}/items): sold on request, at ${absolute(links.quote())}?item={id}`,
    ...ifOffered(
      listTools,
      '- Pages: `limit` (1 to 200) and `after`; the header `x-next-cursor` has the next cursor',
    ),
    ...ifOffered(
      searchProducts,
      `- [Search](${host}/search?q=15mm+spanner): \`q\` takes words, sizes with units, synonyms and jobs`,
    ),
    ...ifOffered(
      countTools,
      `- [Facets](${host}/tools/facets): the choices of \`q\`, \`category\` and \`filter\` with their counts. \`filter\` is ` +
        '`name:value` joined by `;`: `brand`, `fits`, `stock:in`, `price:5..70`, `spec.{key}`',
    ),
    ...ifOffered(
      listStandards,
      `- [Standards](${host}/standards): what a bicycle part measures, with sources; \`fits\` of a tool names them by id`,
    ),
    ...ifOffered(getToolGuide, `- [Guide](${host}/tools/{id}/guide): a tool's specification in words`),
    ...ifOffered(
      listToolReviews,
      `- [Reviews](${host}/tools/{id}/reviews): \`boughtHere\` marks proven purchases`,
    ),
    ...ifOffered(listJobs, `- [Jobs](${host}/jobs): the steps of a repair, and the tools that it needs`),
    '',
    '## More',
    '',
    `- [API description](${host}/openapi.json): every operation, OpenAPI 3.1`,
    `- [Delivery](${absolute(links.delivery)}) and [returns](${absolute(links.returns)})`,
    `- [Sitemap](${absolute('/sitemap.xml')})`,
  ].join('\n')}\n`
}
