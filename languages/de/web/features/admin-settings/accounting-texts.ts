import type * as English from '../../../../../web/features/admin-settings/accounting-texts.ts'
import { translation } from '../../../../translation.ts'

export const accountingTexts = translation<typeof English.accountingTexts>()({
  roles: {
    debtor: 'Debitoren (Sammelkonto)',
    transit: 'Geldtransit Kartenzahlung',
    credit: 'Guthaben und Gutscheine',
    revenueFull: 'Erlöse 19 %',
    revenueReduced: 'Erlöse 7 %',
    revenueFree: 'Erlöse ohne Steuer',
    revenueOther: 'Erlöse zu einem anderen Satz',
    revenueEu: 'Erlöse zum Satz eines anderen EU-Landes',
    revenueIntraEu: 'Steuerfreie innergemeinschaftliche Lieferungen',
    revenueAbroad: 'Erlöse außerhalb der EU',
  },
  accounts: 'Verwendete Konten',
  files: 'Die Datei finden Sie auf der Seite mit allen Bestellungen: „DATEV-Buchungsstapel“.',
  missing: 'Geben Sie beide Nummern ein, um die Datei zu exportieren.',
})

export const visitTexts = translation<typeof English.visitTexts>()({
  choices: { true: 'Besuche zählen', false: 'Nichts zählen' },
  counted:
    'Jeder Tag hat Summen: Seiten, die verweisende Website, Sprachen, Suchen ohne Treffer, Schritte bis zur Zahlung und Ladezeiten.',
  notCounted: 'Es wird nichts gezählt. Summen früherer Tage bleiben 25 Monate.',
  privacy:
    'Es werden weder Cookies noch Kennungen oder Adressen gespeichert, deshalb wird niemand um Einwilligung gebeten. Wer im Browser widerspricht (Global Privacy Control, Do Not Track), wird nie gezählt. Sagen Sie es in Ihrer Datenschutzerklärung.',
})
