/** The simple e-mail pattern of spec §5: one @, a dot in the domain, no spaces. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
