import type * as English from '../../../../../web/features/end-withdrawal/texts.ts'
import { translation } from '../../../../translation.ts'

export const endWithdrawalTexts = translation<typeof English.endWithdrawalTexts>()({
  heading: 'Widerruf',
  waits:
    'Der Kauf wurde widerrufen. Erstatten Sie die Bestellung unten. Schließen Sie den Widerruf ab, wenn eine kleinere Erstattung vereinbart ist oder nichts zurückkommt. Nehmen Sie ihn zurück, wenn die Bestellung doch gewünscht ist.',
  isClosed: 'Der Widerruf ist abgeschlossen. Nehmen Sie ihn zurück, wenn die Bestellung doch gewünscht ist.',
  close: 'Abschließen',
  takeBack: 'Zurücknehmen',
  ofOrder: (name) => `: Widerruf von ${name}`,
  closed: 'Der Widerruf ist abgeschlossen',
  takenBack: 'Der Widerruf ist zurückgenommen, die Bestellung gilt wieder',
  questions: {
    closed: {
      title: 'Widerruf abschließen?',
      text: 'Der Widerruf verschwindet aus Ihren Aufgaben, und die Bestellung bleibt widerrufen. Eine E-Mail nennt, was erstattet wurde.',
      confirm: 'Widerruf abschließen',
    },
    'taken-back': {
      title: 'Widerruf zurücknehmen?',
      text: 'Die Bestellung gilt wieder und kann versandt werden. Darüber geht eine E-Mail hinaus.',
      confirm: 'Widerruf zurücknehmen',
    },
  },
  reason: 'Grund',
  reasonHint: 'Er steht in der E-Mail.',
  ending: 'Wird gespeichert …',
  keep: 'Nicht jetzt',
})
