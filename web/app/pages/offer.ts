import { offerPageTexts } from '../../features/offer/texts.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const offerPage = page({
  path: '/offer',
  query: noQuery,
  action: async (asked) => (await import('../../features/offer/read-pasted-link.ts')).readPastedOffer(asked),
  screen: async () => (await import('../../features/offer/offer-page.tsx')).OfferPage,
  head: { title: offerPageTexts.title, description: offerPageTexts.description, unlisted: true },
  shows: [],
  listed: false,
  structured: null,
  samples: () => ['/offer'],
})
