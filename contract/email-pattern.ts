/**
 * The simple e-mail pattern of spec §5: one @, a dot in the domain, no spaces. Control characters are no letters
 * of an address either, and PostgreSQL cannot store the first of them.
 */
export const emailPattern = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u
