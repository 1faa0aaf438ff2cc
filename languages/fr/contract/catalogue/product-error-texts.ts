import type * as English from '../../../../contract/catalogue/product-error-texts.ts'
import { translation } from '../../../translation.ts'

export const productErrorTexts = translation<typeof English.productErrorTexts>()({
  TOOL_NOT_FOUND: 'Ce produit n’est plus en boutique. Choisissez-en un autre.',
  PICTURE_MISSING:
    'Ce produit n’a pas encore de photo\u00a0: il ne peut pas être affiché. Ajoutez d’abord une photo.',
  TOOL_HIDDEN: 'Ce produit n’est pas en vente pour le moment. Choisissez-en un autre.',
  ITEM_NOT_FOUND:
    'Cette pièce n’est plus en boutique. Envoyez votre message sans elle, ou choisissez une autre pièce.',
  SMALLEST_ORDER_NOT_PAYABLE:
    'La plus petite commande de ce produit est inférieure ou supérieure à ce qu’un paiement par carte permet dans la devise de la boutique. Modifiez son prix ou sa quantité minimale.',
  REVIEWED_TOOL_NOT_FOR_SALE: 'Ce produit n’est plus en boutique. Choisissez-en un autre, ou aucun.',
  NEEDED_TOOL_NOT_FOR_SALE:
    'Un produit ne peut nécessiter que d’autres produits en vente. Choisissez à nouveau ce qu’il nécessite.',
  PRODUCT_CHANGED:
    'Quelqu’un d’autre a modifié ce produit après que vous l’avez ouvert. Comparez vos valeurs aux nouvelles, puis enregistrez à nouveau.',
  NEIGHBOUR_GONE:
    'Le produit voisin de la place choisie a été supprimé. Rechargez la liste et déplacez à nouveau le produit.',
  PRICE_BREAKS_CONTRADICT:
    'Chaque prix dégressif demande plus de pièces que la plus petite commande et un prix inférieur à celui d’une pièce. Modifiez les prix dégressifs, le prix ou la quantité minimale.',
  EARLIER_PRICE_NOT_ASKED:
    'Ce produit n’a pas eu ce prix dans les 30 jours précédant son prix actuel. Saisissez un prix qu’il a vraiment eu, ou laissez le champ vide.',
  SKU_TAKEN:
    'Un autre produit porte cette référence. Saisissez-en une autre, ou modifiez d’abord ce produit.',
  GTIN_TAKEN: 'Un autre produit porte ce GTIN. Comparez-le avec l’emballage, ou modifiez d’abord ce produit.',
  FAMILY_WITHOUT_AXES:
    'Choisissez les valeurs des caractéristiques qui distinguent les produits de cette famille : une ou deux.',
  FAMILY_VALUE_MISSING:
    'Il manque dans les caractéristiques une valeur qui distingue les produits de cette famille. Ajoutez-la, ou retirez la famille.',
  FAMILY_AXES_DIFFER:
    'D’autres valeurs distinguent les autres produits de cette famille. Choisissez les mêmes, ou écrivez une autre famille.',
  FAMILY_VALUES_TAKEN:
    'Un autre produit de cette famille a les mêmes valeurs. Modifiez l’un des deux, ou écrivez une autre famille.',
  MAKER_NOT_FOUND: 'Ce fabricant n’est plus dans la liste. Rechargez les fabricants et choisissez-en un.',
  MAKER_GONE: 'Ce fabricant n’est plus dans la liste. Choisissez-en un autre, ou aucun.',
  MAKER_TAKEN: 'Un fabricant porte déjà ce nom. Modifiez-le, ou saisissez un autre nom.',
  MAKER_CHANGED:
    'Quelqu’un d’autre a modifié ce fabricant après que vous l’avez ouvert. Fermez le formulaire, puis modifiez-le à nouveau.',
  MAKER_IN_USE:
    'Des produits mentionnent ce fabricant, il ne peut donc pas être supprimé. Choisissez-leur d’abord un autre fabricant.',
  SPEC_KEY_TAKEN: 'Le dictionnaire contient déjà cette clé. Choisissez-en une autre.',
  SPEC_KEY_NOT_FOUND: 'Cette clé n’a pas été ajoutée par la boutique. Rechargez le dictionnaire.',
  SPEC_KEY_IN_USE:
    'Des produits utilisent cette clé. Si vous la supprimez, son nom et sa signification y sont perdus\u202f; les valeurs restent.',
  STOCK_OUT_OF_RANGE:
    'Le stock tomberait sous zéro ou dépasserait 1\u202f000\u202f000. Choisissez une autre quantité.',
  STOCK_MOVED:
    'Le stock a bougé pendant votre comptage. Comparez avec le stock affiché maintenant, puis saisissez à nouveau le comptage.',
  RESTOCK_REQUEST_NOT_FOUND:
    'Ce lien n’est plus valable\u00a0: la demande est traitée, supprimée ou trop ancienne. Refaites-la sur la page du produit.',
})
