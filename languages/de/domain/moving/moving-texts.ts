import type * as English from '../../../../domain/moving/moving-texts.ts'
import { translation } from '../../../translation.ts'

export const movingTexts = translation<typeof English.movingTexts>()({
  emailInvalid: 'Das ist keine E-Mail-Adresse. Berichtigen Sie sie, oder entfernen Sie die Zeile.',
  sameRecord: (row) => `In Zeile ${row} steht dasselbe. Behalten Sie eine von beiden.`,
  tooLong: (most) => `Das ist länger als ${most} Zeichen. Kürzen Sie es.`,
  tooManyLines: (most) => `Eine Adresse hat höchstens ${most} Zeilen. Fassen Sie einige zusammen.`,
  numberNeeded: 'Eine Bestellung braucht ihre Nummer. Tragen Sie sie ein, oder entfernen Sie die Zeile.',
  dateNeeded: 'Eine Bestellung braucht ihren Tag. Schreiben Sie ihn wie 2026-03-31.',
  dateUnread: 'Dieser Tag ist nicht lesbar. Schreiben Sie ihn wie 2026-03-31.',
  dateUnclear:
    'Dieser Tag kann zwei Tage bedeuten, weil keine Zeile der Datei zeigt, ob der Monat zuerst steht. Schreiben Sie ihn wie 2026-03-31.',
  totalNeeded: 'Eine Bestellung braucht ihre Summe. Schreiben Sie einen Betrag wie 49,90.',
  amount: 'Das ist kein Betrag. Schreiben Sie ihn wie 49,90.',
  quantity: 'Das ist keine Stückzahl. Schreiben Sie sie wie 2.',
  currency: 'Das ist keine Währung. Schreiben Sie ihren Code aus drei Buchstaben, etwa EUR.',
  inRow: (row, problem) => `Zeile ${row}: ${problem}`,
  sourceNeeded: 'Schreiben Sie den alten Pfad, etwa /products/konusschluessel.',
  sourcePath: 'Eine alte Adresse ist ein Pfad, der mit / beginnt, oder eine Adresse mit https://.',
  targetNeeded:
    'Schreiben Sie den Pfad einer Seite dieses Shops, oder die Artikelnummer oder Id eines Produkts.',
  targetPath: 'Eine Weiterleitung führt zu einem Pfad dieses Shops, der mit / beginnt, etwa /tools.',
  otherHost:
    'Eine Weiterleitung führt nicht zu einer anderen Website. Schreiben Sie einen Pfad dieses Shops, der mit / beginnt, etwa /tools.',
  ownPage:
    'Unter dieser Adresse ist eine Seite dieses Shops, sie kann also nicht anderswohin führen. Lassen Sie diese Weiterleitung weg.',
  ownFile:
    'Diese Adresse benutzt der Shop selbst, sie kann also nicht anderswohin führen. Lassen Sie diese Weiterleitung weg.',
  loop: 'Diese Weiterleitung führt zu sich selbst zurück. Schreiben Sie ein anderes Ziel.',
  noProduct:
    'Es gibt kein Produkt mit dieser Artikelnummer oder Id. Berichtigen Sie sie, oder schreiben Sie einen Pfad dieses Shops.',
  pathTooLong: (most) => `Eine Adresse hat höchstens ${most} Zeichen. Kürzen Sie sie.`,
  withoutEmail: (count, rows, more) =>
    `Ohne E-Mail-Adresse kann sich niemand anmelden, deshalb ${count === 1 ? 'wird diese Zeile' : 'werden diese Zeilen'} ausgelassen: ${rows}${more > 0 ? ` und ${more} weitere` : ''}.`,
  consent:
    'Einwilligungen in Werbung werden nicht übernommen, weil dieser Shop keinen Newsletter verschickt. Behalten Sie die Datei des früheren Shops, wenn Sie sie brauchen.',
  nobodyMailed:
    'Niemand bekommt deswegen eine E-Mail. Kunden kommen mit einem Code per E-Mail herein und finden dann ihre Adresse und ihre alten Bestellungen.',
  accounts: (count, rows, more) =>
    `Ein Konto behält, was es hat. Was ihm fehlt, bekommt es, sobald sich sein Inhaber mit der bestätigten E-Mail-Adresse anmeldet: ${count === 1 ? 'Zeile' : 'Zeilen'} ${rows}${more > 0 ? ` und ${more} weitere` : ''}.`,
  country: (count, rows, more) =>
    `Das Land wurde nicht erkannt und bleibt eine Zeile der Adresse: ${count === 1 ? 'Zeile' : 'Zeilen'} ${rows}${more > 0 ? ` und ${more} weitere` : ''}.`,
  sums: (count, rows, more) =>
    `Positionen, Rabatt, Versand und Steuer ergeben nicht die Summe, die bleibt, wie sie in der Datei steht: ${count === 1 ? 'Zeile' : 'Zeilen'} ${rows}${more > 0 ? ` und ${more} weitere` : ''}.`,
  otherCurrency: (count, rows, more) =>
    `Ein Betrag in einer anderen Währung als der des Shops wird angezeigt, wie er war, und nirgends mitgezählt: ${count === 1 ? 'Zeile' : 'Zeilen'} ${rows}${more > 0 ? ` und ${more} weitere` : ''}.`,
  archive:
    'Diese Bestellungen werden ein Archiv zum Nachsehen. Sie ändern keinen Bestand, keine Rechnung und keine Summe dieses Shops.',
  noColumns: {
    customers: 'Eine Datei mit Kunden braucht die Spalte email.',
    orders: 'Eine Datei mit Bestellungen braucht die Spalten number, date und total.',
    redirects: 'Eine Datei mit Weiterleitungen braucht die Spalte from, und to, sku oder product id.',
  },
})
