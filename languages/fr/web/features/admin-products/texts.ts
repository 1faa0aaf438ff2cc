import type * as English from '../../../../../web/features/admin-products/texts.ts'
import { listTexts } from '../../../../../web/texts/lists.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'
import { counted, countText } from '../../../counted.ts'

const plural = pluralOf('fr')

export const productFieldTexts = translation<typeof English.productFieldTexts>()({
  name: 'Nom du produit',
  description: 'Description',
  descriptionHint: 'À quoi il sert et de quoi il est fait, en deux ou trois phrases.',
  partDescriptionHint: 'Facultatif.',
  partMinQuantityHint: 'Vide\u00a0: pas de stock, seulement sur devis.',
  minQuantity: 'Quantité minimale',
  minQuantityHint: 'Le plus petit nombre de pièces que l’on peut réserver.',
  availableQuantity: 'Stock',
  availableQuantityHint: 'Le nombre de pièces au départ.',
  tooFew: (available, minimum) =>
    `${available} en stock, quantité minimale ${minimum}\u00a0: personne ne peut encore réserver.`,
  price: 'Prix unitaire',
  priceHint: (terms, least) => `${terms} La plus petite commande revient à ${least} ou plus.`,
})

export const onSaleTexts = translation<typeof English.onSaleTexts>()({
  lowers: (sale, price) =>
    `La promotion «\u00a0${sale}\u00a0» baisse le prix à la pièce à ${price}. Les champs affichent les prix habituels.`,
  until: 'En promotion jusqu’au',
})

export const priceTexts = translation<typeof English.priceTexts>()({
  prices: 'Prix dégressifs, ancien prix',
  byQuantity: 'Prix dégressifs',
  breaksHint:
    'Un prix unitaire plus bas pour les commandes plus grandes. Chaque ligne demande plus de pièces et un prix plus bas que la précédente.',
  from: 'À partir de (pièces)',
  price: 'Prix unitaire',
  row: (number) => `Prix dégressif ${number}`,
  add: 'Ajouter un prix dégressif',
  remove: 'Retirer',
  compareAtPrice: 'Ancien prix',
  compareAtPriceHint:
    'Affiché barré à côté du prix. Il doit avoir été pratiqué dans les 30 jours précédant le prix actuel.',
})

export const detailTexts = translation<typeof English.detailTexts>()({
  identification: 'Identification',
  sku: 'Référence (SKU)',
  skuHint: 'Votre propre numéro.',
  gtin: 'GTIN',
  gtinHint: 'Les 8, 12, 13 ou 14 chiffres sous le code-barres (EAN, UPC).',
  mpn: 'Référence du fabricant',
  mpnHint: 'Telle que le fabricant l’indique.',
  brand: 'Marque',
  category: 'Catégorie',
  categoryHint: 'Par exemple\u00a0: Outils pour cassette.',
  specifications: 'Caractéristiques',
  specsHint:
    'La clé s’écrit en minuscules, chiffres et traits d’union, par exemple jaw-width. Sans unité, laissez le champ vide.',
  explained: (name, meaning) => `${name}\u00a0: ${meaning}`,
  key: 'Clé',
  value: 'Valeur',
  unit: 'Unité',
  row: (number) => `Caractéristique ${number}`,
  add: 'Ajouter une caractéristique',
  remove: 'Retirer',
  size: 'Poids et dimensions',
  weightGrams: 'Poids en grammes',
  giftCard: 'Chaque pièce est une carte cadeau',
  giftCardHint:
    'Son code est envoyé par e-mail après le paiement et vaut son prix. Elle n’a ni taxe, ni livraison, ni adresse.',
  lengthMm: 'Longueur en millimètres',
})

export const ownKeyTexts = translation<typeof English.ownKeyTexts>()({
  title: 'Clés de la boutique',
  hint: 'Des clés absentes du dictionnaire. Tous les produits peuvent les utiliser\u202f; les pages affichent leur nom, leur unité et leur explication.',
  key: 'Clé',
  keyHint: 'Minuscules, chiffres et traits d’union.',
  name: 'Nom',
  unit: 'Unité',
  kind: 'Type de valeur',
  kinds: { number: 'Nombre', choice: 'Un mot parmi plusieurs', text: 'Texte' },
  meaning: 'Explication',
  meaningHint: 'Une phrase\u00a0: ce que c’est et comment le mesurer.',
  add: 'Ajouter une clé',
  change: 'Modifier',
  delete: 'Supprimer',
  deleteAnyway: 'Supprimer quand même',
  save: 'Enregistrer la clé',
  cancel: 'Annuler',
})

export const pictureListTexts = translation<typeof English.pictureListTexts>()({
  title: 'Autres photos',
  hint: 'Jusqu’à huit photos en plus de la première.',
  row: (number) => `Photo ${number}`,
  alt: 'Ce que montre la photo',
  altHint: 'Pour ceux qui ne la voient pas, par exemple\u00a0: L’outil sur une cassette.',
  add: 'Ajouter une photo',
  remove: 'Retirer',
})

export const fitsTexts = translation<typeof English.fitsTexts>()({
  title: 'Compatible avec',
  hint: 'Les standards de pièces auxquels le produit convient.',
  loading: 'Chargement des standards',
  notLoaded: 'Les standards n’ont pas pu être chargés.',
  unknown: 'Autres standards',
  count: (count) => (count === 0 ? '' : `(${count} ${plural(count, 'choisi', 'choisis')})`),
})

export const needsTexts = translation<typeof English.needsTexts>()({
  title: 'À prévoir aussi',
  hint: 'D’autres outils nécessaires au travail. La page du produit les propose.',
  find: 'Chercher un outil',
  findHint: 'Nom, numéro ou dimension.',
  full: 'Douze outils au plus.',
  found: 'Outils trouvés',
  count: (formats, count) => counted(formats, count, 'outil trouvé', 'outils trouvés'),
  add: (name) => `Ajouter ${name}`,
  remove: 'Retirer',
})

export const addProductTexts = translation<typeof English.addProductTexts>()({
  heading: 'Ajouter un produit',
  kind: 'Type',
  kinds: [
    { value: 'tool', text: 'Un outil' },
    { value: 'part', text: 'Une pièce' },
  ],
  lead: 'Un nouveau produit apparaît aussitôt en tête de sa liste.',
  submit: 'Ajouter le produit',
  submitting: 'Ajout en cours…',
  added: 'Produit ajouté',
  failed: 'Le produit n’a pas pu être ajouté',
  onBoard: (name) => `${name} est dans la boutique.`,
  look: 'Voir dans la boutique',
})

export const manageProductTexts = translation<typeof English.manageProductTexts>()({
  family: (name) => `Famille\u202f: ${name}`,
  import: 'Importer un CSV',
  ...listTexts,
  caption: 'Gérer les produits',
  loading: 'Chargement des produits',
  notLoaded: 'Les produits n’ont pas pu être chargés.',
  empty: 'Aucun produit pour le moment.',
  addFirst: 'Ajouter un produit',
  searchHint: 'Partie du nom, de la référence, de la marque ou de la catégorie',
  searchHintOfNames: 'Partie du nom',
  count: countText('produit', 'produits'),
  product: 'Produit',
  price: 'Prix',
  minimum: 'Minimum',
  available: 'Stock',
  actions: 'Actions',
  soldOut: 'Épuisé',
  earlier: 'au lieu de',
  since: 'depuis le',
  onRequest: 'sur devis',
  noStock: '–',
  noPicture: 'Pas encore de photo',
  whyStock: (name) => ` en stock, ${name}\u00a0: voir l’historique`,
  waiting: (people) => `${people} ${plural(people, 'personne attend', 'personnes attendent')}`,
  unknown: 'inconnu',
  lowest: 'Stock le plus bas d’abord',
  highest: 'Stock le plus élevé d’abord',
  fromA: 'Nom, de A à Z',
  fromZ: 'Nom, de Z à A',
  cheapest: 'Prix croissant',
  dearest: 'Prix décroissant',
  edit: 'Modifier, réassortir',
  delete: 'Supprimer',
  deleting: 'Suppression…',
  ofProduct: (name) => `\u00a0: ${name}`,
  confirm: 'Êtes-vous sûr\u202f?',
  deleted: (name) => `Produit supprimé\u00a0: ${name}`,
  confirmText: (name, canUndo = false) =>
    `${name} disparaît de la boutique. Ses commandes restent telles quelles.${canUndo ? ' Vous pouvez revenir en arrière sous «\u00a0Modifications\u00a0».' : ''}`,
  confirmYes: 'Supprimer le produit',
  confirmNo: 'Le garder',
  gone: 'Ce produit n’est plus dans la boutique.',
})

export const productTexts = translation<typeof English.productTexts>()({
  changes: 'Modifications de l’équipe',
  page: 'Produit',
  back: 'Tous les produits',
  backToParts: 'Toutes les pièces',
  loading: 'Chargement du produit',
  notLoaded: 'Le produit n’a pas pu être chargé.',
  withoutStock:
    'Cette pièce n’a pas de stock\u00a0: elle se vend sur devis. Avec une quantité minimale, on peut la réserver.',
  notOffered:
    'Cette boutique ne permet pas de modifier un produit. Supprimez-le, puis ajoutez-le de nouveau.',
  look: 'Voir dans la boutique',
  editHeading: 'Modifier',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: (name) => `Produit enregistré\u00a0: ${name}`,
  nothingChanged: 'Rien à enregistrer.',
  restockHeading: 'Réassort',
  left: 'En stock',
  restockQuantity: 'Pièces',
  restockQuantityHint: 'Positif\u00a0: entrée. Négatif\u00a0: sortie.',
  restockReason: 'Motif',
  restockReasonHint: 'Noté dans l’historique du stock, par exemple\u00a0: livraison, inventaire, casse.',
  after: (quantity) => `${quantity} ensuite`,
  restock: 'Modifier le stock',
  restocking: 'Modification…',
  restocked: (quantity, name) => `Stock de ${name}\u00a0: ${quantity}`,
  quantityRequired: 'Indiquez un nombre de pièces.',
  reasonRequired: 'Indiquez un motif.',
})
