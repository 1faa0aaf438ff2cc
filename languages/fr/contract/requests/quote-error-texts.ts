import type * as English from '../../../../contract/requests/quote-error-texts.ts'
import { translation } from '../../../translation.ts'

export const quoteErrorTexts = translation<typeof English.quoteErrorTexts>()({
  QUOTE_NOT_FOUND: 'Cette demande n’existe pas. Rechargez la liste des demandes.',
  QUOTE_WITHOUT_ADDRESS: 'Le compte de l’expéditeur est supprimé\u00a0: il n’y a pas d’adresse où répondre.',
  OFFER_NOT_FOUND:
    'Ce lien ne mène à aucun devis. Un e-mail plus récent contient peut-être un nouveau lien\u00a0: ouvrez celui-là, ou écrivez-nous.',
  OFFER_EXPIRED:
    'Ce devis a expiré. Écrivez-nous si vous voulez encore les pièces, nous en ferons un nouveau.',
  OFFER_WITHDRAWN: 'Nous avons retiré ce devis. Écrivez-nous si vous voulez encore les pièces.',
  OFFER_ACCEPTED:
    'Ce devis est accepté. Ses commandes se trouvent sous «\u00a0Mes commandes\u00a0» du compte qui l’a accepté.',
  OFFER_LINE_GONE:
    'Tout n’est plus disponible dans ce devis. Rien n’a été commandé. Écrivez-nous et nous ferons un nouveau devis.',
  OFFER_LINE_TWICE: 'Ce produit figure déjà sur une autre ligne. Modifiez la quantité à cet endroit.',
  OFFER_DAY_OUT_OF_RANGE: 'Le dernier jour est aujourd’hui ou dans l’année. Choisissez-en un autre.',
})
