/** Messages for the fields of redirects. */
export const movingFieldTexts = {
  source: 'Write the old path, such as /products/cone-wrench.',
  chooseTarget: 'Write the path of a page of this shop, or the SKU or id of a product.',
  email: 'Write the email of the customer.',
} as const
