import type * as English from '../../../../domain/prices/price-file-texts.ts'
import { translation } from '../../../translation.ts'

export const priceFileTexts = translation<typeof English.priceFileTexts>()({
  noNumber: 'Il manque le numéro d’un produit dans la ligne. Écrivez sa référence.',
  unknownNumber: (number) => `Aucun produit n’a le numéro ${number}. Corrigez-le, ou supprimez la ligne.`,
  giftCard: 'Une carte cadeau coûte toujours sa valeur. Supprimez la ligne.',
  price: (cell) =>
    `«\u00a0${cell}\u00a0» n’est pas un prix supérieur à 0. Écrivez par exemple 12,50, ou laissez vide pour retirer le produit.`,
  otherCurrency: (currency) =>
    `Ces prix sont dans une autre devise que celle de la boutique. Indiquez-les en ${currency}.`,
  from: (cell) =>
    `«\u00a0${cell}\u00a0» n’est pas un nombre de pièces. Écrivez un nombre entier à partir de 1, ou laissez vide pour 1.`,
  twice: (line) =>
    `La ligne ${line} a déjà un prix de ce produit à partir du même nombre de pièces. Supprimez l’une des deux.`,
  emptyAndPrice: (line) =>
    `La ligne ${line} retire ce produit, et cette ligne lui donne un prix. Supprimez l’une des deux.`,
  notCheaper: (from) =>
    `À partir de plus de pièces, le prix doit être inférieur à celui à partir de ${from}. Corrigez l’un des deux.`,
  tooManySteps: (most) => `Un produit a au plus ${most}\u00a0prix. Supprimez-en.`,
  tooLow: (least) =>
    `La plus petite commande à ce prix est inférieure à ${least}, le minimum d’un paiement par carte. Écrivez un prix plus élevé, ou à partir de plus de pièces.`,
  noLine: 'Le fichier n’a aucune ligne avec un prix. Écrivez un numéro et un prix dans chaque ligne.',
})
