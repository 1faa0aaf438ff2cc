import type * as English from '../../../../../server/operations/carts/cart-texts.ts'
import { translation } from '../../../../translation.ts'

export const cartTexts = translation<typeof English.cartTexts>()({
  price: (name, before, now) =>
    `${name}: Der Preis hat sich geändert. Ein Stück kostete ${before}, als der Warenkorb gefüllt wurde, und kostet jetzt ${now}.`,
  gone: (name) => `${name}: Der Shop bietet diesen Artikel nicht mehr an.`,
  soldOut: (name) => `${name}: Der Artikel ist ausverkauft.`,
  aboveStock: (name, available, wanted) =>
    `${name}: Von ${wanted} gewünschten sind nur noch ${available} auf Lager. Verringern Sie die Menge.`,
  belowMinimum: (name, minimum) => `${name}: Die Mindestbestellmenge ist ${minimum}. Erhöhen Sie die Menge.`,
  notFound:
    'Diesen Warenkorb gibt es nicht. Vielleicht ist er abgelaufen oder gelöscht. Legen Sie einen neuen an.',
  productNotFound: (id) => `Es gibt keinen Artikel ${id}. Suchen Sie ihn im Katalog.`,
  noneFound: 'Keiner dieser Artikel ist im Angebot. Suchen Sie sie im Katalog.',
  priceFilterIgnored: (currency) =>
    `Die Preise sind in ${currency}. Der Preisfilter gilt nur, wenn context.currency diese Währung nennt.`,
  estimate:
    'Dies ist eine Schätzung. Der Warenkorb reserviert keinen Bestand. Die Person öffnet continue_url, prüft den Warenkorb, meldet sich an und zahlt.',
  deliveryUnknown: 'Der Versand ist nicht in der Summe, denn sein Preis hängt vom Land ab.',
  notDelivered: (country) => `Der Shop liefert nicht in dieses Land: ${country}. Wählen Sie ein anderes.`,
  goods: 'Waren',
  delivery: 'Versand',
  deliveryIncluded: 'Versand (inbegriffen)',
  total: (terms) => `Summe, ${terms}`,
  returns: 'Rückgabe',
  terms: 'AGB',
  privacy: 'Datenschutz',
})
