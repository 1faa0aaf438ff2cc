import type * as English from '../../../../../web/features/admin-quotes/offers-texts.ts'
import { listTexts } from '../../../../../web/texts/lists.ts'
import { translation } from '../../../../translation.ts'
import { countText } from '../../../counted.ts'

export const offersTexts = translation<typeof English.offersTexts>()({
  ...listTexts,
  caption: 'Angebote',
  back: 'Alle Anfragen',
  loading: 'Angebote werden geladen',
  notLoaded: 'Die Angebote konnten nicht geladen werden.',
  notOffered: 'Dieser Shop macht keine Angebote.',
  empty: 'Noch keine Angebote. Öffnen Sie eine Anfrage, um sie mit einem Angebot zu beantworten.',
  searchHint: 'Name oder E-Mail-Adresse',
  count: countText('Angebot', 'Angebote'),
  to: 'An',
  what: 'Produkte',
  total: 'Gesamtbetrag',
  made: 'Erstellt',
  state: 'Status',
  newest: 'Neueste zuerst',
  oldest: 'Älteste zuerst',
  show: 'Anzeigen',
  all: 'Alle Angebote',
  openOnly: 'Offen oder abgelaufen',
  acceptedOnly: 'Angenommen',
  withdrawnOnly: 'Zurückgezogen',
})
