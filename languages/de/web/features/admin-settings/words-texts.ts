import type * as English from '../../../../../web/features/admin-settings/words-texts.ts'
import { translation } from '../../../../translation.ts'

export const wordsTexts = translation<typeof English.wordsTexts>()({
  loading: 'Ihre Texte werden geladen',
  notLoaded: 'Ihre Texte wurden nicht geladen.',
  field: (language, original) => `${language}, „${original}“`,
  language: 'Sprache',
  onlyMissing: 'Nur zeigen, was beim letzten Speichern fehlte',
  missing: (language, missing, all) =>
    missing === 0 ? `${language}: Es fehlt nichts.` : `${language}: ${missing} von ${all} fehlen.`,
  isMissing: 'Fehlt: Seiten zeigen das Original.',
  noneMissing: 'Es fehlte nichts.',
  none: 'Sie haben noch keine Texte zu übersetzen. Gemeint sind etwa Ihr Text auf der Startseite, Ihre Öffnungszeiten und die Namen Ihrer Kategorien.',
  places: {
    hero: 'Startseite',
    figures: 'Kennzahlen',
    company: 'Firma',
    delivery: 'Lieferung',
    zones: 'Versandzonen',
    pickup: 'Abholung',
    taxes: 'Namen der Steuern',
    mail: 'E-Mails',
    categories: 'Kategorien',
    families: 'Produktfamilien',
    specs: 'Technische Daten',
  },
  unused: 'Nicht mehr verwendet',
  unusedHint:
    'Diese Originale wurden geändert, oder es gibt sie nicht mehr. Leeren Sie ein Feld, um seine Übersetzung zu entfernen.',
})
