import type * as English from '../../../../../web/features/admin-settings/preview-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const previewTexts = translation<typeof English.previewTexts>()({
  taxNumber: (number) => `Steuernummer ${number}`,
  vatNumber: (number) => `USt-IdNr. ${number}`,
  noFigures: 'Auf der Startseite stehen keine Kennzahlen.',
  promise: (hour, from, to) =>
    `Bis ${hour}:00\u00a0Uhr bezahlt: Versand am selben Werktag, Lieferzeit ${from} bis ${to} Werktage.`,
  noPromise: 'Die Seiten versprechen keinen Termin.',
  farthest: (days) => `Bis zu ${days} Werktage in die am weitesten entfernten Länder.`,
  countries: (count) => `${count} ${plural(count, 'Land', 'Länder')}`,
  returns: (days) => `Rückgabe innerhalb von ${days} Tagen.`,
  noPickUp: 'Jede Bestellung wird geliefert.',
  pickUp: (place) => `Abholung: ${place}`,
  email: 'Vielen Dank. Ihre Zahlung ist angekommen, Ihre Bestellung ist bezahlt.',
})
