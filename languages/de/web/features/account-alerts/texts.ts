import type * as English from '../../../../../web/features/account-alerts/texts.ts'
import { translation } from '../../../../translation.ts'

export const alertTexts = translation<typeof English.alertTexts>()({
  heading: 'Auffällige Konten',
  notLoaded: 'Die auffälligen Konten konnten nicht geladen werden.',
  account: 'Konto',
  since: 'Seit',
  kinds: {
    'unpaid-orders': {
      what: (count) => `${count} unbezahlte Bestellungen haben die Grenze für reservierten Bestand erreicht`,
      why: 'Weitere Bestellungen werden abgelehnt, bis die Reservierungen enden. Steckt keine echte Kundschaft dahinter, geben Sie den Bestand jetzt frei. Die Bestellungen bleiben und können bezahlt werden, solange Bestand da ist.',
      act: 'Bestand freigeben',
      done: 'Der Bestand wird in wenigen Sekunden frei.',
    },
    'declined-cards': {
      what: (count) => `${count} abgelehnte Karten in einer Stunde`,
      why: 'Neue Zahlungen werden bis zu einer Stunde lang abgelehnt. Kennen Sie dieses Konto, lassen Sie die Zahlung zu.',
      act: 'Zahlung zulassen',
      done: 'Mit diesem Konto kann wieder bezahlt werden.',
    },
  },
  acting: 'Einen Moment …',
  ofAccount: (email) => `: ${email}`,
  nothing: 'Hier ist nichts mehr zu tun.',
})
