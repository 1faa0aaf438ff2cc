/** Texts of the form of reminders. */
export const reminderFormTexts = {
  section: {
    name: 'Reminders',
    about:
      'Emails to companies that have not paid an invoice in time. Each is sent once, and none while you have noted a dispute of the invoice. Without a reminder here, none is sent.',
  },
  steps: 'Reminders',
  none: 'No reminders are sent. Add the first one to send it some days after an invoice was due.',
  add: 'Add a reminder',
  step: (number: number) => `Reminder ${number}`,
  remove: (number: number) => `Remove reminder ${number}`,
  days: 'Days after the due day',
  subject: (language: string) => `Subject in ${language}`,
  text: (language: string) => `Text in ${language}`,
  empty: 'Empty: the words of the shop.',
  names: 'The shop fills in these names, in any text:',
  placeholders: {
    invoice: 'the number of the invoice',
    order: 'the number of the order',
    company: 'the name of the company',
    open: 'what is still open',
    due: 'the day on which it was due',
    days: 'how many days it is overdue',
  },
  inWords: (days: string, subject: string) => (subject === '' ? `day ${days}` : `day ${days}: ${subject}`),
  preview: {
    sent: (days: string) => `Sent ${days} days after the due day`,
    language: 'Language',
    otherLanguage: 'The shop’s own words in this language are used.',
    figures:
      'Below the text: the number of the invoice, the due day, what is open, and your bank account. The invoice is attached.',
    company: 'Radwerk GmbH',
  },
} as const
