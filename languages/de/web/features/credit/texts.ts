import type * as English from '../../../../../web/features/credit/texts.ts'
import { translation } from '../../../../translation.ts'

export const creditTexts = translation<typeof English.creditTexts>()({
  heading: 'Guthaben',
  loading: 'Das Guthaben wird geladen',
  notLoaded: 'Das Guthaben wurde nicht geladen.',
  notRefreshed: 'Dies ist das Guthaben von vorhin.',
  notOffered: 'Dieser Shop hat kein Guthaben.',
  balance: 'Ihr Guthaben',
  use: 'Beim Bezahlen wird es vor der Karte verwendet, außer Sie behalten es.',
  reserved: 'Davon vorgemerkt',
  whyReserved:
    'Eine begonnene Zahlung hat es vorgemerkt. Sie können es trotzdem für eine andere Bestellung verwenden.',
  gift: 'Haben Sie einen Geschenkgutschein? Sein Betrag kommt in Ihr Guthaben.',
  movements: 'Was Ihr Guthaben verändert hat',
  none: 'Bisher hat nichts das Guthaben verändert.',
  newest: (count) => `Nur die neuesten ${count} Änderungen sind zu sehen.`,
  what: 'Was',
  amount: 'Betrag',
  when: 'Wann',
  reasons: {
    'gift-card': 'Geschenkgutschein eingelöst',
    given: 'Vom Shop gegeben',
    takenBack: 'Vom Shop zurückgenommen',
    spent: 'Zum Bezahlen verwendet',
    returned: 'Zurück aus einer nicht abgeschlossenen Zahlung',
    refunded: 'Erstattung',
  },
})

export const customerCreditTexts = translation<typeof English.customerCreditTexts>()({
  heading: 'Guthaben eines Kunden',
  of: (email) => `Guthaben von ${email}`,
  balance: 'Guthaben jetzt',
  movements: 'Was das Guthaben verändert hat',
  noCustomer: 'Wählen Sie unter „Alle Benutzer“ einen Kunden und dort „Guthaben“.',
  give: 'Guthaben geben',
  amount: 'Betrag',
  amountHint: 'Ein negativer Betrag nimmt zurück, was versehentlich gegeben wurde.',
  amountRequired: 'Geben Sie einen Betrag ein.',
  reason: 'Grund',
  reasonHint: 'Der Kunde bekommt ihn per E-Mail.',
  reasonRequired: 'Geben Sie einen Grund ein. Der Kunde sieht ihn.',
  submit: 'Guthaben geben',
  submitting: 'Guthaben wird gegeben…',
  done: (amount, email) => `${email} hat jetzt ${amount} Guthaben`,
})
