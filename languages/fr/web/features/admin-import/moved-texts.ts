import type * as English from '../../../../../web/features/admin-import/moved-texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../translation.ts'

export const contentsTexts = translation<typeof English.contentsTexts>()({
  label: 'Contenu du fichier',
  hint: 'La première ligne le montre. Choisissez-le vous-même si la boutique prend le fichier pour autre chose.',
  recognized: 'Le reconnaître à la première ligne',
  contents: {
    products: 'Produits',
    customers: 'Clients',
    orders: 'Anciennes commandes',
    redirects: 'Redirections d’anciennes adresses',
  },
  moving: 'Venir d’une autre boutique',
  about:
    'Les exports de Shopify et de WooCommerce sont lus tels quels, avec 50 000 lignes au plus : customers_export.csv, orders_export.csv, et un fichier de redirections avec les colonnes from et to, ou sku. Les clients retrouvent leur adresse et leurs anciennes commandes en se connectant avec un code reçu par e-mail ; personne ne reçoit d’e-mail.',
  download: 'Reprendre ses données',
  customers: 'Clients',
  customersForShopify: 'Clients pour Shopify',
  archive: 'Anciennes commandes',
  archiveForShopify: 'Anciennes commandes pour Shopify',
  redirects: 'Redirections',
  redirectsForShopify: 'Redirections pour Shopify',
})

export const movedImportTexts = translation<typeof English.movedImportTexts>()({
  names: { customers: 'Client', orders: 'Commande', redirects: 'Ancienne adresse' },
  applyText: (formats, { counts }) =>
    `${wholeNumber(formats, counts.new)} ${counts.new > 1 ? 'entrées sont ajoutées' : 'entrée est ajoutée'} et ${wholeNumber(formats, counts.changed)} ${counts.changed > 1 ? 'modifiées' : 'modifiée'}, toutes ensemble ou aucune. Vous pouvez l’annuler une fois.`,
  applied: (formats, { counts }) =>
    `${wholeNumber(formats, counts.new)} ${counts.new > 1 ? 'ajoutées' : 'ajoutée'}, ${wholeNumber(formats, counts.changed)} ${counts.changed > 1 ? 'modifiées' : 'modifiée'}.`,
  undoText: {
    customers:
      'Les clients de ce fichier qui ne se sont pas connectés sont supprimés, et ceux qui ont été modifiés reprennent leurs anciennes données. Les comptes que quelqu’un utilise restent tels quels.',
    orders:
      'Les anciennes commandes de ce fichier sont supprimées, et celles qui ont été modifiées reprennent leurs anciennes données.',
    redirects:
      'Les redirections de ce fichier sont supprimées, et celles qui ont été modifiées reprennent leur ancienne cible. Celles que quelqu’un a changées depuis restent.',
  },
  undone: 'Cet import a été annulé. Ce que quelqu’un a utilisé ou changé depuis est encore là.',
})

export const movedColumnNames = translation<typeof English.movedColumnNames>()({
  email: 'Adresse e-mail',
  name: 'Nom',
  phone: 'Numéro de téléphone',
  company: 'Société',
  street: 'Rue',
  address: 'Adresse',
  postcode: 'Code postal',
  city: 'Ville',
  region: 'Région',
  country: 'Pays',
  number: 'Numéro',
  placed: 'Jour',
  state: 'État',
  currency: 'Devise',
  subtotal: 'Sous-total',
  discount: 'Remise',
  delivery: 'Livraison',
  tax: 'Taxe',
  total: 'Total',
  refunded: 'Remboursé',
  items: 'Articles',
  lineName: 'Article',
  lineSku: 'Référence',
  linePieces: 'Pièces',
  linePrice: 'Prix',
  lineTotal: 'Total de la ligne',
  receiver: 'Destinataire',
  source: 'Ancienne adresse',
  target: 'Mène à',
  productId: 'Produit',
  sku: 'Référence',
})
