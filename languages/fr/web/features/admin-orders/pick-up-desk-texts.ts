import type * as English from '../../../../../web/features/admin-orders/pick-up-desk-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

const plural = pluralOf('fr')

export const pickUpDeskTexts = translation<typeof English.pickUpDeskTexts>()({
  toPrepare: 'À préparer pour le retrait',
  ready: 'Prêtes, en attente au comptoir',
  readyNote: 'Prête depuis le',
  handedOut: 'Remise le',
  picksUp: 'Retrait en magasin.',
  steps: { ready: 'Marquer comme prête', again: 'Renvoyer l’e-mail', 'hand-out': 'Remettre' },
  done: {
    ready: (product) => `Commande «\u00a0${product}\u00a0» prête, l’e-mail est parti`,
    again: (product) => `Commande «\u00a0${product}\u00a0»\u00a0: e-mail renvoyé`,
    'hand-out': (product) => `Commande «\u00a0${product}\u00a0» remise`,
  },
  ofOrder: (name, product) => `\u00a0: ${name}, ${product}`,
  counter: 'Comptoir',
  counterLead: 'Saisissez le code présenté au comptoir ou le numéro de la commande.',
  wanted: 'Code de retrait ou numéro de commande',
  wantedEmpty: 'Saisissez le code de retrait ou le numéro de commande.',
  notFound: 'Aucune commande en attente n’a ce code ou ce numéro. Comparez avec l’e-mail de la commande.',
  waiting: (orders, count) => `${orders}\u00a0: ${count}`,
  find: 'Chercher la commande',
  finding: 'Recherche…',
  line: (quantity, product) => `${quantity} × ${product}`,
  unpaid: 'Pas encore payée. Elle pourra être remise après le paiement.',
  bulkConfirm: (formats, count) =>
    `Marquer ${counted(formats, count, 'commande comme prête', 'commandes comme prêtes')}\u202f? Chaque destinataire reçoit un e-mail avec le code.`,
  bulkDone: (formats, count) =>
    `${counted(formats, count, 'commande', 'commandes')} ${plural(count, 'prête', 'prêtes')} pour le retrait.`,
})
