import type * as English from '../../../../web/texts/layout.ts'
import { translation } from '../../../translation.ts'

export const layoutTexts = translation<typeof English.layoutTexts>()({
  skip: 'Zum Inhalt',
  navigation: 'Hauptmenü',
  search: 'Suche',
  home: 'Start',
  blogs: 'Blog',
  portfolio: 'Portfolio',
  dashboard: 'Mein Bereich',
  login: 'Anmelden',
  logOut: 'Abmelden',
  basket: 'Warenkorb',
  notifications: 'Meldungen',
  loading: 'Wird geladen',
  offline: 'Sie sind offline. Die Angaben können veraltet sein.',
  silent: 'Der Shop antwortet nicht. Die Angaben können veraltet sein.',
})

export const footerTexts = translation<typeof English.footerTexts>()({
  label: 'Über den Shop',
  tools: 'Werkzeug',
  items: 'Teile',
  fit: 'Was passt',
  jobs: 'Werkstattarbeiten',
  delivery: 'Lieferung',
  returns: 'Rückgabe',
  withdraw: 'Vertrag widerrufen',
  privacy: 'Datenschutz',
  terms: 'AGB',
  accessibility: 'Barrierefreiheit',
  status: 'Status',
  contact: 'Kontakt',
  language: 'Sprache',
  theme: 'Darstellung',
  searchKey: 'Taste / für die Suche',
  themes: { light: 'Tag', dark: 'Nacht', system: 'System' },
})
