import type * as English from '../../../../../web/features/admin-quotes/offer-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

const plural = pluralOf('fr')

export const offerTexts = translation<typeof English.offerTexts>()({
  heading: 'Devis',
  lead: 'Le devis part avec un lien secret. S’il y est accepté, chaque ligne devient une commande à votre prix. Rien n’est réservé avant.',
  lines: 'Lignes du devis',
  line: (number) => `Ligne ${number}`,
  find: 'Ajouter un produit',
  findHint: 'Saisissez un nom, une taille ou une référence.',
  found: 'Produits trouvés',
  add: (name) => `Ajouter ${name}`,
  count: (formats, count) =>
    `${counted(formats, count, 'produit', 'produits')} ${plural(count, 'trouvé', 'trouvés')}`,
  full: 'Un devis compte au plus 20 lignes.',
  left: (count) => `${count} en stock`,
  quantity: 'Quantité',
  unitPrice: 'Prix unitaire',
  remove: 'Retirer',
  ofLine: (name) => `\u00a0: ${name}`,
  linesRequired: 'Ajoutez au moins un produit.',
  each: 'pièce',
  total: 'Total',
  aboveStock: (left) => `Seulement ${left} en stock`,
  belowMinimum: (minimum) => `Moins que la quantité minimale de ${minimum}. C’est permis dans un devis.`,
  usualPrice: (price) => `Habituellement ${price}`,
  validUntil: 'Valable jusqu’au',
  validUntilHint: 'Jusqu’à la fin de ce jour, à l’heure de la boutique.',
  note: 'Texte au-dessus des lignes',
  noteHint: 'Facultatif.',
  handled: 'Marquer la demande comme traitée',
  send: 'Envoyer le devis',
  sending: 'Envoi…',
  sent: (email) => `Le devis part à ${email}`,
  made: 'Devis',
  states: { open: 'En attente', expired: 'Expiré', withdrawn: 'Retiré', accepted: 'Accepté' },
  until: (day) => `jusqu’au ${day}`,
  acceptedOrders: 'Commandes créées',
  withdrawnBecause: (reason) => `Retiré\u00a0: ${reason}`,
  again: 'Renvoyer avec un nouveau lien',
  sendingAgain: 'Envoi…',
  sentAgain: 'Le devis est renvoyé, l’ancien lien ne fonctionne plus',
  withdraw: 'Retirer…',
  reason: 'Motif du retrait',
  reasonHint: 'Figure dans l’e-mail et sur la page du lien.',
  withdrawNow: 'Retirer le devis',
  withdrawing: 'Retrait…',
  keep: 'Garder',
  withdrawn: 'Le devis est retiré',
})
