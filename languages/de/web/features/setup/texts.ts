import type * as English from '../../../../../web/features/setup/texts.ts'
import { dashboardLinks } from '../../../../../web/routing/dashboard-links.ts'
import { translation } from '../../../../translation.ts'

const list = new Intl.ListFormat('de')

export const setupTexts = translation<typeof English.setupTexts>()({
  heading: 'Vor der Eröffnung',
  count: (done, all) => `${done} von ${all} erledigt`,
  loading: 'Offene Aufgaben der Einrichtung werden geladen',
  notLoaded: 'Die offenen Aufgaben der Einrichtung konnten nicht geladen werden.',
  isDone: 'Erledigt:',
  isOpen: 'Zu tun:',
  hasStandIn: 'Noch im Testbetrieb:',
  and: (parts) => list.format(parts),
})

export const stepTexts = translation<typeof English.stepTexts>()({
  company: {
    title: 'Angaben zum Shop',
    open: (missing) => `Tragen Sie noch ein: ${missing}.`,
    link: { to: dashboardLinks.settings('company'), text: 'Angaben eintragen' },
  },
  tool: {
    title: 'Erstes Werkzeug',
    open: (_missing) => 'Noch gibt es nichts zu kaufen.',
    link: { to: dashboardLinks.addProduct, text: 'Erstes Werkzeug anlegen' },
  },
  texts: {
    title: 'AGB und Datenschutz',
    open: (missing) => `Diese Texte fehlen noch: ${missing}.`,
    link: { to: dashboardLinks.texts(), text: 'Texte schreiben' },
  },
  cards: {
    title: 'Kartenzahlung',
    open: (_missing) => 'Der Shop nimmt nur Testkarten an. Keine echte Karte wird belastet.',
    operator:
      'Wer den Server betreibt, setzt STRIPE_SECRET_KEY und STRIPE_PUBLISHABLE_KEY (docs/providers/stripe.md).',
  },
  mail: {
    title: 'E-Mail',
    open: (_missing) =>
      'Der Shop versendet noch keine E-Mails. Sie finden alle in Ihrem Bereich unter „Nachrichten“.',
    operator: 'Wer den Server betreibt, setzt SMTP_URL und MAIL_FROM (docs/providers/mail.md).',
  },
  domain: {
    title: 'Öffentliche Adresse',
    open: (_missing) => 'Ihre Kundschaft braucht eine Adresse mit https, nicht die dieses Computers.',
    operator: 'Wer den Server betreibt, setzt PUBLIC_URL (docs/operations.md).',
  },
})

export const missingTexts = translation<typeof English.missingTexts>()({
  name: 'Name',
  address: 'Adresse',
  email: 'E-Mail-Adresse',
  terms: 'AGB',
  privacy: 'Datenschutz',
})
