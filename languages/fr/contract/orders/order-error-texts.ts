import type * as English from '../../../../contract/orders/order-error-texts.ts'
import { translation } from '../../../translation.ts'

export const orderErrorTexts = translation<typeof English.orderErrorTexts>()({
  ORDER_NUMBER_WRONG:
    'Ce n’est pas un numéro de commande. Copiez-le depuis un e-mail de la boutique, par exemple TW-1042-9, ou P-1042-3 pour un achat complet.',
  WITHDRAWAL_NOT_FOUND:
    'Aucune commande ne correspond à ce numéro et à cet e-mail. Utilisez l’e-mail de la réservation et le numéro de l’e-mail correspondant, ou écrivez-nous.',
  WITHDRAWAL_LATE: 'Le délai de rétractation de l’une de ces commandes est écoulé. Écrivez-nous à ce sujet.',
  ORDER_WITHDRAWN:
    'Le client s’est rétracté de cette commande. Remboursez-la au lieu de l’expédier, ou annulez d’abord la rétractation.',
  WITHDRAWAL_NOT_OPEN:
    'Cette commande n’a plus de rétractation en cours. Son historique indique comment elle s’est terminée.',
  ORDER_LINK_NOT_FOUND:
    'Ce lien ne mène à aucune commande. Il est incomplet, ou ses 90 jours sont écoulés. Connectez-vous pour voir vos commandes sous «\u00a0Mes commandes\u00a0», ou écrivez-nous.',
  ORDER_NOT_FOUND: 'Cette commande n’est pas dans votre liste. Regardez sous «\u00a0Mes commandes\u00a0».',
  ORDER_NOT_PAID: 'Cette commande n’est pas encore payée. Expédiez-la une fois le paiement reçu.',
  ORDER_REFUNDED: 'Cette commande a été entièrement remboursée\u00a0: il n’y a rien à expédier.',
  ADDRESS_MISSING:
    'Cette commande n’a pas encore d’adresse de livraison. Demandez-la, ou expédiez sans elle.',
  ORDER_SENT:
    'Cette commande est en route, son adresse ne peut donc plus changer. Contactez le transporteur ou écrivez-nous.',
  INVOICE_NOT_FOUND:
    'Cette facture n’existe pas pour votre compte. Ouvrez-la depuis «\u00a0Mes commandes\u00a0».',
  INVOICE_CORRECTED: 'Ce document a déjà été corrigé. Rechargez la commande pour voir la correction.',
  INVOICE_PRINTS: 'Tous les caractères de ce document s’impriment\u00a0: il n’y a rien à corriger.',
  INVOICE_STILL_UNPRINTED:
    'Certains caractères ne s’impriment toujours pas. Saisissez le nom et l’adresse dans une autre écriture, par exemple en lettres latines.',
  PICK_UP_NOT_OFFERED: 'Le retrait en magasin n’est pas proposé pour le moment. Choisissez la livraison.',
  ORDER_PICKED_UP: 'Cette commande est retirée en magasin. Remettez-la au comptoir au lieu de l’expédier.',
  ORDER_NOT_PICKED_UP: 'Cette commande est livrée, pas retirée en magasin. Expédiez-la.',
  ORDER_WITHOUT_ADDRESS:
    'Cette commande est retirée en magasin, elle n’a donc pas d’adresse. Choisissez d’abord la livraison, ou écrivez-nous.',
  ORDER_NOT_READY:
    'Cette commande n’est pas encore prête. Marquez-la comme prête\u00a0: le client en est informé.',
  ORDER_HANDED_OUT: 'Cette commande a déjà été remise. Son historique indique quand.',
  READY_JUST_TOLD:
    'Le client a été prévenu il y a moins d’une minute. Attendez une minute, puis renvoyez le message.',
  ADDRESS_NOT_FOUND: 'Cette adresse n’est pas dans votre compte. Rechargez la liste des adresses.',
  ADDRESSES_LIMIT: 'Votre compte garde 20 adresses au plus. Supprimez-en une pour ajouter celle-ci.',
  BASKET_CHANGED:
    'Le panier a été modifié sur un autre appareil. Rechargez-le, puis faites votre modification.',
  REFERENCE_INVOICED:
    'Cette commande a déjà sa facture : votre numéro de commande y reste. Écrivez-nous s’il en faut un autre.',
  LIST_NOT_FOUND: 'Cette liste n’existe plus. Revenez à vos listes.',
  LIST_CHANGED: 'Cette liste a été modifiée entre-temps. Rechargez-la, puis refaites votre modification.',
  LIST_FULL: 'Une liste compte au plus 500 lignes. Retirez-en, ou prenez une autre liste.',
  LISTS_LIMIT: 'Il y a déjà 50 listes. Supprimez-en une dont vous n’avez plus besoin, puis créez celle-ci.',
  LIST_NEEDS_COMPANY: 'Vous n’achetez pas pour une société. Gardez cette liste pour vous.',
  LIST_OF_COMPANY: 'Cette liste a été créée par une autre personne. Elle seule peut cesser de la partager.',
  CART_NOT_FOUND:
    'Ce panier n’existe plus\u00a0: il est valable un jour, ou le programme qui l’a rempli l’a supprimé. Demandez-lui d’en créer un nouveau, ou remplissez votre panier ici.',
  CARTS_LIMIT:
    'Trop de paniers sont ouverts depuis ce réseau. Supprimez ceux qui ne servent plus, ou réessayez demain.',
  SENDING_TOLD: 'Le client sait déjà que la commande est en route\u00a0: elle reste expédiée.',
  ORDER_NOT_SENT: 'Cette commande n’est pas encore expédiée. Marquez-la comme expédiée avec ce colis.',
  PARCEL_NOT_FOUND: 'Cette commande n’a plus ce colis. Rechargez la commande pour voir ses colis.',
  PARCEL_LAST:
    'Une commande expédiée garde son dernier colis. Corrigez son numéro, ou ajoutez d’abord le bon colis.',
  PARCEL_KNOWN: 'Un autre colis de cette commande porte ce numéro. Retirez l’un des deux.',
  PARCELS_TOO_MANY: 'Une commande a 20 colis au plus. Retirez-en un qui est faux.',
  QUANTITY_BELOW_MINIMUM: 'La quantité est inférieure à la quantité minimale de ce produit. Augmentez-la.',
  QUANTITY_ABOVE_AVAILABLE: 'Il n’en reste pas autant. Réduisez la quantité à ce qui est disponible.',
  LINES_REFUSED:
    'Certaines lignes ne peuvent pas être réservées\u00a0: rien n’a été réservé. Modifiez ou retirez les lignes indiquées, puis réessayez.',
  ORDER_CANNOT_BE_PAID:
    'Ce total est inférieur ou supérieur à ce qu’un paiement par carte permet dans la devise de la boutique. Modifiez la quantité.',
  UNPAID_ORDERS_LIMIT:
    'Vous avez atteint la limite de commandes non payées. Payez-en ou annulez-en une sous «\u00a0Mes commandes\u00a0», ou confirmez votre e-mail.',
  UNPAID_SHARE_LIMIT:
    'Vos commandes non payées ne peuvent pas réserver davantage de ce produit. Réduisez la quantité, ou payez d’abord une autre commande.',
  ORDER_ALREADY_PAID: 'Cette commande est déjà payée. Il n’y a plus rien à payer.',
  ORDER_PAID_CANNOT_CANCEL:
    'Cette commande est payée et ne peut pas être annulée ici. Écrivez-nous si vous souhaitez la retourner.',
  COUNTRY_NOT_DELIVERED:
    'Nous ne livrons pas dans ce pays. Choisissez une adresse dans un autre pays, ou écrivez-nous.',
  DELIVERY_PAID:
    'Cette commande est payée avec une livraison vers un autre pays. Écrivez-nous pour la faire envoyer dans ce pays.',
  STOCK_GONE:
    'La réservation de cette commande a expiré et ses pièces ont été vendues. Annulez-la, ou réessayez après le prochain réassort.',
  DISCOUNT_UNKNOWN: 'Ce code n’existe pas. Vérifiez son orthographe ou retirez-le.',
  DISCOUNT_PLANNED: 'Ce code n’est pas encore valable. Retirez-le ou revenez plus tard.',
  DISCOUNT_ENDED: 'Ce code n’est plus valable. Retirez-le pour continuer.',
  DISCOUNT_USED_UP: 'Ce code est épuisé. Retirez-le pour continuer.',
  DISCOUNT_USED: 'Vous avez déjà utilisé ce code. Retirez-le pour continuer.',
  DISCOUNT_FOR_MEMBERS:
    'Ce code est réservé aux membres. Connectez-vous avec l’adresse e-mail que la boutique connaît.',
  DISCOUNT_FOR_OTHER_PRODUCTS: 'Ce code concerne d’autres produits. Retirez-le pour continuer.',
  DISCOUNT_BELOW_MINIMUM:
    'Le montant des articles est inférieur au minimum de ce code. Ajoutez un article ou retirez le code.',
  DISCOUNT_NOT_BETTER: 'Le prix sans ce code est plus avantageux : il n’est donc pas utilisé.',
  DISCOUNT_GONE:
    'La réservation de cette commande a expiré et sa remise n’est plus disponible. Annulez-la et commandez à nouveau.',
})
