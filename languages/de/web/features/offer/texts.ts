import type * as English from '../../../../../web/features/offer/texts.ts'
import { translation } from '../../../../translation.ts'

export const offerPageTexts = translation<typeof English.offerPageTexts>()({
  title: 'Unser Angebot',
  description: 'Zeigt ein Angebot des Shops und nimmt es an.',
  checking: 'Link wird gelesen',
  noLink:
    'Diese Adresse ist unvollständig. Öffnen Sie den Link in der E-Mail noch einmal, um das Angebot zu sehen.',
  notOffered: 'Dieser Shop macht hier keine Angebote. Schreiben Sie uns.',
  loading: 'Angebot wird geladen',
  pasteLead:
    'JavaScript ist in diesem Browser ausgeschaltet. Kopieren Sie den Link aus der E-Mail und fügen Sie ihn hier ein, um das Angebot zu lesen.',
  pasteLabel: 'Link aus der E-Mail',
  showOffer: 'Angebot zeigen',
  notALink:
    'Das ist kein Link zu einem Angebot. Kopieren Sie den ganzen Link aus der E-Mail und fügen Sie ihn noch einmal ein.',
  acceptNeedsScript:
    'Um das Angebot anzunehmen, öffnen Sie den Link der E-Mail in einem Browser mit JavaScript oder antworten Sie auf die E-Mail.',
  lines: 'Positionen des Angebots',
  product: 'Produkt',
  each: 'Stückpreis',
  price: 'Preis',
  total: 'Gesamtbetrag',
  plusDelivery: 'Die Versandkosten kommen bei der Annahme hinzu, je nach Land Ihrer Adresse.',
  plusFee: (fee) =>
    `Die Versandkosten kommen bei der Annahme hinzu: ${fee} oder der Preis für das Land Ihrer Adresse.`,
  left: (count) => `noch ${count}`,
  fewerLeft: (count) => `jetzt nur noch ${count}`,
  gone: 'nicht mehr erhältlich',
  validUntil: 'Gültig bis Ende',
  noHold: 'Bis zur Annahme wird nichts reserviert, bis zur Zahlung nichts abgebucht.',
  accept: 'Angebot annehmen',
  acceptAndSignIn: 'Anmelden und annehmen',
  signInNote:
    'Sie melden sich an oder legen ein Konto an, kommen hierher zurück und nehmen an. Die Bestellungen gehören dann Ihnen.',
  waiting: 'unser Angebot',
  as: (email) => `Die Bestellungen gehen an das Konto ${email}.`,
  accepting: 'Wird angenommen…',
  accepted: 'Das Angebot ist angenommen.',
  heldUntil: 'Jede Position ist jetzt eine Bestellung, für Sie reserviert bis',
  payThere: 'Bezahlen Sie unter Meine Bestellungen.',
  acceptedPaid: 'Jede Position ist jetzt eine Bestellung. Sie finden sie unter Meine Bestellungen.',
  toMyOrders: 'Unter Meine Bestellungen bezahlen',
  myOrders: 'Meine Bestellungen',
  contact: 'Uns schreiben',
  from: 'Von',
})
