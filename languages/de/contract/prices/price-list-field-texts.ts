import type * as English from '../../../../contract/prices/price-list-field-texts.ts'
import { translation } from '../../../translation.ts'

export const priceListFieldTexts = translation<typeof English.priceListFieldTexts>()({
  name: 'Geben Sie einen Namen ein. Nur Ihr Team liest ihn.',
  percent: 'Geben Sie 0 bis 95\u00a0Prozent mit höchstens zwei Nachkommastellen ein. 0 zieht nichts ab.',
  file: 'Wählen Sie eine Datei, oder fügen Sie mindestens eine Zeile mit Nummer und Preis ein.',
  lines: (most) => `Fragen Sie höchstens ${most} Produkte auf einmal ab.`,
})
