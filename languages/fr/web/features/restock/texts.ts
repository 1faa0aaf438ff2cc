import type * as English from '../../../../../web/features/restock/texts.ts'
import { translation } from '../../../../translation.ts'

export const restockTexts = translation<typeof English.restockTexts>()({
  heading: 'Un e-mail dès son retour en stock',
  note: 'Nous envoyons un seul e-mail, dans l’ordre des demandes et à autant de personnes que le stock le permet. Ensuite, nous effaçons votre adresse.',
  email: 'E-mail',
  submit: 'Me prévenir',
  submitting: 'Envoi…',
  own: (email) => `Nous écrirons à ${email}.`,
  confirmIt:
    'Encore une étape\u00a0: ouvrez le lien de l’e-mail que nous venons d’envoyer. Si vous aviez déjà fait la demande, utilisez l’e-mail reçu alors.',
  confirmed: 'C’est noté. Nous vous écrirons au retour en stock.',
  required: 'Saisissez votre adresse e-mail.',
})

export const restockLinkTexts = translation<typeof English.restockLinkTexts>()({
  title: 'Un e-mail dès le retour en stock',
  description: 'Confirmer ou retirer une demande d’e-mail.',
  checking: 'Lecture du lien…',
  noLink: 'Cette adresse est incomplète. Rouvrez le lien depuis l’e-mail.',
  question: 'Voulez-vous un e-mail quand cet article sera de nouveau en stock\u202f?',
  confirm: 'Oui, me prévenir',
  remove: 'Effacer mon adresse',
  confirmed: 'C’est noté. Nous vous écrirons une fois, au retour en stock.',
  removed: 'Votre adresse est effacée.',
  tools: 'Voir les outils',
})
