import type * as English from '../../../../../server/operations/offers/offer-texts.ts'
import { translation } from '../../../../translation.ts'

export const offerTexts = translation<typeof English.offerTexts>()({
  newOffer: (notPayable) => `${notPayable} Écrivez-nous pour un nouveau devis.`,
  notForSale: (product) =>
    `«\u00a0${product}\u00a0» n’est plus en vente. Rien n’a été commandé. Écrivez-nous et nous ferons un nouveau devis.`,
  left: (product, offered, left) =>
    `«\u00a0${product}\u00a0»\u00a0: le devis en compte ${offered}, ${left === 0 ? 'il n’en reste plus' : `il n’en reste que ${left}`}. Rien n’a été commandé. Écrivez-nous et nous ferons un nouveau devis.`,
  withdrawn: (reason) =>
    `Nous avons retiré ce devis. Notre motif\u00a0: ${reason} Écrivez-nous si vous voulez encore les pièces.`,
})
