import type * as English from '../../../../../web/features/admin-orders/slip-texts.ts'
import { translation } from '../../../../translation.ts'

export const slipTexts = translation<typeof English.slipTexts>()({
  page: 'Bons de livraison',
  back: 'Toutes les commandes',
  loading: 'Chargement des bons de livraison',
  notLoaded: 'Les bons de livraison n’ont pas pu être chargés.',
  none: 'Aucune commande choisie, ou rien à expédier.',
  count: (count, isOne) =>
    isOne ? `${count} bon de livraison, sur une page` : `${count} bons de livraison, un par page`,
  notFound: (names) => `Commandes introuvables\u00a0: ${names}.`,
  more: (most) =>
    `Voici les ${most} plus anciennes. Marquez-les comme expédiées, puis imprimez les suivantes.`,
  print: 'Imprimer',
  open: 'Bon de livraison',
  openMany: 'Imprimer les bons de livraison',
  barcode: (name) => `Code-barres de ${name}`,
  addressMissing: 'Pas encore d’adresse de livraison. Demandez-la avant d’expédier cette commande.',
  addressNotOffered: 'Cette boutique ne transmet pas l’adresse de livraison. Demandez-la par e-mail.',
  notToSend: 'Ne pas expédier cette commande\u00a0: elle n’est pas payée ou a été remboursée.',
})
