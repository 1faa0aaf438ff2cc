/** Usual choices of rights: the operations that each kind of program needs. */
export const presets = {
  labels: [
    'listOrders',
    'getOrder',
    'markSent',
    'undoSending',
    'sendOrders',
    'addParcel',
    'correctParcel',
    'removeParcel',
  ],
  newsletter: ['listUsers', 'exportUsers'],
  accountant: ['listInvoices', 'getInvoice', 'sumTaxes', 'exportInvoices', 'exportOrders', 'exportPostings'],
  counter: ['listProducts', 'getProduct', 'listMovements', 'correctStock'],
  assistant: [
    'listOrders',
    'getOrder',
    'getOrderTotals',
    'listProducts',
    'getProduct',
    'listMovements',
    'getFigures',
    'getBoard',
    'getVisits',
  ],
} as const

export type PresetName = keyof typeof presets

// The keys of `presets`.
export const presetNames = Object.keys(presets) as readonly PresetName[]
