import type * as English from '../../../../../server/operations/catalogue/catalogue-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const catalogueTexts = translation<typeof English.catalogueTexts>()({
  makerInUse: (products) =>
    plural(
      products,
      `${products}\u00a0produit mentionne ce fabricant, il ne peut donc pas être supprimé. Choisissez-lui d’abord un autre fabricant.`,
      `${products}\u00a0produits mentionnent ce fabricant, il ne peut donc pas être supprimé. Choisissez-leur d’abord un autre fabricant.`,
    ),
  partWithoutStock: 'Cette pièce n’a pas de stock. Donnez-lui d’abord un stock et une quantité minimale.',
  partHasStock:
    'Cette pièce a déjà un stock. Ajoutez des pièces, ou corrigez son stock en indiquant un motif.',
  giveStockFirst: 'Cette pièce n’a pas de stock. Donnez-lui-en d’abord un.',
  partGone: 'Cette pièce n’est plus en boutique. Rechargez la liste des pièces.',
  changedMeanwhile: (by, at) =>
    `${by || 'Quelqu’un d’autre'} a modifié ce produit${at && ` le ${at}`}, après que vous l’avez ouvert. Comparez vos valeurs aux nouvelles, puis enregistrez à nouveau.`,
  noEarlierPrice: 'Ce produit n’a pas encore eu d’autre prix\u00a0: laissez le champ vide.',
  notReduced: (lowest) =>
    `Ce produit coûtait déjà ${lowest} dans les 30 jours précédant son prix actuel\u00a0: il n’est donc pas réduit.`,
  earlierPrices: (prices) =>
    `Ce produit n’a pas coûté ce prix. Dans les 30 jours précédant son prix actuel, il coûtait ${prices}.`,
  saleAnnounces:
    'Une promotion baisse actuellement le prix de ce produit et affiche son prix habituel comme prix antérieur. Saisissez-en un autre une fois la promotion terminée.',
  stockMoved: (shown, now) =>
    `Le stock était de ${shown} au début de votre comptage et il est maintenant de ${now}\u00a0: des pièces ont été vendues ou déplacées. Comparez, puis saisissez à nouveau le comptage.`,
  stockFull: (available) =>
    `Il y en a ${available} en stock, et le maximum est de 1\u202f000\u202f000. Ajoutez-en moins.`,
  stockShort: (available) => `Il n’y en a que ${available} en stock. N’en retirez pas davantage.`,
  skuTaken: (holder) =>
    `Le produit «\u00a0${holder}\u00a0» porte cette référence. Saisissez-en une autre, ou modifiez d’abord ce produit.`,
  gtinTaken: (holder) =>
    `Le produit «\u00a0${holder}\u00a0» porte ce GTIN. Comparez-le avec l’emballage, ou modifiez d’abord ce produit.`,
  familyValueMissing: (keys) =>
    `Les produits de cette famille se distinguent par ${keys}. Ajoutez cette valeur aux caractéristiques, ou retirez la famille.`,
  familyAxesDiffer: (member, keys) =>
    `« ${member} » de cette famille se distingue par ${keys}. Choisissez la même chose, ou écrivez une autre famille.`,
  familyValuesTaken: (member) =>
    `« ${member} » de cette famille a les mêmes valeurs. Modifiez l’un des deux, ou écrivez une autre famille.`,
  smallestOrder: (range) =>
    `La plus petite commande de ce produit doit être comprise ${range}, pour pouvoir être payée par carte. Modifiez son prix ou sa quantité minimale.`,
  smallestOrderAtPrice: (range) =>
    `À ce prix, la plus petite commande ne peut pas être payée par carte\u00a0: elle doit être comprise ${range}.`,
  breakAboveMinimum: (pieces) => `Saisissez plus de ${pieces}\u00a0pièces, la plus petite commande.`,
  breakAbove: (pieces) => `Saisissez plus de ${pieces}\u00a0pièces.`,
  breakBelowPrice: (price) => `Saisissez moins de ${price}, le prix d’une pièce.`,
  breakBelow: (price) => `Saisissez moins de ${price}.`,
})
