import type * as English from '../../../../../web/features/basket/received-texts.ts'
import { translation } from '../../../../translation.ts'

export const receivedTexts = translation<typeof English.receivedTexts>()({
  heading: 'Von einem Programm für Sie gefüllt',
  intro:
    'Ein Programm hat diese Artikel für Sie zusammengestellt. Noch ist nichts reserviert und nichts bezahlt.',
  lines: 'Was das Programm ausgewählt hat',
  changed: 'Was sich seitdem geändert hat',
  line: (quantity, name) => `${quantity} × ${name}`,
  inBasket: 'Diese Artikel sind jetzt in Ihrem Warenkorb. Prüfen Sie sie unten.',
  chooseOne: 'In Ihrem Warenkorb ist schon eine Position. Was soll mit ihr geschehen?',
  chooseMany: (lines) => `In Ihrem Warenkorb sind schon ${lines} Positionen. Was soll mit ihnen geschehen?`,
  add: 'Behalten und diese dazulegen',
  addHint: 'Ein Artikel, der in beiden ist, bekommt die größere der beiden Mengen.',
  replace: 'Meinen Warenkorb durch diese ersetzen',
  replaceHint: 'Die Positionen Ihres Warenkorbs werden entfernt.',
  leave: 'Meinen Warenkorb so lassen',
  left: 'Ihr Warenkorb ist, wie er war.',
  unreadable:
    'Der Warenkorb in dieser Adresse lässt sich hier nicht lesen. Fragen Sie das Programm nach der vollständigen Adresse, oder füllen Sie Ihren Warenkorb hier.',
  needsScript:
    'Um sie in Ihren Warenkorb zu legen, schalten Sie JavaScript in Ihrem Browser ein, oder bestellen Sie jeden auf seiner eigenen Seite.',
})
