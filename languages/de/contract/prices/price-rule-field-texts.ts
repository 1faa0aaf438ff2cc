import type * as English from '../../../../contract/prices/price-rule-field-texts.ts'
import { translation } from '../../../translation.ts'

export const priceRuleFieldTexts = translation<typeof English.priceRuleFieldTexts>()({
  name: 'Geben Sie einen Namen ein. Die Kundschaft liest ihn.',
  percentOrAmount: 'Geben Sie entweder Prozent oder einen Betrag ein.',
  percent:
    'Geben Sie 0,01 bis 95\u00a0Prozent ein. Bei 100\u00a0% bliebe nichts übrig, das bezahlt werden könnte.',
  percentDecimals: 'Höchstens zwei Nachkommastellen.',
  amount: 'Geben Sie einen Betrag über 0 ein.',
  chooseCategory: 'Wählen Sie eine Kategorie.',
  chooseBrand: 'Wählen Sie eine Marke.',
  chooseProduct: 'Wählen Sie ein Produkt.',
  mostNames: (most) => `Wählen Sie höchstens ${most}.`,
  endBeforeStart: 'Das Ende muss nach dem Beginn liegen.',
  codeMissing: 'Geben Sie den Code ein, den die Kundschaft eintippt.',
  codeLength: 'Ein Code hat 3 bis 40 Buchstaben oder Ziffern.',
  codeSigns: 'Ein Code hat nur Buchstaben, Ziffern, Leerzeichen, Bindestriche, Punkte und Unterstriche.',
  noCode: 'Nur ein Rabattcode hat einen Code. Lassen Sie das Feld leer.',
  onlyBasket: 'Ein Sonderangebot ändert die Preise für alle, das passt also nicht dazu. Lassen Sie es leer.',
  mostUses: (most) => `Geben Sie eine ganze Zahl von 1 bis ${most} ein, oder lassen Sie das Feld leer.`,
  groupName: 'Geben Sie einen Namen ein. Nur das Team liest ihn.',
  groupEmails: 'Geben Sie mindestens eine E-Mail-Adresse ein.',
  mostEmails: (most) => `Eine Gruppe hat höchstens ${most} Adressen.`,
})
