import type * as English from '../../../../../server/operations/emails/delivery-texts.ts'
import { translation } from '../../../../translation.ts'

export const deliveryTexts = translation<typeof English.deliveryTexts>()({
  pickUpAt: 'Abholung bei',
  deliverTo: 'Lieferung an',
  deliverThoseTo: (numbers) => `Lieferung von ${numbers} an`,
  getReady: (_count) =>
    'Wir legen jetzt alles für Sie bereit. Sobald Sie es abholen können, schreiben wir Ihnen.',
  codesMailed: 'Die Codes Ihrer Geschenkgutscheine kommen jetzt in einer eigenen E-Mail.',
  packAndSend: (count) =>
    count === 1
      ? 'Wir packen Ihre Bestellung jetzt und senden sie an die Adresse unten.'
      : 'Wir packen Ihre Bestellungen jetzt und senden sie an die Adresse unten.',
  addAddress: (count) =>
    `Wir packen Ihre ${count === 1 ? 'Bestellung' : 'Bestellungen'} jetzt. Ergänzen Sie unter „Meine Bestellungen“ noch die Lieferadresse: Ohne sie können wir nichts versenden.`,
  addAddressOf: (numbers) =>
    `Wir packen Ihre Bestellungen jetzt. Ergänzen Sie unter „Meine Bestellungen“ noch die Lieferadresse von ${numbers}: Ohne sie können wir nichts versenden.`,
  leavesOn: (_count, leaves, from, to) =>
    `Versand: ${leaves}. Ankunft voraussichtlich zwischen ${from} und ${to}.`,
  ifPaidBefore: (_count, payBy, leaves, from, to) =>
    `Wenn Sie bis ${payBy} bezahlen, geht die Ware am ${leaves} in den Versand und kommt voraussichtlich zwischen ${from} und ${to} an.`,
  arrives: (from, to) => `Die Sendung kommt voraussichtlich zwischen ${from} und ${to} bei Ihnen an.`,
})
