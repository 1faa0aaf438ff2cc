/** The colours of a company's states. */
export const chipOfState = { asked: 'warn', granted: 'good', refused: 'bad', ended: 'plain' } as const

/** The colours of what is known of a VAT number. */
export const chipOfVat = { none: 'plain', waiting: 'warn', confirmed: 'good', refused: 'bad' } as const
