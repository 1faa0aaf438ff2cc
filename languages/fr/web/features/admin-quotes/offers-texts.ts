import type * as English from '../../../../../web/features/admin-quotes/offers-texts.ts'
import { listTexts } from '../../../../../web/texts/lists.ts'
import { translation } from '../../../../translation.ts'
import { countText } from '../../../counted.ts'

export const offersTexts = translation<typeof English.offersTexts>()({
  ...listTexts,
  caption: 'Devis',
  back: 'Toutes les demandes',
  loading: 'Chargement des devis',
  notLoaded: 'Les devis n’ont pas pu être chargés.',
  notOffered: 'Cette boutique ne fait pas de devis.',
  empty: 'Aucun devis pour le moment. Ouvrez une demande pour y répondre par un devis.',
  searchHint: 'Partie d’un nom ou d’une adresse e-mail',
  count: countText('devis', 'devis'),
  to: 'À',
  what: 'Produits',
  total: 'Total',
  made: 'Établi le',
  state: 'État',
  newest: 'Plus récents d’abord',
  oldest: 'Plus anciens d’abord',
  show: 'Afficher',
  all: 'Tous les devis',
  openOnly: 'En attente ou expirés',
  acceptedOnly: 'Acceptés',
  withdrawnOnly: 'Retirés',
})
