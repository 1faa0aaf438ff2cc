import type * as English from '../../../../../web/features/order-link/texts.ts'
import { translation } from '../../../../translation.ts'

export const orderLinkTexts = translation<typeof English.orderLinkTexts>()({
  title: 'Ihre Bestellung',
  description: 'Zeigt den Stand einer Bestellung über den Link in ihrer E-Mail.',
  checking: 'Der Link wird gelesen',
  noLink:
    'Diese Adresse ist unvollständig. Öffnen Sie den Link in der E-Mail noch einmal, oder melden Sie sich an und sehen Sie unter „Meine Bestellungen“ nach.',
  notOffered: 'Dieser Shop zeigt Bestellungen nur unter „Meine Bestellungen“. Melden Sie sich dort an.',
  loading: 'Die Bestellung wird geladen',
  pasteLead:
    'JavaScript ist in diesem Browser ausgeschaltet. Kopieren Sie den Link aus der E-Mail und fügen Sie ihn hier ein, um die Bestellung zu sehen.',
  pasteLabel: 'Link aus der E-Mail',
  showOrder: 'Bestellung anzeigen',
  notALink:
    'Das ist kein Link zu einer Bestellung. Kopieren Sie den ganzen Link aus der E-Mail und fügen Sie ihn noch einmal ein.',
  product: (quantity, product) => `${quantity} × ${product}`,
  purchase: (number) => `aus dem Kauf ${number}`,
  states: {
    unpaid: 'Nicht bezahlt',
    'on-account': 'Auf Rechnung',
    paid: 'Bezahlt',
    sent: 'Versandt',
    cancelled: 'Storniert',
  },
  pickedUp: 'Abgeholt',
  refunds: { part: 'Teilweise erstattet', whole: 'Erstattet' },
  bookedOn: 'bestellt am',
  next: 'Wie es weitergeht',
  held: 'Melden Sie sich an und bezahlen Sie, dann packen und versenden wir. Die Ware ist reserviert bis',
  holdOver:
    'Die Reservierung ist abgelaufen, die Ware kann also verkauft sein. Solange genug auf Lager ist, können Sie unter „Meine Bestellungen“ noch bezahlen.',
  addressMissing:
    'Bezahlt. Vor dem Versand brauchen wir noch die Lieferadresse: Melden Sie sich an und geben Sie sie unter „Meine Bestellungen“ an.',
  toSend: 'Bezahlt. Wir packen Ihre Bestellung gerade.',
  leaves: (leaves, from, to) => `Bezahlt. Wir versenden bis ${leaves}, Ankunft zwischen ${from} und ${to}.`,
  sent: 'Versandt am',
  arrives: (from, to) => `Ankunft zwischen ${from} und ${to}.`,
  parcel: 'Das Paket:',
  parcels: (count) => `Die ${count} Pakete:`,
  noParcel: 'Der Shop hat keine Sendungsnummer eingetragen.',
  refunded: 'Das Geld ist auf dem Weg zu Ihnen. Bis Ihre Bank es anzeigt, können bis zu zehn Tage vergehen.',
  withdrawn: 'Sie haben widerrufen. Senden Sie zurück, was Sie erhalten haben. Wir erstatten die Bestellung.',
  withdrawalClosed:
    'Sie haben widerrufen. Der Shop hat Ihren Widerruf abgeschlossen; den Grund nennt unsere E-Mail.',
  cancelled: 'Storniert am',
  notCharged: 'Es wurde nichts abgebucht.',
  until: 'Dieser Link gilt bis',
  limits: 'Diese Seite zeigt weder Adresse noch Preise. Alles Weitere steht unter „Meine Bestellungen“.',
  signIn: 'Anmelden und zu „Meine Bestellungen“',
  contact: 'Nachricht schreiben',
})
