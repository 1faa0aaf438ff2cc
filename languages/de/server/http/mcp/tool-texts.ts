import type * as English from '../../../../../server/http/mcp/tool-texts.ts'
import { translation } from '../../../../translation.ts'

export const toolTexts = translation<typeof English.toolTexts>()({
  nothingFound: 'Nichts gefunden.',
  found: (count) => `Gefunden: ${count}.`,
  more: 'Es gibt mehr: Rufen Sie das Werkzeug mit dem Cursor noch einmal auf.',
  product: (name, price, stock) => `${name}: ${price} je Stück, ${stock}.`,
  inStock: (available, minimum) => `${available} auf Lager, Mindestbestellmenge ${minimum}`,
  soldOut: 'ausverkauft',
  byQuote: 'auf Anfrage, ohne Lagerbestand',
  reduced: (lowest) =>
    `Der Preis ist reduziert: Der niedrigste Preis der 30 Tage vor der Ermäßigung war ${lowest}.`,
  sale: (name, regular) => `Aktion „${name}“: Der reguläre Preis ist ${regular}.`,
  priceBreak: (from, price) => `Ab ${from} Stück je ${price}.`,
  warning: (text) => `Warnhinweis: ${text}`,
  productNotFound: 'Kein Artikel im Angebot hat diese Id oder Artikelnummer. Suchen Sie ihn zuerst.',
  idOrSku: 'Nennen Sie entweder die Id oder die Artikelnummer (SKU) eines Artikels.',
  argumentUnknown: (name) => `Dieses Werkzeug hat kein Argument „${name}“. Siehe sein Eingabeschema.`,
  noToolsThatFit: 'Der Shop verkauft dafür kein Werkzeug und kein Teil.',
  chooseGroup:
    'Nennen Sie eine Gruppe und ein Maß mit seinem Wert, oder eine Norm. Die Antwort nennt alle Gruppen mit ihren Maßen.',
  delivery: (country, fee) => `Der Versand (${country}) kostet ${fee}.`,
  deliveryIncluded: (country) => `Der Versand (${country}) ist in den Preisen enthalten.`,
  notDelivered: (country) => `Der Shop liefert nicht in dieses Land: ${country}.`,
  freeFrom: (amount) => `Ab einem Warenwert von ${amount} ist er kostenlos.`,
  days: (from, to) => `Er dauert ${from} bis ${to} Werktage.`,
  daysFarthest: (days) => `In die entferntesten Länder dauert er bis zu ${days} Werktage.`,
  daysUnknown: 'Der Shop sagt nicht, wie viele Tage er dauert.',
  returnDays: (days) => `Rücksendungen sind bis ${days} Tage nach der Lieferung möglich.`,
  refundDays: (days) => `Das Geld kommt innerhalb von ${days} Tagen nach Eingang der Rücksendung zurück.`,
  returnsUnknown: 'Der Shop nennt keine Frist für Rücksendungen. Die Regeln stehen auf seiner Seite dazu.',
  shop: (name, currency, terms) =>
    `${name}: Preise in ${currency}, ${terms}. Eine Person meldet sich an und zahlt; Programme können nicht kaufen.`,
  cart: (lines, total, address) =>
    `Der Warenkorb hat ${lines} für ${total}. Geben Sie der Person diese Adresse; sie prüft den Warenkorb, meldet sich an und zahlt: ${address}`,
  lines: (count) => (count === '1' ? '1 Position' : `${count} Positionen`),
  cancelled: 'Der Warenkorb ist gelöscht.',
})
