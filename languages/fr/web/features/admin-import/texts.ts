import type * as English from '../../../../../web/features/admin-import/texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const importTexts = translation<typeof English.importTexts>()({
  title: 'Importation',
  notOffered: 'Cette boutique ne propose pas d’importer des produits.',
  lead: 'Modifiez beaucoup de produits dans un tableur, ou ajoutez vos premiers. La boutique compare le fichier à ses produits et montre chaque différence. Rien ne change avant que vous l’appliquiez, et une importation peut être annulée une fois.',
  otherShops:
    'Les exportations de produits de Shopify et de WooCommerce sont comprises telles quelles\u00a0: exportez-y tous les produits en CSV, puis choisissez le fichier ici.',
  steps: 'Fichiers de départ',
  downloadAll: 'Télécharger tous les produits',
  downloadForShopify: 'Télécharger pour Shopify',
  template: 'Télécharger un modèle',
  templateHint:
    'Une ligne par outil ou pièce\u202f; la colonne kind dit lequel. Une ligne sans _id ni sku ajoute un produit\u202f; toute autre ligne modifie le produit qu’elle désigne. Pour une photo, indiquez le nom de son fichier, par exemple cone-wrench.jpg, et choisissez aussi ce fichier. Un brouillon se passe de photo.',
  languagesHint: (column, language) =>
    `Les textes dans les autres langues ont leurs propres colonnes\u00a0: ${column} contient le nom en ${language.toLowerCase()}. Il en va de même pour shortDescription, specs, pictures, warnings et guaranteeTerms. Une cellule vide supprime le texte dans cette langue\u202f; sans la colonne, il reste.`,
  file: 'Fichier CSV et photos',
  hint: 'Choisissez le fichier et les photos qu’il cite, ou déposez le tout sur le champ. CSV avec virgules, points-virgules ou tabulations, 50 Mo et 60\u202f000 lignes au plus\u202f; jusqu’à 1\u202f000 photos.',
  noFile: 'Choisissez d’abord un fichier.',
  onlyPictures: 'Ajoutez aux photos un fichier CSV\u00a0: il dit à quel produit va chacune.',
  twoFiles: (one, other) => `Choisissez un seul fichier CSV. Vous avez choisi ${one} et ${other}.`,
  tooManyPictures: (formats, most) => `Choisissez au plus ${wholeNumber(formats, most)} photos à la fois.`,
  chosen: (formats, file, pictures) => `${file} et ${counted(formats, pictures, 'photo', 'photos')}`,
  uploading: 'Envoi des photos',
  uploaded: (formats, done, all) =>
    `${wholeNumber(formats, done)} sur ${counted(formats, all, 'photo envoyée', 'photos envoyées')}`,
  failedPictures: (formats, count) =>
    `${counted(formats, count, 'photo n’a pas pu être envoyée', 'photos n’ont pas pu être envoyées')}. Les autres sont conservées et ne seront pas renvoyées.`,
  sendAgain: 'Réessayer',
  without: 'Continuer sans elles',
  stop: 'Arrêter',
  emptyFile: 'Le fichier est vide.',
  compare: 'Comparer avec la boutique',
  sending: 'Envoi du fichier',
  past: 'Importations précédentes',
  pastRows: {
    loading: 'Chargement des importations',
    notLoaded: 'Les importations n’ont pas pu être chargées.',
  },
  none: 'Aucun fichier importé pour le moment. Commencez par une exportation de Shopify ou de WooCommerce, ou par le modèle.',
  older: 'Plus anciennes',
  newest: 'Plus récentes',
  pages: 'Pages des importations',
  columnsOfPast: {
    file: 'Fichier',
    state: 'État',
    found: 'Résultat',
    by: 'Envoyé par',
    when: 'Envoyé le',
  },
  states: {
    waiting: 'En attente',
    checking: 'Comparaison',
    unreadable: 'Illisible',
    checked: 'Comparée',
    applied: 'Appliquée',
    undone: 'Annulée après coup',
    cancelled: 'Interrompue',
    failed: 'Échec',
  },
  found: (formats, { counts }) =>
    [
      counts.new > 0 && counted(formats, counts.new, 'nouvelle', 'nouvelles'),
      counts.changed > 0 && counted(formats, counts.changed, 'modifiée', 'modifiées'),
      counts.unchanged > 0 && counted(formats, counts.unchanged, 'inchangée', 'inchangées'),
      counts.wrong > 0 && counted(formats, counts.wrong, 'erronée', 'erronées'),
    ]
      .filter((part) => part !== false)
      .join(', ') || '–',
})

export const oneImportTexts = translation<typeof English.oneImportTexts>()({
  title: (fileName) => `Importation de ${fileName}`,
  loading: 'Chargement de l’importation',
  notLoaded: 'L’importation n’a pas pu être chargée.',
  back: 'Toutes les importations',
  another: 'Choisir un autre fichier',
  waiting: 'Le fichier attend d’être comparé.',
  progress: (formats, done, all) =>
    all === 0
      ? 'Lecture du fichier'
      : `${wholeNumber(formats, done)} sur ${counted(formats, all, 'ligne comparée', 'lignes comparées')}`,
  cancel: 'Annuler',
  cancelled: 'Cette importation a été interrompue. Rien n’a changé.',
  discard: 'Abandonner',
  again: 'Comparer de nouveau',
  formats: {
    shopify: 'C’est une exportation de produits de Shopify.',
    woocommerce: 'C’est une exportation de produits de WooCommerce.',
  },
  adapted: 'Ce qui a été adapté à cette boutique\u00a0:',
  sameFile: 'Le même fichier a déjà été appliqué le',
  sameFileStock: 'Les pièces qu’il ajoute le seraient une seconde fois.',
  nothing: 'Le fichier ne change rien\u00a0: chaque ligne correspond déjà à la boutique.',
  wrong: (formats, count) =>
    `${counted(formats, count, 'ligne erronée', 'lignes erronées')}. Corrigez le fichier et renvoyez-le\u00a0: une importation s’applique en entier ou pas du tout.`,
  apply: (formats, count) => `Appliquer ${counted(formats, count, 'modification', 'modifications')}`,
  applyTitle: (formats, count) =>
    `Appliquer ${counted(formats, count, 'modification', 'modifications')}\u202f?`,
  applyText: (formats, { counts }) =>
    `${counted(formats, counts.changed, 'produit modifié', 'produits modifiés')} et ${counted(formats, counts.new, 'ajouté', 'ajoutés')}, tous ensemble ou aucun. Vous pourrez l’annuler une fois.`,
  applying: 'Application',
  written: (formats, done, all) =>
    `${wholeNumber(formats, done)} sur ${counted(formats, all, 'ligne écrite', 'lignes écrites')}`,
  running: 'Cette importation est en cours d’écriture.',
  stop: 'Arrêter',
  applied: (formats, { counts }) =>
    `${counted(formats, counts.changed, 'produit modifié', 'produits modifiés')}, ${counted(formats, counts.new, 'ajouté', 'ajoutés')}.`,
  keep: 'Pas maintenant',
  undo: 'Annuler cette importation',
  undoUntil: 'Annulation possible jusqu’au',
  discardedOn: 'La comparaison est conservée jusqu’au',
  forgotten: 'La comparaison est effacée\u00a0: cette importation ne peut plus être annulée.',
  undoTitle: 'Annuler cette importation\u202f?',
  undoText:
    'Tous les produits retrouvent leurs valeurs d’avant. Les nouveaux sont supprimés\u202f; ceux qui ont des commandes sont masqués.',
  undoing: 'Annulation',
  undone: 'Cette importation a été annulée. Les produits sont comme avant.',
  undoneToast: 'L’importation est annulée.',
  difference: 'Différences',
  show: 'Afficher',
  kinds: { new: 'Nouvelles', changed: 'Modifiées', unchanged: 'Inchangées', wrong: 'Erronées' },
  all: 'Toutes les lignes',
  rows: { loading: 'Chargement des lignes', notLoaded: 'Les lignes n’ont pas pu être chargées.' },
  noRows: 'Aucune ligne de ce genre.',
  count: (formats, rows, more) =>
    `${counted(formats, rows, 'ligne', 'lignes')}${more ? ', suite à la page suivante' : ''}`,
  pages: 'Pages des lignes',
  nextPage: 'Page suivante',
  firstPage: 'Première page',
  columns: { name: 'Produit', row: 'Ligne', kind: 'Quoi', cells: 'Cellules' },
  ofColumn: (name) => `${name}\u00a0: `,
  inLanguage: (name, language) => `${name} (${language})`,
  noName: 'Sans nom',
  before: 'avant',
  after: 'après',
  nothingThere: 'vide',
})

export const exampleTexts = translation<typeof English.exampleTexts>()({
  tool: 'Clé à cônes 13/15 mm',
  toolText: 'Clé plate et fine pour les cônes de moyeu.',
  toolCategory: 'Outils pour moyeux',
  part: 'Chambre à air 28 × 32 mm',
  partCategory: 'Chambres à air',
})

export const columnNames = translation<typeof English.columnNames>()({
  _id: 'Id',
  kind: 'Type',
  name: 'Nom',
  sku: 'Référence (SKU)',
  state: 'État',
  price: 'Prix',
  compareAtPrice: 'Ancien prix',
  priceBreaks: 'Prix dégressifs',
  minOrderQuantity: 'Quantité minimale',
  availableQuantity: 'Stock',
  exportedQuantity: 'Stock exporté',
  img: 'Photo',
  shortDescription: 'Description',
  brand: 'Marque',
  category: 'Catégorie',
  specs: 'Caractéristiques',
  pictures: 'Autres photos',
  fits: 'Compatible avec',
  needsAlso: 'À prévoir aussi',
  weightGrams: 'Poids',
  lengthMm: 'Longueur',
  gtin: 'GTIN',
  mpn: 'Référence du fabricant',
  maker: 'Fabricant',
  warnings: 'Avertissements',
  guaranteeYears: 'Garantie du fabricant, en années',
  guarantor: 'Garant',
  guaranteeTerms: 'Conditions de garantie',
  family: 'Famille',
  familyAxes: 'Distingués par',
})
