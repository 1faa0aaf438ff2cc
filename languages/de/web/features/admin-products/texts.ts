import type * as English from '../../../../../web/features/admin-products/texts.ts'
import { listTexts } from '../../../../../web/texts/lists.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'
import { counted, countText } from '../../../counted.ts'

const plural = pluralOf('de')

export const productFieldTexts = translation<typeof English.productFieldTexts>()({
  name: 'Produktname',
  description: 'Beschreibung',
  descriptionHint: 'Wofür es gedacht ist und woraus es besteht, in zwei, drei Sätzen.',
  partDescriptionHint: 'Kann leer bleiben.',
  partMinQuantityHint: 'Leer: kein Bestand, nur auf Anfrage.',
  minQuantity: 'Mindestmenge',
  minQuantityHint: 'So viele Stück müssen mindestens bestellt werden.',
  availableQuantity: 'Bestand',
  availableQuantityHint: 'Stückzahl am Anfang.',
  tooFew: (available, minimum) =>
    `${available} auf Lager, Mindestmenge ${minimum}: So kann noch niemand bestellen.`,
  price: 'Stückpreis',
  priceHint: (terms, least) => `${terms} Die kleinste Bestellung kostet mindestens ${least}.`,
})

export const onSaleTexts = translation<typeof English.onSaleTexts>()({
  lowers: (sale, price) =>
    `Die Aktion „${sale}“ senkt den Stückpreis auf ${price}. Die Felder zeigen die regulären Preise.`,
  until: 'In der Aktion bis',
})

export const priceTexts = translation<typeof English.priceTexts>()({
  prices: 'Staffelpreise, früherer Preis',
  byQuantity: 'Staffelpreise',
  breaksHint:
    'Ein niedrigerer Stückpreis für größere Bestellungen. Jede Zeile braucht eine höhere Stückzahl und einen niedrigeren Preis als die davor.',
  from: 'Ab Menge',
  price: 'Stückpreis',
  row: (number) => `Staffelpreis ${number}`,
  add: 'Staffelpreis hinzufügen',
  remove: 'Entfernen',
  compareAtPrice: 'Früherer Preis',
  compareAtPriceHint: 'Steht durchgestrichen neben dem Preis und muss in den 30 Tagen davor gegolten haben.',
})

export const detailTexts = translation<typeof English.detailTexts>()({
  identification: 'Kennungen',
  sku: 'Artikelnummer (SKU)',
  skuHint: 'Ihre eigene Nummer.',
  gtin: 'GTIN',
  gtinHint: 'Die 8, 12, 13 oder 14 Ziffern unter dem Strichcode (EAN, UPC).',
  mpn: 'Teilenummer des Herstellers',
  mpnHint: 'Wie im Katalog des Herstellers.',
  brand: 'Marke',
  category: 'Kategorie',
  categoryHint: 'Zum Beispiel: Kassettenwerkzeug.',
  specifications: 'Technische Daten',
  specsHint:
    'Der Schlüssel besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, etwa jaw-width. Ohne Einheit bleibt deren Feld leer.',
  explained: (name, meaning) => `${name}: ${meaning}`,
  key: 'Schlüssel',
  value: 'Wert',
  unit: 'Einheit',
  row: (number) => `Angabe ${number}`,
  add: 'Angabe hinzufügen',
  remove: 'Entfernen',
  size: 'Gewicht und Maße',
  weightGrams: 'Gewicht in Gramm',
  giftCard: 'Jedes Stück ist ein Geschenkgutschein',
  giftCardHint:
    'Sein Code kommt nach der Bezahlung per E-Mail und ist seinen Preis wert. Er hat keine Steuer, keinen Versand und keine Adresse.',
  lengthMm: 'Länge in Millimetern',
})

export const ownKeyTexts = translation<typeof English.ownKeyTexts>()({
  title: 'Eigene Schlüssel',
  hint: 'Schlüssel, die im Verzeichnis fehlen. Sie stehen allen Produkten offen; die Seiten zeigen Name, Einheit und Erklärung.',
  key: 'Schlüssel',
  keyHint: 'Kleinbuchstaben, Ziffern und Bindestriche.',
  name: 'Name',
  unit: 'Einheit',
  kind: 'Art des Werts',
  kinds: { number: 'Zahl', choice: 'Eins von mehreren Wörtern', text: 'Text' },
  meaning: 'Erklärung',
  meaningHint: 'Ein Satz: was gemeint ist und wie man misst.',
  add: 'Schlüssel anlegen',
  change: 'Ändern',
  delete: 'Löschen',
  deleteAnyway: 'Trotzdem löschen',
  save: 'Schlüssel speichern',
  cancel: 'Abbrechen',
})

export const pictureListTexts = translation<typeof English.pictureListTexts>()({
  title: 'Weitere Bilder',
  hint: 'Bis zu acht Bilder zusätzlich zum ersten.',
  row: (number) => `Bild ${number}`,
  alt: 'Was zu sehen ist',
  altHint: 'Für alle, die das Bild nicht sehen, etwa: Das Werkzeug auf einer Kassette.',
  add: 'Bild hinzufügen',
  remove: 'Entfernen',
})

export const fitsTexts = translation<typeof English.fitsTexts>()({
  title: 'Passt zu',
  hint: 'Die Teilestandards, zu denen das Produkt passt.',
  loading: 'Standards werden geladen',
  notLoaded: 'Die Standards konnten nicht geladen werden.',
  unknown: 'Andere Standards',
  count: (count) => (count === 0 ? '' : `(${count} gewählt)`),
})

export const needsTexts = translation<typeof English.needsTexts>()({
  title: 'Wird außerdem benötigt',
  hint: 'Weiteres Werkzeug für diese Arbeit. Die Produktseite bietet es mit an.',
  find: 'Werkzeug suchen',
  findHint: 'Name, Nummer oder Maß.',
  full: 'Höchstens zwölf Werkzeuge.',
  found: 'Gefundenes Werkzeug',
  count: (formats, count) => `${counted(formats, count, 'Werkzeug', 'Werkzeuge')} gefunden`,
  add: (name) => `${name} hinzufügen`,
  remove: 'Entfernen',
})

export const addProductTexts = translation<typeof English.addProductTexts>()({
  heading: 'Produkt anlegen',
  kind: 'Art',
  kinds: [
    { value: 'tool', text: 'Werkzeug' },
    { value: 'part', text: 'Teil' },
  ],
  lead: 'Ein neues Produkt steht sofort ganz oben in der Liste.',
  submit: 'Produkt anlegen',
  submitting: 'Wird angelegt …',
  added: 'Produkt angelegt',
  failed: 'Das Produkt konnte nicht angelegt werden',
  onBoard: (name) => `${name} ist im Shop.`,
  look: 'Im Shop ansehen',
})

export const manageProductTexts = translation<typeof English.manageProductTexts>()({
  family: (name) => `Familie: ${name}`,
  import: 'CSV importieren',
  ...listTexts,
  caption: 'Produkte verwalten',
  loading: 'Produkte werden geladen',
  notLoaded: 'Die Produkte konnten nicht geladen werden.',
  empty: 'Noch keine Produkte.',
  addFirst: 'Produkt anlegen',
  searchHint: 'Name, Nr., Marke, Kategorie',
  searchHintOfNames: 'Teil des Namens',
  count: countText('Produkt', 'Produkte'),
  product: 'Produkt',
  price: 'Preis',
  minimum: 'Mindestens',
  available: 'Bestand',
  actions: 'Aktionen',
  soldOut: 'Ausverkauft',
  earlier: 'reduziert von',
  since: 'seit',
  onRequest: 'auf Anfrage',
  noStock: '–',
  noPicture: 'Noch kein Bild',
  whyStock: (name) => ` auf Lager, ${name}: Verlauf ansehen`,
  waiting: (people) => `${people} ${plural(people, 'Person wartet', 'Personen warten')}`,
  unknown: 'unbekannt',
  lowest: 'Kleinster Bestand zuerst',
  highest: 'Größter Bestand zuerst',
  fromA: 'Name, A bis Z',
  fromZ: 'Name, Z bis A',
  cheapest: 'Niedrigster Preis zuerst',
  dearest: 'Höchster Preis zuerst',
  edit: 'Bearbeiten, auffüllen',
  delete: 'Löschen',
  deleting: 'Wird gelöscht …',
  ofProduct: (name) => `: ${name}`,
  confirm: 'Sind Sie sicher?',
  deleted: (name) => `Gelöscht: ${name}`,
  confirmText: (name, canUndo = false) =>
    `${name} verschwindet aus dem Shop. Bestellungen bleiben, wie sie sind.${canUndo ? ' Unter „Änderungen“ können Sie das rückgängig machen.' : ''}`,
  confirmYes: 'Produkt löschen',
  confirmNo: 'Behalten',
  gone: 'Dieses Produkt gibt es im Shop nicht mehr.',
})

export const productTexts = translation<typeof English.productTexts>()({
  changes: 'Änderungen durch das Team',
  page: 'Produkt',
  back: 'Alle Produkte',
  backToParts: 'Alle Teile',
  loading: 'Produkt wird geladen',
  notLoaded: 'Das Produkt konnte nicht geladen werden.',
  withoutStock:
    'Dieses Teil hat keinen Bestand und ist nur auf Anfrage erhältlich. Mit einer Mindestmenge kann es bestellt werden.',
  notOffered:
    'In diesem Shop lassen sich Produkte nicht bearbeiten. Löschen Sie das Produkt und legen Sie es neu an.',
  look: 'Im Shop ansehen',
  editHeading: 'Bearbeiten',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  saved: (name) => `Gespeichert: ${name}`,
  nothingChanged: 'Es gibt nichts zu speichern.',
  restockHeading: 'Bestand auffüllen',
  left: 'Jetzt auf Lager',
  restockQuantity: 'Stück',
  restockQuantityHint: 'Positiv: Zugang. Negativ: Abgang.',
  restockReason: 'Grund',
  restockReasonHint: 'Steht im Bestandsverlauf, zum Beispiel: Lieferung, Zählung, Bruch.',
  after: (quantity) => `Danach ${quantity}`,
  restock: 'Bestand ändern',
  restocking: 'Wird geändert …',
  restocked: (quantity, name) => `Bestand von ${name}: ${quantity}`,
  quantityRequired: 'Geben Sie eine Stückzahl ein.',
  reasonRequired: 'Geben Sie einen Grund an.',
})
