import type * as English from '../../../../../../web/features/account/addresses/texts.ts'
import { translation } from '../../../../../translation.ts'

export const addressesTexts = translation<typeof English.addressesTexts>()({
  heading: 'Adresses de livraison',
  loading: 'Chargement de vos adresses',
  notLoaded: 'Vos adresses n’ont pas pu être chargées.',
  none: 'Vous n’avez pas encore indiqué d’adresse. Le paiement de votre première commande en demande une.',
  add: 'Ajouter une adresse',
  change: 'Modifier',
  delete: 'Supprimer',
  ofAddress: (name) => `\u00a0: ${name}`,
  save: 'Enregistrer l’adresse',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  deleteTitle: 'Supprimer cette adresse\u202f?',
  deleteText: (address) => `${address}. Les commandes qui y partent ne changent pas.`,
  deleteYes: 'Supprimer l’adresse',
  deleteNo: 'La garder',
})
