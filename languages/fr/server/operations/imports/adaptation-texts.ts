import type * as English from '../../../../../server/operations/imports/adaptation-texts.ts'
import { translation } from '../../../../translation.ts'

export const adaptationTexts = translation<typeof English.adaptationTexts>()({
  rows: (count, rows, more) =>
    `(${count === 1 ? 'ligne' : 'lignes'} ${rows}${more > 0 ? ` et ${more} autres` : ''})`,
  families: (count, rows) =>
    `${count} variantes deviennent les produits d’une famille, chacun avec son prix, son stock et sa référence ${rows}.`,
  madeSkus: (count, rows) =>
    `${count === 1 ? '1 produit n’avait' : `${count} produits n’avaient`} pas de référence et ${count === 1 ? 'en a reçu une, tirée' : 'en ont reçu une, tirée'} du nom et des options ${rows}.`,
  optionsInNames: (count, rows) =>
    `Une famille diffère par deux options au plus. Pour ${count} variantes, la troisième est dans le nom de la famille ${rows}.`,
  anyValues: (count, rows) =>
    `${count === 1 ? '1 variante vaut' : `${count} variantes valent`} pour toutes les valeurs d’une option et ${count === 1 ? 'devient' : 'deviennent chacune'} un seul produit ${rows}. Ajoutez une à une les tailles que vous vendez.`,
  namesForFamilies: (count, rows) =>
    `Pour ${count} variantes, le nom de la famille a été raccourci ou numéroté, car il a 50 caractères au plus et il est unique ${rows}.`,
  zerosRestored: (count, rows) =>
    `Un zéro supprimé par un tableur a été remis devant ${count === 1 ? '1 code-barres' : `${count} codes-barres`} ${rows}.`,
  noGtin: (count, rows) =>
    `${count === 1 ? '1 code-barres n’est pas un GTIN et a été laissé' : `${count} codes-barres ne sont pas des GTIN et ont été laissés`} de côté ${rows}.`,
  uncounted: (count, rows) =>
    `L’autre boutique ne comptait pas les pièces de ${count === 1 ? '1 produit' : `${count} produits`} : les nouveaux commencent ici à 0 ${rows}. Saisissez leur stock sous « Produits ».`,
  negative: (count, rows) =>
    `${count === 1 ? '1 stock était négatif et devient' : `${count} stocks étaient négatifs et deviennent`} 0 ${rows}.`,
  described: (count, rows) =>
    `${count === 1 ? '1 produit n’avait' : `${count} produits n’avaient`} pas de description ; le nom en tient lieu pour l’instant ${rows}.`,
  cutDescriptions: (count, rows) =>
    `${count === 1 ? '1 description dépassait 2 000 caractères et a été raccourcie' : `${count} descriptions dépassaient 2 000 caractères et ont été raccourcies`} ${rows}.`,
  cutBySpreadsheet: (count, rows) =>
    `Un tableur a coupé ${count === 1 ? '1 description' : `${count} descriptions`} après 32 767 caractères ${rows}. Prenez le fichier tel que l’autre boutique l’a écrit.`,
  cutTexts: (count, rows) =>
    `Des noms trop longs pour cette boutique ont été raccourcis dans ${count === 1 ? '1 ligne' : `${count} lignes`} ${rows}.`,
  morePictures: (_count, rows) =>
    `Un produit a neuf images au plus ; les autres ont été laissées de côté ${rows}.`,
  earlierPrices: (count, rows) =>
    `${count === 1 ? '1 ancien prix a été laissé' : `${count} anciens prix ont été laissés`} de côté, car cette boutique ne ${count === 1 ? 'l’a' : 'les a'} jamais demandé${count === 1 ? '' : 's'} ${rows}. Prévoyez une promotion sous « Prix » pour en annoncer un.`,
  salePrices: (count, rows) =>
    `${count === 1 ? '1 produit a' : `${count} produits ont`} un prix promotionnel : le prix normal a été repris ${rows}. Prévoyez une promotion sous « Prix ».`,
  virtual: (count, rows) =>
    `${count === 1 ? '1 produit n’est pas livré en colis et arrive comme brouillon' : `${count} produits ne sont pas livrés en colis et arrivent comme brouillons`} ${rows}.`,
  noPicture: (count, rows) =>
    `${count === 1 ? '1 produit n’a pas encore d’image ici et arrive comme brouillon' : `${count} produits n’ont pas encore d’image ici et arrivent comme brouillons`} ${rows}.`,
  noPrice: (count, rows) =>
    `${count === 1 ? '1 ligne n’a pas de prix et a été laissée' : `${count} lignes n’ont pas de prix et ont été laissées`} de côté ${rows}. Écrivez un prix dans le fichier pour ${count === 1 ? 'la' : 'les'} reprendre.`,
  giftCards: (count, rows) =>
    `${count === 1 ? '1 carte cadeau a été laissée' : `${count} cartes cadeaux ont été laissées`} de côté ${rows}. Ajoutez les cartes cadeaux sous « Produits ».`,
  grouped: (count, rows) =>
    `${count === 1 ? '1 groupe a été laissé' : `${count} groupes ont été laissés`} de côté ; les produits arrivent un par un ${rows}.`,
  external: (count, rows) =>
    `${count === 1 ? '1 produit est vendu dans une autre boutique et a été laissé' : `${count} produits sont vendus dans une autre boutique et ont été laissés`} de côté ${rows}.`,
  withoutVariations: (count, rows) =>
    `${count === 1 ? '1 produit à variantes n’en a aucune dans le fichier et a été laissé' : `${count} produits à variantes n’en ont aucune dans le fichier et ont été laissés`} de côté ${rows}.`,
  withoutProduct: (count, rows) =>
    `Le produit de ${count === 1 ? '1 variante n’est pas dans le fichier : elle arrive' : `${count} variantes n’est pas dans le fichier : elles arrivent`} sans famille ${rows}.`,
})
