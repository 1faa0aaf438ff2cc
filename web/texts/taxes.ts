/** Texts of sums of tax by rate and country. */
export const taxTexts = {
  caption: 'Tax by country',
  rate: 'Rate',
  noRate: 'Invoices without a rate by country',
  net: 'Net',
  tax: 'Tax',
  gross: 'Gross',
} as const
