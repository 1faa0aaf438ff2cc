import type * as English from '../../../../../web/features/profile/texts.ts'
import { translation } from '../../../../translation.ts'

export const profileTexts = translation<typeof English.profileTexts>()({
  heading: 'Mon profil',
  lead: 'Votre adresse de livraison et vos coordonnées. Le formulaire de réservation les utilise.',
  loading: 'Chargement de votre profil',
  notLoaded: 'Votre profil n’a pas pu être chargé.',
  notRefreshed: 'Votre profil n’a pas pu être actualisé.',
  name: 'Nom',
  email: 'E-mail',
  emailHint: 'L’adresse e-mail de votre compte. Elle ne se modifie pas ici.',
  address: 'Adresse',
  addressHint: 'Rue, ville, code postal et pays de votre adresse de livraison.',
  status: 'Activité',
  statusHint: 'Votre métier, par exemple\u00a0: gérant d’atelier.',
  phone: 'Téléphone',
  phoneHint: 'Pour le transporteur et les questions sur une commande.',
  submit: 'Enregistrer le profil',
  submitting: 'Enregistrement…',
  saved: 'Enregistré',
  failed: 'L’enregistrement a échoué',
})
