import type * as English from '../../../../../server/operations/offers/offer-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const offerTexts = translation<typeof English.offerTexts>()({
  newOffer: (notPayable) => `${notPayable} Schreiben Sie uns, dann machen wir ein neues Angebot.`,
  notForSale: (product) =>
    `„${product}“ wird nicht mehr verkauft. Es wurde nichts bestellt. Schreiben Sie uns, dann machen wir ein neues Angebot.`,
  left: (product, offered, left) =>
    `„${product}“: Im Angebot sind ${offered}, ${left === 0 ? 'davon ist nichts' : plural(left, 'davon ist nur noch 1', `davon sind nur noch ${left}`)} ${left === 0 ? 'mehr da' : 'da'}. Es wurde nichts bestellt. Schreiben Sie uns, dann machen wir ein neues Angebot.`,
  withdrawn: (reason) =>
    `Wir haben dieses Angebot zurückgezogen. Unser Grund: ${reason} Schreiben Sie uns, wenn Sie die Ware noch möchten.`,
})
