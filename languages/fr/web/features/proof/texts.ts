import type * as English from '../../../../../web/features/proof/texts.ts'
import { translation } from '../../../../translation.ts'

export const proofTexts = translation<typeof English.proofTexts>()({
  title: 'Contrôles',
  loading: 'Chargement des contrôles',
  notLoaded: 'Les contrôles n’ont pas pu être chargés.',
  notOffered: 'Cette boutique ne compare pas ses chiffres.',
  waiting: 'Premier contrôle en cours. Il prend une minute dans une petite boutique.',
  proved: 'Tous les chiffres concordent',
  differ: (count) => (count === '1' ? '1 chiffre ne concorde pas' : `${count} chiffres ne concordent pas`),
  since: (result, age) => `${result}, contrôle ${age}`,
  finished: 'Dernier contrôle le',
  what: 'Ce qui est contrôlé',
  checked: 'Contrôlés',
  result: 'Résultat',
  fine: 'tout concorde',
  checks: {
    stock: 'Le stock de chaque produit est la somme de ses mouvements',
    orders: 'Chaque commande payée a un seul débit, égal à son prix',
    charges: 'Chaque débit correspond à une commande payée ou est remboursé',
    credit:
      'Le journal du crédit contient exactement ce que disent paiements, remboursements et cartes cadeaux',
    receivables:
      'Le solde de chaque facture à terme est son montant moins les virements, cartes et remboursements',
    invoices: 'Chaque paiement a sa facture, chaque remboursement son avoir, et aucun numéro ne manque',
    mail: 'Aucun e-mail n’attend depuis plus d’une heure',
    changes: 'Le journal des modifications est complet',
    backup: 'Une sauvegarde a été restaurée cette semaine, et tous les chiffres concordaient',
  },
  differences: 'Ce qui ne concorde pas',
  onlyFirst: 'Seuls les cent premiers sont affichés.',
  name: 'Nom',
  difference: 'Écart',
  todo: 'À faire',
  toOrder: 'Ouvrir la commande',
  toProduct: 'Ouvrir le produit',
  toMessages: 'Ouvrir les messages',
  toChanges: 'Ouvrir les modifications',
  toDashboard: 'Ouvrir Mon espace',
  of: (name) => `\u00a0: ${name}`,
})

const atProvider = 'Cherchez la transaction chez le prestataire de paiement avant toute expédition.'
const withBackup =
  'Comparez avec une sauvegarde, et cherchez qui a le droit d’écrire dans la base de données.'

export const problemTexts = translation<typeof English.problemTexts>()({
  'stock-differs': {
    says: (expected, found) => `Selon les mouvements ${expected} pièces, selon le stock ${found}`,
    todo: 'Comptez les pièces et corrigez le stock avec un motif. Une ligne a été modifiée en dehors de la boutique.',
  },
  'order-without-charge': {
    says: (expected, _found) => `${expected} payés, mais aucun débit n’est connu pour cette commande`,
    todo: atProvider,
  },
  'charge-not-taken': {
    says: (expected, _found) => `Marquée comme payée (${expected}), mais son débit n’a pas abouti`,
    todo: atProvider,
  },
  'amount-differs': {
    says: (expected, found) => `La commande coûte ${expected}, le débit est de ${found}`,
    todo: 'Remboursez le trop-perçu, ou demandez le reste.',
  },
  'parts-differ': {
    says: (expected, found) =>
      `Les parties de cette commande (produits, remise, livraison) donnent ${found} au lieu de ${expected}`,
    todo: 'Comparez la commande avec sa facture, et signalez une erreur de la boutique.',
  },
  'several-charges': {
    says: (_expected, found) => `${found} débits pour cette commande au lieu d’un`,
    todo: 'Chez le prestataire de paiement, remboursez tous les débits sauf un.',
  },
  'charge-without-order': {
    says: (expected, found) => `${expected} débités sans commande payée, dont ${found} remboursés`,
    todo: 'Remboursez chez le prestataire de paiement, ou trouvez la commande correspondante.',
  },
  'credit-of-payment-differs': {
    says: (expected, found) => `Un paiement a utilisé ${expected} de crédit, ${found} sont justifiés`,
    todo: 'Comparez le crédit du client à la commande, et signalez-le comme une erreur de la boutique.',
  },
  'credit-of-refund-differs': {
    says: (expected, found) => `${expected} auraient dû revenir au crédit, le journal contient ${found}`,
    todo: 'Comparez le crédit du client à la commande, et signalez-le comme une erreur de la boutique.',
  },
  'gift-card-differs': {
    says: (expected, found) =>
      `Une carte cadeau aurait dû ajouter ${expected} au crédit, le journal contient ${found}`,
    todo: 'Comparez la commande de la carte cadeau au crédit, et signalez-le comme une erreur de la boutique.',
  },
  'credit-below-zero': {
    says: (_expected, found) => `Un compte a ${found} de crédit, donc moins que rien`,
    todo: 'Regardez le crédit du compte, et signalez-le comme une erreur de la boutique.',
  },
  'open-differs': {
    says: (expected, found) => `Une facture à terme devrait indiquer ${expected}, elle indique ${found}`,
    todo: 'Comparez la facture avec ses virements, cartes et remboursements, et signalez une erreur de la boutique.',
  },
  'settled-differs': {
    says: (_expected, _found) =>
      'Une commande sur facture compte comme payée alors que sa facture est ouverte, ou l’inverse',
    todo: 'Comparez la commande avec sa facture, et signalez une erreur de la boutique.',
  },
  'transfer-differs': {
    says: (expected, found) =>
      `Un virement devrait faire ${expected}, ses factures, son reste et ce qui fut rendu font ${found}`,
    todo: 'Comparez le virement avec ses factures, et signalez cela comme une erreur de la boutique.',
  },
  'refund-waits': {
    says: (expected, _found) => `${expected} à rembourser depuis plus d’une heure`,
    todo: 'Ouvrez Mon espace et relancez le remboursement.',
  },
  'invoice-missing': {
    says: (expected, _found) => `${expected} payés, mais ce paiement n’a pas de facture`,
    todo: 'Faites émettre la facture à la main par la maintenance de la boutique, et prévenez la comptabilité.',
  },
  'invoice-differs': {
    says: (expected, found) => `Les commandes payées coûtent ${expected}, la facture indique ${found}`,
    todo: 'Comparez la facture avec ses commandes, et prévenez la comptabilité.',
  },
  'credit-differs': {
    says: (expected, found) => `${expected} remboursés, les avoirs indiquent ${found}`,
    todo: 'Comparez les remboursements et les avoirs, et prévenez la comptabilité.',
  },
  'tax-differs': {
    says: (expected, found) => `Les factures indiquent ${expected} de taxe, leurs taux donnent ${found}`,
    todo: 'Comparez la facture et ses avoirs avec leurs taux, et prévenez la comptabilité.',
  },
  'number-missing': {
    says: (_expected, _found) => 'Ce numéro manque dans la série',
    todo: withBackup,
  },
  'mail-waits': {
    says: (_expected, _found) => 'L’e-mail attend depuis plus d’une heure',
    todo: 'Ouvrez les messages\u00a0: l’e-mail indique pourquoi il n’est pas parti.',
  },
  'chain-broken': {
    says: (_expected, _found) => 'Cette entrée du journal manque ou a été modifiée en dehors de la boutique',
    todo: withBackup,
  },
  'backup-not-proved': {
    says: (_expected, days) => `Aucune sauvegarde n’a été restaurée à l’essai depuis ${days} jours`,
    todo: 'La maintenance de la boutique doit lancer chaque nuit npm run backup -- FILE --prove.',
  },
  'backup-not-restorable': {
    says: (_expected, _found) =>
      'La dernière sauvegarde n’a pas pu être restaurée, ou ses chiffres diffèrent',
    todo: 'La maintenance de la boutique doit en faire une nouvelle tout de suite\u00a0: npm run backup -- FILE --prove. Sa dernière ligne indique l’erreur.',
  },
})
