import type * as English from '../../../../../web/features/quote/texts.ts'
import { translation } from '../../../../translation.ts'

export const quoteTexts = translation<typeof English.quoteTexts>()({
  quoteLead: 'Dites-nous ce qu’il vous faut, et en quelle quantité. Un mécanicien vous répond avec un prix.',
  companies: 'Achetez-vous pour un atelier ou une autre entreprise\u202f?',
  companiesLink: 'Demander à acheter en tant qu’entreprise',
  contactLead: 'Posez une question, signalez un problème avec une commande ou convenez d’un retour.',
  heading: 'Écrivez-nous',
  part: 'Votre demande concerne',
  unnamedPart: 'Pièce',
  withoutPart: 'Demander sans cette pièce',
  name: 'Nom',
  email: 'E-mail',
  emailHint: 'Cette adresse ne sert qu’à vous répondre.',
  message: 'Message',
  quoteHint: 'Quels outils ou pièces, combien, et pour quand.',
  contactHint: 'S’il s’agit d’une commande, indiquez son numéro.',
  lookingFor: (words) => `Je cherche\u00a0: ${words}`,
  submit: { quote: 'Demander un devis', contact: 'Envoyer le message' },
  submitting: 'Envoi…',
  sent: (email, within) =>
    within === ''
      ? `Envoyé. Nous répondons à ${email}.`
      : `Envoyé. Nous répondons à ${email}. Délai de réponse\u00a0: ${within}.`,
  byHand:
    'Cette boutique reçoit les demandes par e-mail ou par téléphone. Écrivez ou appelez, et dites-nous ce qu’il vous faut.',
  needsScript:
    'Le formulaire a besoin de JavaScript. Sinon, écrivez ou appelez\u00a0: nos coordonnées sont sur cette page.',
})

export const companyTexts = translation<typeof English.companyTexts>()({
  heading: 'Nous trouver',
  address: 'Adresse',
  email: 'E-mail',
  phone: 'Téléphone',
  hours: 'Horaires',
  register: 'Immatriculation',
  taxNumber: 'Numéro fiscal',
  vatNumber: 'Numéro de TVA',
  sample:
    'Ces coordonnées sont un exemple. Le propriétaire de la boutique les remplace dans Mon espace, sous Paramètres.',
})
