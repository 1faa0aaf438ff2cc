import type * as English from '../../../../../server/operations/emails/credit-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const creditEmailTexts = translation<typeof English.creditEmailTexts>()({
  given: {
    subject: (amount) => `Sie haben ${amount} mehr Guthaben`,
    what: (amount) =>
      `Wir haben Ihrem Guthaben ${amount} gutgeschrieben. Beim Bezahlen wird es vor der Karte verwendet, außer Sie wollen es behalten.`,
  },
  takenBack: {
    subject: (amount) => `${amount} Ihres Guthabens wurden zurückgenommen`,
    what: (amount) => `Wir haben ${amount} Ihres Guthabens zurückgenommen.`,
  },
  reason: 'Grund',
  nowCredit: 'Ihr Guthaben jetzt',
  see: 'Mein Guthaben ansehen',
  giftCards: {
    subject: (cards, amount) =>
      cards === 1
        ? `Ihr Geschenkgutschein über ${amount}`
        : `Ihre ${cards} Geschenkgutscheine über je ${amount}`,
    thanks: (cards) =>
      cards === 1
        ? 'Vielen Dank. Hier ist der Code Ihres Geschenkgutscheins. Bewahren Sie ihn gut auf: Er steht nur in dieser E-Mail, und wer ihn hat, kann ihn einlösen.'
        : 'Vielen Dank. Hier sind die Codes Ihrer Geschenkgutscheine. Bewahren Sie sie gut auf: Sie stehen nur in dieser E-Mail, und wer einen Code hat, kann ihn einlösen.',
    again: (cards) =>
      cards === 1
        ? 'Hier ist der neue Code Ihres Geschenkgutscheins. Der frühere Code gilt nicht mehr.'
        : 'Hier sind die neuen Codes Ihrer Geschenkgutscheine. Die früheren Codes gelten nicht mehr.',
    how: 'Verschenken Sie ihn, an wen Sie möchten. Eingelöst wird der Code auf der Seite „Guthaben“ eines Kontos oder beim Bezahlen. Sein Betrag gilt dann für alles im Shop, in einer Bestellung oder in mehreren.',
    card: (piece) => `Geschenkgutschein ${piece}`,
    value: 'Wert',
    order: 'Bestellung',
    link: 'Einen Code einlösen',
  },
})
