import { guideTopics } from '../../../contract/catalogue/guide-topics.ts'
import { askedQuantity } from '../../../domain/orders/order-quantity.ts'
import { page } from './page.ts'
import { queryOf } from './page-query.ts'

export const productPage = page({
  path: '/tool/:toolId',
  // An invalid quantity does not change the page.
  query: queryOf({ reviews: 'first', quantity: (given) => askedQuantity(given) !== undefined }),
  load: async () => (await import('../../features/tool/load-tool.ts')).loadTool,
  screen: async () => (await import('../screens/product-screen.tsx')).ProductScreen,
  head: ({ tool: product }) => ({
    title: product.name,
    description: product.shortDescription,
    image: product.img,
  }),
  // A tool's page also shows other tools.
  shows: ({ params, data }) => [
    `tool:${params.toolId}`,
    ...(data?.guide ? guideTopics(data.tool._id, data.guide) : []),
  ],
  listed: async ({ bookable }, at) => (await bookable()).ids.map((productId) => at({ toolId: productId })),
  structured: async (data, { absolute, settings }): Promise<readonly object[]> =>
    (await import('../machines/product-data.ts')).toolPageData(data, absolute, settings.shop),
  samples: ({ tool: product, soldOut }, at) => [at({ toolId: product }), at({ toolId: soldOut })],
})
