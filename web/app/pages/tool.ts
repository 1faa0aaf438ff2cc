import { guideTopics } from '../../../contract/catalogue/guide-topics.ts'
import { askedQuantity } from '../../../domain/orders/order-quantity.ts'
import { page } from './page.ts'
import { queryOf } from './page-query.ts'

export const toolPage = page({
  path: '/tool/:toolId',
  // A quantity that cannot be ordered does not change the page.
  query: queryOf({ reviews: 'first', quantity: (given) => askedQuantity(given) !== undefined }),
  load: async () => (await import('../../features/tool/load-tool.ts')).loadTool,
  screen: async () => (await import('../screens/tool-screen.tsx')).ToolScreen,
  head: ({ tool }) => ({ title: tool.name, description: tool.shortDescription, image: tool.img }),
  // It shows other tools, too.
  shows: ({ params, data }) => [
    `tool:${params.toolId}`,
    ...(data?.guide ? guideTopics(data.tool._id, data.guide) : []),
  ],
  listed: async ({ bookable }, at) => (await bookable()).ids.map((toolId) => at({ toolId })),
  structured: async (data, { absolute, settings }): Promise<readonly object[]> =>
    (await import('../machines/product-data.ts')).toolPageData(data, absolute, settings.shop),
  samples: ({ tool, soldOut }, at) => [at({ toolId: tool }), at({ toolId: soldOut })],
})
