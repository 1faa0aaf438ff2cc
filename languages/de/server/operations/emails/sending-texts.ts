import type * as English from '../../../../../server/operations/emails/sending-texts.ts'
import { translation } from '../../../../translation.ts'

export const sendingTexts = translation<typeof English.sendingTexts>()({
  overLimit: (most) =>
    `An diese Adresse gingen innerhalb einer Stunde ${most} Nachrichten. Weitere Nachrichten warten.`,
  expired: 'Die E-Mail konnte nicht gesendet werden, bevor diese Nachricht abgelaufen ist.',
  notPrinted: 'Die Rechnung zu dieser Nachricht konnte nicht gedruckt werden.',
})
