import type * as English from '../../../../web/buying/own-price-texts.ts'
import { translation } from '../../../translation.ts'

export const ownPriceTexts = translation<typeof English.ownPriceTexts>()({
  yours: (price) => `Votre prix\u00a0: ${price}`,
  net: (price) => `${price} HT`,
  gross: (price) => `${price} TTC`,
  from: (price, pieces) => `${price} à partir de ${pieces}\u00a0pièces`,
  publicly: (price) => `Prix public ${price}`,
  publiclyEach: (price) => `Prix public ${price} pièce`,
  netTotal: (amount) => `HT ${amount}`,
  reverseCharge: 'hors taxe, autoliquidation',
  ladder: 'Vos prix par quantité',
})
