import type * as English from '../../../../../web/features/admin-orders/pick-up-desk-texts.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const pickUpDeskTexts = translation<typeof English.pickUpDeskTexts>()({
  toPrepare: 'Zur Abholung bereitlegen',
  ready: 'Zur Abholung bereit',
  readyNote: 'Abholbereit seit',
  handedOut: 'Ausgegeben am',
  picksUp: 'Wird im Laden abgeholt.',
  steps: { ready: 'Als abholbereit melden', again: 'E-Mail erneut senden', 'hand-out': 'Ausgeben' },
  done: {
    ready: (product) => `Bestellung „${product}“ ist abholbereit, die E-Mail ist unterwegs`,
    again: (product) => `Bestellung „${product}“: E-Mail wird erneut gesendet`,
    'hand-out': (product) => `Bestellung „${product}“ ist ausgegeben`,
  },
  ofOrder: (name, product) => `: ${name}, ${product}`,
  counter: 'Ladentheke',
  counterLead: 'Den vorgezeigten Abholcode oder die Bestellnummer eingeben.',
  wanted: 'Abholcode oder Bestellnummer',
  wantedEmpty: 'Geben Sie den Abholcode oder die Bestellnummer ein.',
  notFound:
    'Zu diesem Code oder dieser Nummer wartet keine Bestellung. Vergleichen Sie mit der E-Mail zur Bestellung.',
  waiting: (orders, count) => `${orders}: ${count}`,
  find: 'Bestellung suchen',
  finding: 'Wird gesucht …',
  line: (quantity, product) => `${quantity} × ${product}`,
  unpaid: 'Noch nicht bezahlt. Erst nach der Zahlung ausgeben.',
  bulkConfirm: (formats, count) =>
    `${counted(formats, count, 'Bestellung', 'Bestellungen')} als abholbereit melden? Dazu geht je eine E-Mail mit dem Abholcode hinaus.`,
  bulkDone: (formats, count) => `${counted(formats, count, 'Bestellung', 'Bestellungen')} abholbereit.`,
})
