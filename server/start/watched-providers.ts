import type { Shop } from '../operations/shop.ts'
import type { ProviderWatches } from '../operations/status/shop-status.ts'
import { CallWatch } from '../platform/call-watch.ts'
import { CardsForbidden, CardsUnavailable } from '../providers/cards/cards.ts'
import { ImageHostFailure } from '../providers/images/image-host.ts'

/** People wait for a payment; Stripe usually answers within a second. */
const slowCardsMs = 4_000
/** An upload has several hundred kilobytes. */
const slowPicturesMs = 10_000

/** Returns the shop with watched providers, and the watches. */
export function watchedProviders(shop: Shop): { readonly shop: Shop; readonly watches: ProviderWatches } {
  const { cards, imageHosting, pictureStore, clock } = shop
  const ofCards = new CallWatch(clock, slowCardsMs)
  const ofPictures = imageHosting || pictureStore ? new CallWatch(clock, slowPicturesMs) : undefined
  return {
    shop: {
      ...shop,
      cards: ofCards.watched(cards, cardsAreDown),
      imageHosting: imageHosting && ofPictures?.watched(imageHosting, picturesAreDown),
      pictureStore: pictureStore && ofPictures?.watched(pictureStore, picturesAreDown),
    },
    watches: { cards: ofCards, pictures: ofPictures },
  }
}

/** Returns whether an error is an outage; a provider that refuses a call has answered. */
function cardsAreDown(error: unknown): boolean {
  return error instanceof CardsUnavailable && !(error instanceof CardsForbidden)
}

function picturesAreDown(error: unknown): boolean {
  return error instanceof ImageHostFailure && error.code !== 'IMAGE_NOT_TAKEN'
}
