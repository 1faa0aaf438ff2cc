import type * as English from '../../../../../server/operations/catalogue/catalogue-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const catalogueTexts = translation<typeof English.catalogueTexts>()({
  makerInUse: (products) =>
    plural(
      products,
      '1 Produkt nennt diesen Hersteller, deshalb lässt er sich nicht löschen. Wählen Sie dafür zuerst einen anderen Hersteller.',
      `${products} Produkte nennen diesen Hersteller, deshalb lässt er sich nicht löschen. Wählen Sie dafür zuerst einen anderen Hersteller.`,
    ),
  partWithoutStock: 'Dieses Teil hat keinen Bestand. Geben Sie zuerst Bestand und Mindestbestellmenge ein.',
  partHasStock:
    'Dieses Teil hat schon Bestand. Füllen Sie ihn auf, oder korrigieren Sie ihn mit einem Grund.',
  giveStockFirst: 'Dieses Teil hat keinen Bestand. Geben Sie zuerst einen ein.',
  partGone: 'Dieses Teil gibt es im Shop nicht mehr. Laden Sie die Liste der Teile neu.',
  changedMeanwhile: (by, at) =>
    `${by || 'Jemand anderes'} hat dieses Produkt ${at ? `am ${at} ` : ''}geändert, nachdem Sie es geöffnet haben. Vergleichen Sie Ihre Angaben mit den neuen, und speichern Sie noch einmal.`,
  noEarlierPrice: 'Dieses Produkt hatte noch keinen anderen Preis. Lassen Sie das Feld leer.',
  notReduced: (lowest) =>
    `In den 30 Tagen vor seinem jetzigen Preis hat dieses Produkt schon ${lowest} gekostet, es ist also nicht reduziert.`,
  earlierPrices: (prices) =>
    `Das hat dieses Produkt nicht gekostet. In den 30 Tagen vor seinem jetzigen Preis kostete es ${prices}.`,
  saleAnnounces:
    'Eine Aktion senkt den Preis dieses Produkts gerade und zeigt den regulären Preis als früheren. Geben Sie einen anderen nach dem Ende der Aktion ein.',
  stockMoved: (shown, now) =>
    `Als Sie zu zählen begannen, betrug der Bestand ${shown}, jetzt beträgt er ${now}: Inzwischen wurde Ware verkauft oder umgebucht. Vergleichen Sie, und geben Sie die Zählung noch einmal ein.`,
  stockFull: (available) =>
    `${available} sind im Bestand, höchstens 1.000.000 sind möglich. Füllen Sie weniger auf.`,
  stockShort: (available) => `Nur ${available} sind im Bestand. Geben Sie höchstens so viele als Abgang ein.`,
  skuTaken: (holder) =>
    `Das Produkt „${holder}“ hat diese Artikelnummer. Geben Sie eine andere ein, oder ändern Sie zuerst jenes Produkt.`,
  gtinTaken: (holder) =>
    `Das Produkt „${holder}“ hat diese GTIN. Vergleichen Sie sie mit der Verpackung, oder ändern Sie zuerst jenes Produkt.`,
  familyValueMissing: (keys) =>
    `Die Produkte dieser Familie unterscheiden sich nach ${keys}. Ergänzen Sie diesen Wert in den technischen Daten, oder lassen Sie die Familie weg.`,
  familyAxesDiffer: (member, keys) =>
    `„${member}“ aus dieser Familie unterscheidet sich nach ${keys}. Wählen Sie dasselbe, oder schreiben Sie eine andere Familie.`,
  familyValuesTaken: (member) =>
    `„${member}“ aus dieser Familie hat dieselben Werte. Ändern Sie eines davon, oder schreiben Sie eine andere Familie.`,
  smallestOrder: (range) =>
    `Die kleinste Bestellung dieses Produkts muss ${range} liegen, damit eine Karte sie bezahlen kann. Ändern Sie den Preis oder die Mindestbestellmenge.`,
  smallestOrderAtPrice: (range) =>
    `Die kleinste Bestellung zu diesem Preis lässt sich nicht mit Karte bezahlen: Sie muss ${range} liegen.`,
  breakAboveMinimum: (pieces) => `Geben Sie mehr als ${pieces} Stück ein, die Mindestbestellmenge.`,
  breakAbove: (pieces) => `Geben Sie mehr als ${pieces} Stück ein.`,
  breakBelowPrice: (price) => `Geben Sie weniger als ${price} ein, den Preis für ein Stück.`,
  breakBelow: (price) => `Geben Sie weniger als ${price} ein.`,
})
