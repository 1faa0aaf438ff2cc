import type * as English from '../../../../../web/features/offer/texts.ts'
import { translation } from '../../../../translation.ts'

export const offerPageTexts = translation<typeof English.offerPageTexts>()({
  title: 'Unser Angebot',
  description: 'Zeigt ein Angebot des Shops und nimmt es an.',
  checking: 'Link wird gelesen',
  noLink:
    'Diese Adresse ist unvollständig. Öffnen Sie den Link noch einmal aus der E-Mail, um das Angebot zu sehen.',
  notOffered: 'Angebote gibt es in diesem Shop hier nicht. Schreiben Sie uns.',
  loading: 'Angebot wird geladen',
  pasteLead:
    'In diesem Browser ist JavaScript ausgeschaltet. Kopieren Sie den Link aus der E-Mail und fügen Sie ihn hier ein, um das Angebot zu lesen.',
  pasteLabel: 'Link aus der E-Mail',
  showOffer: 'Angebot anzeigen',
  notALink:
    'Das ist kein Link zu einem Angebot. Kopieren Sie den ganzen Link aus der E-Mail und fügen Sie ihn noch einmal ein.',
  acceptNeedsScript:
    'Um das Angebot anzunehmen, öffnen Sie den Link aus der E-Mail in einem Browser mit JavaScript, oder antworten Sie auf die E-Mail.',
  lines: 'Positionen des Angebots',
  product: 'Produkt',
  each: 'Stückpreis',
  price: 'Preis',
  total: 'Gesamtbetrag',
  plusDelivery: 'Dazu kommen bei der Annahme die Versandkosten, je nach Land Ihrer Lieferadresse.',
  plusFee: (fee) =>
    `Dazu kommen bei der Annahme die Versandkosten: ${fee} oder der Preis für das Land Ihrer Lieferadresse.`,
  left: (count) => `noch ${count} auf Lager`,
  fewerLeft: (count) => `jetzt nur noch ${count} auf Lager`,
  gone: 'nicht mehr im Sortiment',
  validUntil: 'Gültig bis einschließlich',
  noHold: 'Bis Sie das Angebot annehmen, ist nichts reserviert; bis Sie bezahlen, wird nichts abgebucht.',
  accept: 'Angebot zahlungspflichtig annehmen',
  acceptAndSignIn: 'Zum Annehmen anmelden',
  signInNote:
    'Sie melden sich an oder legen ein Konto an und nehmen das Angebot dann hier an. Die Bestellungen gehören zu Ihrem Konto.',
  waiting: 'unser Angebot',
  as: (email) => `Die Bestellungen gehen an das Konto ${email}.`,
  accepting: 'Wird angenommen …',
  accepted: 'Das Angebot ist angenommen.',
  heldUntil: 'Jede Position ist jetzt eine Bestellung, für Sie reserviert bis',
  payThere: 'Bezahlen Sie unter „Meine Bestellungen“.',
  order: (quantity, product) => `: ${quantity} × ${product}, `,
  acceptedPaid: 'Jede Position ist jetzt eine Bestellung. Sie finden alle unter „Meine Bestellungen“.',
  toMyOrders: 'Unter „Meine Bestellungen“ bezahlen',
  myOrders: 'Meine Bestellungen',
  contact: 'Nachricht schreiben',
  from: 'Von',
})
