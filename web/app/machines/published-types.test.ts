import type { BreadcrumbList, ItemList, Organization, Product, WebSite, WithContext } from 'schema-dts'
import { expect, test } from 'vitest'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { shownSettings } from '../../../domain/shop/shown-settings.ts'
import { toolPageData } from './product-data.ts'
import { homePageData, listPageData } from './shop-data.ts'

const absolute = (address: string) => new URL(address, 'https://shop.example').href
const tool = { _id: 'levers', name: 'Tyre levers', img: '', shortDescription: '', price: 2.5 }

const shop = shownSettings(sampleSettings)

test('The structured data has the types that schema.org publishes', () => {
  const [product, way] = toolPageData({ tool }, absolute, shop)
  const [organization, webSite] = homePageData(absolute, true, shop)
  const [list] = listPageData([tool], absolute, () => undefined)
  // The compiler does the comparison. The test runs so that nobody forgets the file.
  const published: readonly [
    WithContext<Product>,
    WithContext<BreadcrumbList>,
    WithContext<Organization>,
    WithContext<WebSite>,
    WithContext<ItemList>,
  ] = [product, way, organization, webSite, list]
  expect(published).toHaveLength(5)
})
