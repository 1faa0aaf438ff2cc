import type * as English from '../../../../../server/operations/emails/sending-texts.ts'
import { translation } from '../../../../translation.ts'

export const sendingTexts = translation<typeof English.sendingTexts>()({
  overLimit: (most) => `Cette adresse a reçu ${most} messages en une heure. Les suivants attendent.`,
  expired: 'L’e-mail n’a pas pu être envoyé avant l’expiration de ce message.',
  notPrinted: 'La facture de ce message n’a pas pu être imprimée.',
})
