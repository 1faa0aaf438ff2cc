import type * as English from '../../../../../web/features/admin-orders/slip-texts.ts'
import { translation } from '../../../../translation.ts'

export const slipTexts = translation<typeof English.slipTexts>()({
  page: 'Lieferscheine',
  back: 'Alle Bestellungen',
  loading: 'Lieferscheine werden geladen',
  notLoaded: 'Die Lieferscheine konnten nicht geladen werden.',
  none: 'Keine Bestellung ausgewählt, oder es ist nichts zu versenden.',
  count: (count, isOne) =>
    isOne
      ? `${count} Lieferschein auf einer eigenen Seite`
      : `${count} Lieferscheine, jeder auf einer eigenen Seite`,
  notFound: (names) => `Diese Bestellungen wurden nicht gefunden: ${names}.`,
  more: (most) => `Das sind die ${most} ältesten. Als versandt markieren und dann die nächsten drucken.`,
  print: 'Drucken',
  open: 'Lieferschein',
  openMany: 'Lieferscheine drucken',
  barcode: (name) => `Barcode von ${name}`,
  addressMissing: 'Noch keine Lieferadresse. Fragen Sie vor dem Versand nach.',
  addressNotOffered: 'Dieser Shop übermittelt keine Lieferadresse. Fragen Sie nach.',
  notToSend: 'Diese Bestellung nicht versenden: Sie ist nicht bezahlt oder wurde erstattet.',
})
