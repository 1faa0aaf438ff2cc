import type * as English from '../../../../../../web/features/admin-products/stock/stock-texts.ts'
import { translation } from '../../../../../translation.ts'

export const correctionTexts = translation<typeof English.correctionTexts>()({
  heading: 'Corriger le stock',
  how: 'Comment',
  ways: [
    { value: 'counted', text: 'J’ai compté les pièces' },
    { value: 'change', text: 'Des pièces sont entrées ou sorties' },
  ],
  counted: 'Compté',
  countedHint:
    'Ne comptez pas les pièces mises de côté pour des commandes\u00a0: elles ne sont plus dans ce stock.',
  change: 'Changement',
  changeHint: 'Moins de 0\u00a0: sortie. Plus de 0\u00a0: entrée.',
  reason: 'Motif',
  reasons: {
    counted: 'Inventaire',
    damaged: 'Abîmé',
    lost: 'Perdu',
    found: 'Retrouvé',
    'own-use': 'Usage interne',
    other: 'Autre motif',
  },
  note: 'Remarque',
  noteHint: 'Affichée dans la liste ci-dessous. Obligatoire pour «\u00a0Autre motif\u00a0».',
  required: 'Indiquez un nombre.',
  noteRequired: 'Indiquez ce qui s’est passé.',
  agrees: 'Le comptage correspond au stock.',
  difference: (change, available) => `${change} par rapport aux ${available} affichés`,
  submit: 'Corriger le stock',
  submitting: 'Correction…',
  done: (name, available) => `Stock de ${name}\u00a0: ${available}`,
})

export const ledgerTexts = translation<typeof English.ledgerTexts>()({
  heading: 'Historique du stock',
  lead: 'Tous les mouvements, du plus récent au plus ancien, avec le stock qui en résulte.',
  loading: 'Chargement des mouvements',
  notLoaded: 'Les mouvements n’ont pas pu être chargés.',
  empty: 'Aucun mouvement pour le moment.',
  what: 'Mouvement',
  quantity: 'Pièces',
  stock: 'Stock après',
  who: 'Par',
  when: 'Quand',
  older: 'Mouvements plus anciens',
  newest: 'Mouvements les plus récents',
  customer: 'Clientèle',
  shop: 'Boutique',
  order: (number) => `Commande ${number}`,
  reasons: {
    opening: 'Stock initial',
    booking: 'Réservé',
    cancellation: 'Commande annulée',
    'hold-expired': 'Mise de côté expirée',
    retaken: 'Repris pour un paiement',
    restock: 'Réassort',
    refund: 'Revenu avec un remboursement',
    import: 'Importé',
    ...correctionTexts.reasons,
  },
})
