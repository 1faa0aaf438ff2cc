import type * as English from '../../../../../web/features/admin-import/moved-texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../translation.ts'

export const contentsTexts = translation<typeof English.contentsTexts>()({
  label: 'Inhalt der Datei',
  hint: 'Die erste Zeile zeigt ihn. Wählen Sie ihn selbst, wenn der Shop die Datei für etwas anderes hält.',
  recognized: 'An der ersten Zeile erkennen',
  contents: {
    products: 'Produkte',
    customers: 'Kunden',
    orders: 'Alte Bestellungen',
    redirects: 'Weiterleitungen alter Adressen',
  },
  moving: 'Aus einem anderen Shop umziehen',
  about:
    'Exporte von Shopify und WooCommerce werden gelesen, wie sie sind, mit höchstens 50.000 Zeilen: customers_export.csv, orders_export.csv und eine Datei mit Weiterleitungen mit den Spalten from und to oder sku. Kunden bekommen ihre Adresse und ihre alten Bestellungen, sobald sie sich mit einem Code per E-Mail anmelden; niemand bekommt eine E-Mail.',
  download: 'Wieder mitnehmen',
  customers: 'Kunden',
  customersForShopify: 'Kunden für Shopify',
  archive: 'Alte Bestellungen',
  archiveForShopify: 'Alte Bestellungen für Shopify',
  redirects: 'Weiterleitungen',
  redirectsForShopify: 'Weiterleitungen für Shopify',
})

export const movedImportTexts = translation<typeof English.movedImportTexts>()({
  names: { customers: 'Kunde', orders: 'Bestellung', redirects: 'Alte Adresse' },
  applyText: (formats, { counts }) =>
    `${wholeNumber(formats, counts.new)} ${counts.new === 1 ? 'Eintrag kommt' : 'Einträge kommen'} hinzu, ${wholeNumber(formats, counts.changed)} ${counts.changed === 1 ? 'ändert' : 'ändern'} sich, alle zusammen oder keiner. Sie können es einmal rückgängig machen.`,
  applied: (formats, { counts }) =>
    `${wholeNumber(formats, counts.new)} hinzugefügt, ${wholeNumber(formats, counts.changed)} geändert.`,
  undoText: {
    customers:
      'Kunden dieser Datei, die sich nicht angemeldet haben, werden gelöscht, und geänderte bekommen die früheren Angaben. Konten, die jemand benutzt, bleiben, wie sie sind.',
    orders:
      'Die alten Bestellungen dieser Datei werden gelöscht, und geänderte bekommen die früheren Angaben.',
    redirects:
      'Die Weiterleitungen dieser Datei werden gelöscht, und geänderte bekommen das frühere Ziel. Was jemand seitdem geändert hat, bleibt.',
  },
  undone:
    'Dieser Import wurde rückgängig gemacht. Was jemand seitdem benutzt oder geändert hat, ist noch da.',
})

export const movedColumnNames = translation<typeof English.movedColumnNames>()({
  email: 'E-Mail-Adresse',
  name: 'Name',
  phone: 'Telefonnummer',
  company: 'Firma',
  street: 'Straße',
  address: 'Adresse',
  postcode: 'Postleitzahl',
  city: 'Ort',
  region: 'Region',
  country: 'Land',
  number: 'Nummer',
  placed: 'Tag',
  state: 'Zustand',
  currency: 'Währung',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  delivery: 'Versand',
  tax: 'Steuer',
  total: 'Summe',
  refunded: 'Erstattet',
  items: 'Positionen',
  lineName: 'Position',
  lineSku: 'Artikelnummer',
  linePieces: 'Stück',
  linePrice: 'Preis',
  lineTotal: 'Summe der Position',
  receiver: 'Empfänger',
  source: 'Alte Adresse',
  target: 'Führt zu',
  productId: 'Produkt',
  sku: 'Artikelnummer',
})
