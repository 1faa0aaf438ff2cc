import type * as English from '../../../../../server/operations/receivables/transfer-texts.ts'
import { translation } from '../../../../translation.ts'

export const transferTexts = translation<typeof English.transferTexts>()({
  aboveOpen: (number, open) => `Von ${number} sind ${open} offen. Geben Sie höchstens das ein.`,
  nothingOpen: (number) => `Von ${number} ist nichts mehr offen. Lassen Sie den Betrag leer.`,
  aboveTransfer: (parts, money) =>
    `Die Teile ergeben ${parts}, und die Überweisung hat ${money}. Senken Sie einen davon.`,
  aboveRest: (rest) => `Von dieser Überweisung sind ${rest} übrig. Geben Sie höchstens das ein.`,
})
