import type * as English from '../../../../web/buying/own-price-texts.ts'
import { translation } from '../../../translation.ts'

export const ownPriceTexts = translation<typeof English.ownPriceTexts>()({
  yours: (price) => `Ihr Preis: ${price}`,
  net: (price) => `${price} netto`,
  gross: (price) => `${price} brutto`,
  from: (price, pieces) => `${price} ab ${pieces}\u00a0Stück`,
  publicly: (price) => `Listenpreis ${price}`,
  publiclyEach: (price) => `Listenpreis ${price} je Stück`,
  netTotal: (amount) => `Netto ${amount}`,
  reverseCharge: 'ohne Steuer, Steuerschuld des Empfängers',
  ladder: 'Ihre Preise nach Stückzahl',
})
