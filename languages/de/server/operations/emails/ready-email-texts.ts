import type * as English from '../../../../../server/operations/emails/ready-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const readyEmailTexts = translation<typeof English.readyEmailTexts>()({
  subjectOfOne: (order) => `Zur Abholung bereit: ${order}`,
  subject: (count) => `Zur Abholung bereit: Ihre ${count} Bestellungen`,
  isReady: (order, code) =>
    `Ihre Bestellung (${order}) liegt bereit. Zeigen Sie an der Theke diesen Code: ${code}.`,
  areReady: (count, code) =>
    `Ihre ${count} Bestellungen liegen bereit. Zeigen Sie an der Theke diesen Code: ${code}.`,
  code: 'Abholcode',
  pickUpAt: 'Abholung bei',
  open: 'Geöffnet',
  note: 'Hinweis',
  order: 'Bestellung',
  seeOrder: 'Bestellung ansehen',
  seeOrders: 'Bestellungen ansehen',
})
