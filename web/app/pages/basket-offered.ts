import { refuseUnlessOffered } from '../../api/refuse-unless-offered.ts'
import type { PageLoad } from '../routes/page-loader.ts'

/** Refuses the basket page if {host} does not book baskets. It loads no data, because the lines are in the browser. */
export const refuseWithoutBasket: PageLoad<null> = async (_, { settings }) => {
  refuseUnlessOffered(settings, { id: 'bookTogether' })
  return null
}
