import type * as English from '../../../../../domain/catalogue/product-file/file-texts.ts'
import { translation } from '../../../../translation.ts'

export const productFileTexts = translation<typeof English.productFileTexts>()({
  kind: 'Écrivez tool ou part.',
  state: 'Écrivez shown, hidden ou draft.',
  formula:
    'C’est une formule. Écrivez son résultat, ou une apostrophe devant si elle est à lire comme un texte.',
  entry: (number, problem) => `Entrée ${number}\u00a0: ${problem}`,
  unreadable: 'Cette cellule contient des caractères illisibles. Enregistrez le fichier au format CSV UTF-8.',
  spreadsheetError: 'Le tableur affiche une erreur ici. Corrigez-la d’abord dans le tableur.',
  shortened:
    'Un tableur a raccourci ce nombre, des chiffres sont perdus. Mettez la colonne au format texte dans le tableur, puis réécrivez le nombre en entier.',
  rounded:
    'Un tableur ne garde que 15 chiffres, les derniers sont peut-être perdus. Mettez la colonne au format texte dans le tableur, puis réécrivez le nombre, ou mettez une apostrophe devant s’il est juste.',
  date: 'Un tableur en a fait une date. Mettez la colonne au format texte dans le tableur, puis réécrivez la valeur, ou mettez une apostrophe devant si elle est voulue ainsi.',
  truth:
    'Un tableur en a fait vrai ou faux. Mettez la colonne au format texte dans le tableur, puis réécrivez la valeur, ou mettez une apostrophe devant si elle est voulue ainsi.',
  otherCurrency: (currency) =>
    `Ce montant est dans une autre devise que celle de la boutique. Écrivez-le en ${currency}.`,
  priceBreaks: (example) => `Écrivez les prix dégressifs ainsi\u00a0: ${example}.`,
  list: (example) => `Écrivez cette liste ainsi\u00a0: ${example}.`,
  specValue: 'Écrivez un texte ou un nombre comme «\u00a0value\u00a0».',
  standardLanguage: (language, column) =>
    `«\u00a0${language}\u00a0» est la langue par défaut de la boutique. Écrivez ses mots dans la colonne ${column}.`,
  noLanguage: (language) =>
    `La boutique n’a pas la langue «\u00a0${language}\u00a0». Proposez-la d’abord dans les réglages, ou supprimez la colonne.`,
  otherLanguage: (language, others) =>
    `La boutique n’a pas la langue «\u00a0${language}\u00a0». Écrivez ${others}, ou proposez-la d’abord dans les réglages.`,
  sameColumns: (one, other) =>
    `Les colonnes «\u00a0${one}\u00a0» et «\u00a0${other}\u00a0» ont le même sens. Supprimez l’une des deux.`,
  noColumns: (needed) =>
    `La première ligne ne contient aucune colonne de produit. Il faut ${needed}, ou _id et ce qui doit changer.`,
  columnsMissing: (count, columns) =>
    `Il manque ${count === 1 ? 'la colonne' : 'les colonnes'} ${columns} dans le fichier. Sans _id ni sku, chaque ligne est un nouveau produit et en a besoin.`,
})
