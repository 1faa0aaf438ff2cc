import type * as English from '../../../../../web/features/admin-settings/reminder-form-texts.ts'
import { translation } from '../../../../translation.ts'

export const reminderFormTexts = translation<typeof English.reminderFormTexts>()({
  section: {
    name: 'Mahnungen',
    about:
      'E-Mails an Unternehmen, die eine Rechnung nicht rechtzeitig bezahlt haben. Jede geht einmal hinaus, und keine, solange eine Beanstandung der Rechnung vermerkt ist. Ohne Mahnung hier geht keine hinaus.',
  },
  steps: 'Mahnungen',
  none: 'Es gehen keine Mahnungen hinaus. Fügen Sie die erste hinzu, damit sie einige Tage nach der Fälligkeit hinausgeht.',
  add: 'Mahnung hinzufügen',
  step: (number) => `Mahnung ${number}`,
  remove: (number) => `Mahnung ${number} entfernen`,
  days: 'Tage nach der Fälligkeit',
  subject: (language) => `Betreff auf ${language}`,
  text: (language) => `Text auf ${language}`,
  empty: 'Leer: die Worte des Shops.',
  names: 'Diese Namen füllt der Shop in jedem Text aus:',
  placeholders: {
    invoice: 'die Nummer der Rechnung',
    order: 'die Nummer der Bestellung',
    company: 'der Name des Unternehmens',
    open: 'was noch offen ist',
    due: 'der Tag, an dem sie fällig war',
    days: 'seit wie vielen Tagen sie überfällig ist',
  },
  inWords: (days, subject) => (subject === '' ? `Tag ${days}` : `Tag ${days}: ${subject}`),
  preview: {
    sent: (days) => `Geht ${days} Tage nach der Fälligkeit hinaus`,
    language: 'Sprache',
    otherLanguage: 'In dieser Sprache werden die Worte des Shops verwendet.',
    figures:
      'Unter dem Text: die Rechnungsnummer, der Tag der Fälligkeit, der offene Betrag und Ihr Bankkonto. Die Rechnung ist angehängt.',
    company: 'Radwerk GmbH',
  },
})
