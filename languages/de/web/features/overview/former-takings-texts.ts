import type * as English from '../../../../../web/features/overview/former-takings-texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../translation.ts'

export const formerTakingsTexts = translation<typeof English.formerTakingsTexts>()({
  heading: 'Aus dem früheren Shop',
  about: (formats, orders, amount) =>
    `${wholeNumber(formats, orders)} bezahlte ${orders === 1 ? 'Bestellung' : 'Bestellungen'} des Archivs mit ${amount}. Das ist in keiner anderen Summe hier enthalten, weil keine Rechnung dieses Shops es belegt.`,
})
