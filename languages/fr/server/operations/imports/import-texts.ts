import type * as English from '../../../../../server/operations/imports/import-texts.ts'
import { translation } from '../../../../translation.ts'

export const importTexts = translation<typeof English.importTexts>()({
  stopped: 'La vérification s’est arrêtée plusieurs fois avant la fin. Envoyez de nouveau le fichier.',
  gone: 'Le fichier n’existe plus. Envoyez-le de nouveau.',
  workbook:
    'C’est un classeur de tableur, pas un fichier CSV. Choisissez «\u00a0Enregistrer sous\u00a0» dans le tableur, puis «\u00a0CSV UTF-8\u00a0».',
  pdf: 'C’est un PDF, pas un fichier CSV.',
  notText: 'Ce n’est pas un fichier texte. Choisissez un fichier CSV.',
  empty: 'Le fichier est vide. Il faut une ligne avec les noms des colonnes, puis une ligne par produit.',
  utf16: 'Le fichier n’est pas en UTF-8. Il a été lu en UTF-16\u00a0: vérifiez les lettres accentuées.',
  windows1252:
    'Le fichier n’est pas en UTF-8. Il a été lu en Windows-1252, que de vieux tableurs écrivent\u00a0: vérifiez les lettres accentuées et le symbole de l’euro.',
  noRow: 'Le fichier a les noms des colonnes, mais aucune ligne de produit.',
  tooManyRows: (most) => `Le fichier a plus de ${most} lignes. Répartissez-le en plusieurs fichiers.`,
  quoteOpen: (row) =>
    `Ligne ${row}\u00a0: un guillemet ouvre une cellule et n’est jamais fermé. Fermez-le, ou doublez-le à l’intérieur des guillemets.`,
  rowTooLong: (row) =>
    `La ligne ${row} est plus longue qu’un produit ne peut l’être. Cherchez un guillemet manquant.`,
  quoteInside: (row) =>
    `Ligne ${row}\u00a0: un guillemet se trouve au milieu d’une cellule. Mettez toute la cellule entre guillemets et doublez celui-ci.`,
  delimiters: {
    ',': 'des virgules',
    ';': 'des points-virgules',
    '\t': 'des tabulations',
    '|': 'des barres verticales',
  },
  separated: (by) => `Les cellules ont été lues comme séparées par ${by}.`,
  otherCurrency: (header, currency) =>
    `La colonne «\u00a0${header}\u00a0» est dans une autre devise que celle de la boutique. Indiquez ses montants en ${currency}.`,
  readAs: (header, column) => `«\u00a0${header}\u00a0» comme ${column}`,
  ofOtherShop: (columns) =>
    `Des colonnes d’une autre boutique ont été lues d’après leur sens\u00a0: ${columns}.`,
  ignored: (count, columns, more) =>
    `${count === 1 ? 'Cette colonne est inconnue et ignorée' : 'Ces colonnes sont inconnues et ignorées'}\u00a0: ${columns}${more > 0 ? ` et ${more} autres` : ''}.`,
  html: (count, rows, more) =>
    `Du HTML a été converti en texte simple ${count === 1 ? 'à la ligne' : 'aux lignes'} ${rows}${more > 0 ? ` et ${more} autres` : ''}. Relisez les textes avant de les appliquer.`,
  path: (count, rows, more) =>
    `Un produit a une seule catégorie\u00a0: le dernier nom du chemin a été retenu ${count === 1 ? 'à la ligne' : 'aux lignes'} ${rows}${more > 0 ? ` et ${more} autres` : ''}.`,
  shortSku: (count, rows, more) =>
    `La référence ${count === 1 ? 'de la ligne' : 'des lignes'} ${rows}${more > 0 ? ` et ${more} autres` : ''} devient un code-barres avec un zéro devant, que les tableurs suppriment. Si c’en est un, mettez la colonne au format texte dans le tableur et écrivez le zéro.`,
  tooManyCells: (cells, width) =>
    `Cette ligne a ${cells} cellules, la première en a ${width}. Mettez entre guillemets une cellule qui contient le séparateur.`,
  curlyQuotes:
    'Les guillemets droits ont été remplacés par “ et ”, donc cette ligne a trop de cellules. Prenez le fichier tel que l’autre programme l’a écrit, ou remettez des guillemets droits.',
  unusedPictures: (count, names, more) =>
    `Aucune ligne ne nomme ${count === 1 ? 'cette image' : 'ces images'}\u00a0: ${names}${more > 0 ? ` et ${more} autres` : ''}.`,
  pictureNotSent: (name) =>
    `Aucune image du nom de ${name} n’accompagne le fichier. Choisissez-la en même temps que le fichier, ou écrivez l’adresse d’une image de la boutique.`,
  pictureNotOurs:
    'Cette image n’est pas dans la boutique. Choisissez son fichier en même temps que le fichier CSV, et écrivez ici le nom du fichier.',
  onlyNewDraft: 'Seul un nouveau produit peut être un brouillon. Écrivez hidden.',
  draftIsHidden: 'C’est un brouillon, que les visiteurs ne voient pas. Écrivez draft ou shown.',
  staysTool: 'C’est un outil et il le reste. Laissez la cellule vide, ou ajoutez un nouveau produit.',
  staysPart: 'C’est une pièce et elle le reste. Laissez la cellule vide, ou ajoutez un nouveau produit.',
  noMaker: (name) =>
    `Il n’y a pas de fabricant «\u00a0${name}\u00a0». Ajoutez-le d’abord sous Fabricants, puis comparez de nouveau le fichier.`,
  needsItself: 'Un produit ne peut pas avoir besoin de lui-même.',
  notForSale: (id) => `Aucun produit ${id} n’est en vente.`,
  noProduct:
    'Aucun produit n’a cet identifiant. Il a peut-être été supprimé. Pour un nouveau produit, laissez la cellule vide.',
  manyProducts: (count) => `${count} produits ont ce numéro. Écrivez le _id de celui qui est visé.`,
  sameGtin: (row) => `La ligne ${row} a aussi ce GTIN. Comparez les deux avec les emballages.`,
  sameProduct: (row) => `La ligne ${row} concerne le même produit. Gardez l’une des deux.`,
  sameSku: (row) =>
    `La ligne ${row} a aussi cette référence ; les majuscules, les espaces et les sortes de traits d’union ne comptent pas. Donnez à chaque produit sa propre référence.`,
  columnNeeded: 'Un nouveau produit a besoin de cette colonne.',
})
