import type * as English from '../../../../../server/operations/emails/company-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const companyEmailTexts = translation<typeof English.companyEmailTexts>()({
  asked: {
    subject: 'Ein Unternehmen möchte bei Ihnen einkaufen',
    what: 'Jemand hat angefragt, für ein Unternehmen einzukaufen. Prüfen Sie die Angaben und schalten Sie es frei oder lehnen Sie ab.',
    link: 'Unternehmen ansehen',
  },
  numberChanged: {
    subject: 'Ein Unternehmen hat seine USt-IdNr. geändert',
    what: 'Ein freigeschaltetes Unternehmen hat eine andere USt-IdNr. angegeben. Das Register der EU bestätigt, dass es eine Nummer gibt, aber nicht immer, wem sie gehört. Prüfen Sie, ob sie zu dem Unternehmen gehört.',
    link: 'Unternehmen ansehen',
  },
  decided: {
    granted: {
      subject: (company) => `Sie können jetzt für ${company} einkaufen`,
      what: (company) =>
        `Wir haben freigeschaltet, dass Sie für ${company} einkaufen. Ab jetzt steht das Unternehmen auf Ihren Bestellungen und Rechnungen. Auf der Seite „Konto“ können Sie weitere Personen einladen, die dafür einkaufen.`,
    },
    refused: {
      subject: (company) => `Wir können ${company} nicht als Unternehmen beliefern`,
      what: (company) =>
        `Wir haben nicht freigeschaltet, dass Sie für ${company} einkaufen. Sie können weiterhin wie bisher bestellen und mit anderen Angaben erneut anfragen.`,
    },
    ended: {
      subject: (company) => `Sie kaufen nicht mehr für ${company} ein`,
      what: (company) =>
        `Wir haben beendet, dass Sie für ${company} einkaufen. Bestellungen und Rechnungen bleiben, wie sie sind. Für sich selbst können Sie weiterhin bestellen.`,
    },
  },
  message: 'Nachricht des Shops',
  byInvoice: 'Zahlung auf Rechnung',
  within: (days, limit) =>
    `innerhalb von ${days === 1 ? 'einem Tag' : `${days} Tagen`}, solange höchstens ${limit} offen sind`,
  seeCompany: 'Mein Unternehmen ansehen',
  invitation: {
    subject: (company) => `Sie sind eingeladen, für ${company} einzukaufen`,
    what: (company) =>
      `Jemand, der in unserem Shop für ${company} einkauft, hat diese E-Mail-Adresse eingeladen, das auch zu tun.`,
    how: 'Melden Sie sich mit dieser E-Mail-Adresse an oder legen Sie damit ein Konto an, und nehmen Sie die Einladung auf der Seite „Konto“ an. Wenn Sie das Unternehmen nicht kennen, ignorieren Sie diese Nachricht.',
    link: 'Einladung ansehen',
  },
  vat: {
    confirmed: {
      subject: (vatNumber) => `Die USt-IdNr. ${vatNumber} ist bestätigt`,
      what: (company) =>
        `Das Register der EU hat die USt-IdNr. von ${company} bestätigt. Waren, die wir dafür in ein anderes Land der EU liefern, sind ab jetzt steuerfrei.`,
    },
    refused: {
      subject: (vatNumber) => `Die USt-IdNr. ${vatNumber} wurde nicht gefunden`,
      what: (company) =>
        `Das Register der EU kennt die USt-IdNr. von ${company} nicht. Auf Ihre Bestellungen fällt die übliche Steuer an, bis Sie uns die richtige Nummer geben.`,
    },
  },
})
