import type * as English from '../../../../web/buying/gift-code-texts.ts'
import { translation } from '../../../translation.ts'

export const giftCodeTexts = translation<typeof English.giftCodeTexts>()({
  heading: 'Geschenkgutschein einlösen',
  code: 'Code des Geschenkgutscheins',
  hint: 'Zum Beispiel GIFT-ABCD-EFGH-JKMN-PQRS-TUVWX, aus der E-Mail.',
  required: 'Geben Sie den Code aus der E-Mail ein.',
  mistyped:
    'Das ist kein Code eines Geschenkgutscheins. Vergleichen Sie ihn Zeichen für Zeichen mit der E-Mail.',
  redeem: 'Einlösen',
  redeeming: 'Der Code wird geprüft…',
  byEmail: 'Per E-Mail',
  mailed: 'Die Codes kamen per E-Mail',
  lost: 'Sind sie verloren? Schreiben Sie uns, Sie bekommen neue.',
  added: (amount) => `${amount} sind in Ihrem Guthaben`,
})
