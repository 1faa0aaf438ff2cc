import type * as English from '../../../../domain/prices/price-file-texts.ts'
import { translation } from '../../../translation.ts'

export const priceFileTexts = translation<typeof English.priceFileTexts>()({
  noNumber: 'In der Zeile fehlt die Nummer eines Produkts. Schreiben Sie seine Artikelnummer.',
  unknownNumber: (number) =>
    `Kein Produkt hat die Nummer ${number}. Berichtigen Sie sie, oder entfernen Sie die Zeile.`,
  giftCard: 'Ein Gutschein kostet immer seinen Wert. Entfernen Sie die Zeile.',
  price: (cell) =>
    `„${cell}“ ist kein Preis über 0. Schreiben Sie zum Beispiel 12,50, oder lassen Sie ihn leer, um das Produkt zu entfernen.`,
  otherCurrency: (currency) =>
    `Diese Preise haben eine andere Währung als der Shop. Geben Sie sie in ${currency} an.`,
  from: (cell) =>
    `„${cell}“ ist keine Stückzahl. Schreiben Sie eine ganze Zahl ab 1, oder lassen Sie sie leer für 1.`,
  twice: (line) =>
    `Zeile ${line} hat schon einen Preis dieses Produkts ab derselben Stückzahl. Entfernen Sie eine der beiden.`,
  emptyAndPrice: (line) =>
    `Zeile ${line} entfernt dieses Produkt, und diese Zeile gibt ihm einen Preis. Entfernen Sie eine der beiden.`,
  notCheaper: (from) =>
    `Ab mehr Stück muss der Preis unter dem ab ${from} liegen. Berichtigen Sie einen der beiden.`,
  tooManySteps: (most) => `Ein Produkt hat höchstens ${most} Preise. Entfernen Sie einige.`,
  tooLow: (least) =>
    `Die kleinste Bestellung zu diesem Preis liegt unter ${least}, dem kleinsten Betrag einer Kartenzahlung. Schreiben Sie einen höheren Preis, oder einen ab mehr Stück.`,
  noLine:
    'Die Datei hat keine Zeile mit einem Preis. Schreiben Sie in jede Zeile eine Nummer und einen Preis.',
})
