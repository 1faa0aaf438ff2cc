import type * as English from '../../../../../server/operations/emails/admin-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const adminEmailTexts = translation<typeof English.adminEmailTexts>()({
  seeToDo: 'Aufgaben ansehen',
  unpaidOrders: {
    subject: 'Ein Konto hat zu viele unbezahlte Bestellungen',
    what: (count) =>
      `Ein Konto hat mit ${count} unbezahlten Bestellungen die Grenze erreicht. Weitere Bestellungen werden abgelehnt.`,
    remedy:
      'Die Reservierungen laufen von selbst ab. Welches Konto es ist, steht in Ihrem Bereich. Steckt keine echte Kundschaft dahinter, geben Sie den Bestand dort wieder frei.',
  },
  declinedCards: {
    subject: 'Viele abgelehnte Karten auf einem Konto',
    what: (count) =>
      `Auf einem Konto wurden in einer Stunde ${count} Karten abgelehnt. Seine offenen Zahlungen sind geschlossen, neue werden eine Zeit lang abgelehnt.`,
    remedy:
      'Welches Konto es ist, steht in Ihrem Bereich. Kennen Sie die Person, lassen Sie sie dort wieder zahlen.',
  },
  cardTesting: {
    subject: 'In Ihrem Shop werden vermutlich gestohlene Karten ausprobiert',
    what: (cards, accounts, networks) =>
      `In einer Stunde wurden ${cards} Karten neuer Kundschaft abgelehnt, auf ${accounts} Konten aus ${networks} Netzwerken.`,
    measures:
      'Bis das nachlässt, kann neue Kundschaft nur vier statt neun Karten pro Stunde versuchen, und vier aus einem Netzwerk. Wer schon einmal bezahlt hat, ist nicht betroffen. Keine Bestellung geht verloren.',
    advice:
      'Sehen Sie sich die Zahlungen bei Ihrem Zahlungsdienst an, sperren Sie dort die auffälligen Karten oder Länder und erstatten Sie Zahlungen, die Sie nicht zuordnen können.',
  },
  remainingPictures: {
    subject: 'Bilder, die beim Bilddienst zu löschen sind',
    what: 'Ein Kundenkonto wurde gelöscht. Der Shop zeigt diese Bilder nicht mehr, der Bilddienst hat sie aber noch. Löschen Sie sie dort in dem Konto, in das der Shop hochlädt.',
    picture: (number) => `Bild ${number}`,
  },
})
