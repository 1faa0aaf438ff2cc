import type * as English from '../../../../../server/operations/emails/sent-email-texts.ts'
import { translation } from '../../../../translation.ts'

const yours = (count: number, order: string) =>
  count === 1 ? `Ihre Bestellung (${order})` : `Ihre ${count} Bestellungen`

const fromYours = (count: number, order: string) =>
  count === 1 ? `zu Ihrer Bestellung (${order})` : `zu Ihren ${count} Bestellungen`

export const sentEmailTexts = translation<typeof English.sentEmailTexts>()({
  order: 'Bestellung',
  carrier: 'Paketdienst',
  trackingNumber: 'Sendungsnummer',
  parcel: (number) => `Paket ${number}`,
  seeOrder: 'Bestellung ansehen',
  seeOrders: 'Bestellungen ansehen',
  seeParcel: 'Sendung verfolgen',
  seeParcelNumber: (number) => `Paket ${number} verfolgen`,
  subject: (count, order) => `Unterwegs: ${count === 1 ? order : `Ihre ${count} Bestellungen`}`,
  sent: (count, order, parcels) => {
    const inParcels = parcels === 1 ? ' in einem Paket' : ` in ${parcels} Paketen`
    return `Wir haben ${yours(count, order)}${parcels > 0 ? inParcels : ''} versandt.`
  },
  subjectOfFurther: (count, order) =>
    `Noch ein Paket ist unterwegs: ${count === 1 ? order : `Ihre ${count} Bestellungen`}`,
  sentFurther: (count, order, parcels) =>
    parcels > 1
      ? `Wir haben ${parcels} weitere Pakete ${fromYours(count, order)} versandt.`
      : `Wir haben ein weiteres Paket ${fromYours(count, order)} versandt.`,
  subjectOfCorrected: (count, order) =>
    `Korrigierte Sendungsnummer: ${count === 1 ? order : `Ihre ${count} Bestellungen`}`,
  corrected: (count, order) =>
    `Unsere Angaben zum Paket ${fromYours(count, order)} waren falsch. Richtig ist die Nummer unten.`,
})
