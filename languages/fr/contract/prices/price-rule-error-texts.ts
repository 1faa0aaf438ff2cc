import type * as English from '../../../../contract/prices/price-rule-error-texts.ts'
import { translation } from '../../../translation.ts'

export const priceRuleErrorTexts = translation<typeof English.priceRuleErrorTexts>()({
  PRICE_RULE_NOT_FOUND: 'Cette remise n’est plus dans la liste. Rechargez la page.',
  PRICE_RULE_CHANGED:
    'Cette remise a été modifiée après que vous l’avez ouverte. Fermez le formulaire et rouvrez-le pour voir la modification.',
  PRICE_RULE_BEGUN:
    'Cette remise a commencé\u00a0: son genre et son code restent. Arrêtez-la, puis copiez-la et modifiez la copie.',
  PRICE_RULE_END_PAST: 'Cette fin est déjà passée. Choisissez-en une plus tardive.',
  PRICE_RULE_ENDED: 'Cette remise est déjà terminée. Modifiez sa fin ou copiez-la.',
  PRICE_RULE_KEPT: 'Cette remise a commencé ou a servi, elle reste donc dans la liste. Arrêtez-la plutôt.',
  PRICE_RULE_CODE_TAKEN: 'Une autre remise a ce code, avec cette graphie ou une autre. Écrivez-en un autre.',
  PRICE_RULE_PRODUCTS_GONE: 'Plus aucun produit de la boutique n’y correspond. Choisissez à nouveau.',
  CUSTOMER_GROUP_NOT_FOUND: 'Ce groupe n’est plus dans la liste. Rechargez la page.',
  CUSTOMER_GROUP_GONE: 'Ce groupe n’est plus dans la liste. Choisissez-en un autre, ou toute la clientèle.',
  CUSTOMER_GROUP_TAKEN: 'Il existe déjà un groupe de ce nom. Modifiez-le ou écrivez un autre nom.',
  CUSTOMER_GROUP_CHANGED:
    'Ce groupe a été modifié après que vous l’avez ouvert. Fermez le formulaire et rouvrez-le pour voir la modification.',
  CUSTOMER_GROUP_IN_USE:
    'Une remise qui n’est pas terminée nomme ce groupe. Modifiez-la, ou laissez-la d’abord se terminer.',
})
