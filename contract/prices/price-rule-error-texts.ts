/** The sentences of the refusals of price rules and groups of customers. */
export const priceRuleErrorTexts = {
  PRICE_RULE_NOT_FOUND: 'This discount is no longer in the list. Reload the page.',
  PRICE_RULE_CHANGED:
    'Another person changed this discount after you opened it. Open the form again to see the change.',
  PRICE_RULE_BEGUN:
    'This discount has begun, so its kind and its code stay. Stop it, then copy it and change the copy.',
  PRICE_RULE_END_PAST: 'This end is already past. Choose a later one.',
  PRICE_RULE_ENDED: 'This discount has ended already. Change its end, or copy it.',
  PRICE_RULE_KEPT: 'This discount has begun or was used, so it stays in the list. Stop it instead.',
  PRICE_RULE_CODE_TAKEN: 'Another discount has this code, in this or another spelling. Write another one.',
  PRICE_RULE_PRODUCTS_GONE: 'No product of the shop has this any more. Choose again.',
  CUSTOMER_GROUP_NOT_FOUND: 'This group is no longer in the list. Reload the page.',
  CUSTOMER_GROUP_GONE: 'This group is no longer in the list. Choose another one, or all customers.',
  CUSTOMER_GROUP_TAKEN: 'There is a group with this name already. Change that one, or write another name.',
  CUSTOMER_GROUP_CHANGED:
    'Another person changed this group after you opened it. Open the form again to see the change.',
  CUSTOMER_GROUP_IN_USE:
    'A discount that has not ended names this group. Change that discount, or let it end first.',
}
