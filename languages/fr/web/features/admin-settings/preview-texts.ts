import type * as English from '../../../../../web/features/admin-settings/preview-texts.ts'
import { translation } from '../../../../translation.ts'

export const previewTexts = translation<typeof English.previewTexts>()({
  taxNumber: (number) => `Numéro fiscal ${number}`,
  vatNumber: (number) => `N° TVA ${number}`,
  noFigures: 'La page d’accueil n’affiche aucun chiffre.',
  promise: (hour, from, to) =>
    `Payé avant ${hour}\u00a0h, le colis part le jour ouvré même et arrive en ${from} à ${to} jours ouvrés.`,
  noPromise: 'Les pages ne promettent aucun délai.',
  farthest: (days) => `Jusqu’à ${days} jours ouvrés vers les pays les plus lointains.`,
  countries: (count) => `${count} pays`,
  returns: (days) => `Retours sous ${days} jours.`,
  noPickUp: 'Toutes les commandes sont livrées.',
  pickUp: (place) => `Retrait en magasin\u00a0: ${place}`,
  email: 'Merci. Nous avons reçu votre paiement, votre commande est payée.',
})
