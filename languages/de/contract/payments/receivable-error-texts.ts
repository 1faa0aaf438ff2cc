import type * as English from '../../../../contract/payments/receivable-error-texts.ts'
import { translation } from '../../../translation.ts'

export const receivableErrorTexts = translation<typeof English.receivableErrorTexts>()({
  RECEIVABLE_NOT_FOUND: 'Es gibt keine Rechnung auf Ziel mit dieser Nummer. Prüfen Sie die Nummer.',
  RECEIVABLE_PAID: 'Diese Rechnung ist bezahlt, davon ist nichts mehr offen. Laden Sie die Liste neu.',
  RECEIVABLE_DISPUTED: 'Diese Rechnung wird schon beanstandet. Laden Sie sie neu, um den Grund zu lesen.',
  RECEIVABLE_NOT_DISPUTED: 'Diese Rechnung wird nicht mehr beanstandet. Laden Sie sie neu.',
  TRANSFER_NOT_FOUND: 'Diese Überweisung gibt es nicht. Laden Sie die Liste neu.',
  TRANSFER_COMPANY_UNKNOWN: 'Dieses Unternehmen gibt es nicht. Wählen Sie das Unternehmen, das bezahlt hat.',
  TRANSFER_REVERSED: 'Diese Überweisung wurde zurückgenommen. Erfassen Sie sie neu, wenn das Geld da ist.',
  TRANSFER_RECORDED:
    'Derselbe Betrag dieses Unternehmens an diesem Tag mit diesem Text ist schon erfasst. Haken Sie das Kästchen an, wenn er zweimal kam.',
  TRANSFER_IN_FUTURE: 'Geben Sie den Buchungstag der Bank ein: heute oder einen früheren Tag.',
  PART_OF_OTHER_COMPANY:
    'Diese Rechnung gehört einem anderen Unternehmen. Wählen Sie eine Rechnung des Unternehmens, das bezahlt hat.',
  PART_ABOVE_OPEN: 'Das ist mehr, als von dieser Rechnung offen ist. Senken Sie den Betrag.',
  PARTS_ABOVE_TRANSFER: 'Die Teile sind mehr als das Geld dieser Überweisung. Senken Sie einen davon.',
  RETURN_ABOVE_REST: 'Das ist mehr, als von dieser Überweisung übrig ist. Senken Sie den Betrag.',
})
