import type * as English from '../../../../../web/features/restock/texts.ts'
import { translation } from '../../../../translation.ts'

export const restockTexts = translation<typeof English.restockTexts>()({
  heading: 'Un e-mail dès son retour en stock',
  note: 'Nous envoyons un seul e-mail, dans l’ordre des demandes et selon le stock. Votre adresse est ensuite supprimée.',
  email: 'E-mail',
  submit: 'M’avertir',
  submitting: 'Envoi…',
  own: (email) => `Nous écrirons à ${email}.`,
  confirmIt:
    'Presque fini\u00a0: ouvrez le lien dans l’e-mail que nous venons d’envoyer. Si vous aviez déjà fait la demande, servez-vous du premier e-mail.',
  confirmed: 'C’est noté. Nous vous écrirons à son retour en stock.',
  required: 'Saisissez votre e-mail.',
})

export const restockLinkTexts = translation<typeof English.restockLinkTexts>()({
  title: 'Un e-mail dès le retour en stock',
  description: 'Confirme ou supprime une demande d’e-mail.',
  checking: 'Lecture du lien…',
  noLink: 'Cette adresse est incomplète. Ouvrez à nouveau le lien de l’e-mail.',
  question: 'Faut-il vous écrire à son retour en stock\u202f?',
  confirm: 'Oui, m’avertir',
  remove: 'Supprimer mon adresse',
  confirmed: 'C’est noté. Vous recevrez un seul e-mail, à son retour en stock.',
  removed: 'Votre adresse est supprimée.',
  tools: 'Voir les outils',
})
