/** Texts of the section Accounting. */
export const accountingTexts = {
  roles: {
    debtor: 'Customers',
    transit: 'Money at the card provider',
    credit: 'Credit and gift cards',
    revenueFull: 'Revenue at 19 %',
    revenueReduced: 'Revenue at 7 %',
    revenueFree: 'Revenue without tax',
    revenueOther: 'Revenue at another rate',
    revenueEu: 'Revenue at the rate of another EU country',
    revenueIntraEu: 'Revenue from companies in the EU, tax-free',
    revenueAbroad: 'Revenue outside of the EU',
  },
  accounts: 'Accounts in use',
  files: 'The file is on the page All Orders: “DATEV CSV”.',
  missing: 'Enter both numbers to export the file.',
} as const

/** Texts of the section Visits. */
export const visitTexts = {
  choices: { true: 'Count visits', false: 'Count nothing' },
  counted:
    'Each day has sums: pages, the site that led here, languages, searches without a result, steps to a payment, and speed.',
  notCounted: 'Nothing is counted. Sums of earlier days stay for 25 months.',
  privacy:
    'No cookie, identifier or address is kept, so visitors are not asked. Visitors whose browser objects (Global Privacy Control, Do Not Track) are never counted. Say it in your privacy text.',
} as const
