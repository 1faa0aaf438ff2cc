import { buildLanguage } from '../../../contract/languages/build-language.ts'
import type { ShopOnPages } from '../../../contract/shop/shop-sections.ts'
import { hasStock } from '../../../domain/catalogue/stock-state.ts'
import type { Item } from '../../api/rows/catalogue.ts'
import { links } from '../../routing/links.ts'
import type { Absolute } from './product-facts.ts'

/**
 * Returns the schema.org data of the home page.
 * @param canSearch whether {host} offers a product search.
 */
export function homePageData(absolute: Absolute, canSearch: boolean, { company, sample }: ShopOnPages) {
  const home = absolute(links.home)
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: company.name,
    url: home,
    logo: absolute(company.logo || '/favicon.svg'),
    // The sample's invented details are left out.
    ...(!sample && contactsOf(company)),
  } as const
  const webSite = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: company.name,
    url: home,
    inLanguage: buildLanguage,
    publisher: { '@id': absolute('/#organization') },
    ...(canSearch && {
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${absolute(links.tools)}?q={search_term_string}`,
        },
        // The name that search engines expect for the template's variable; schema.org has no property for it.
        'query-input': 'required name=search_term_string',
      } as const,
    }),
  } as const
  return [organization, webSite] as const
}

function contactsOf({ legalName, email, phone, taxNumber, vatNumber, address }: ShopOnPages['company']) {
  return {
    ...(legalName && { legalName }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(taxNumber && { taxID: taxNumber }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(address.length > 0 && { address: address.join(', ') }),
  }
}

interface ListedProduct {
  readonly _id: string
  readonly name?: string | undefined
}

/**
 * Returns the schema.org data of a list page.
 * @param addressOf returns the path of a product's own page; undefined if it has none.
 */
export function listPageData<Product extends ListedProduct>(
  products: readonly Product[],
  absolute: Absolute,
  addressOf: (product: Product) => string | undefined = ({ _id }) => links.tool(_id),
) {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => {
      const { name } = product
      const address = addressOf(product)
      return {
        '@type': 'ListItem' as const,
        position: index + 1,
        ...(name !== undefined && { name }),
        ...(address !== undefined && { url: absolute(address) }),
      }
    }),
  } as const
  return [list] as const
}

/** Returns the schema.org data of a page of parts. Only a bookable part has its own page. */
export function partsPageData(parts: readonly Item[], absolute: Absolute) {
  return listPageData(parts, absolute, (part) => (hasStock(part) ? links.tool(part._id) : undefined))
}
