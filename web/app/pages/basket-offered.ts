import { refuseUnlessOffered } from '../../api/refuse-unless-offered.ts'
import type { PageLoad } from '../routes/page-loader.ts'

/** Refuses the page of the basket where {host} does not book baskets. The lines are in the browser. */
export const refuseWithoutBasket: PageLoad<null> = async (_, { settings }) => {
  refuseUnlessOffered(settings, { id: 'bookTogether' })
  return null
}
