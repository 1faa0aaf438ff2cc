/** Hyphens of all kinds, minus signs, and soft hyphens that are displayed. */
const hyphens = /[\u058a\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g

/**
 * Returns the comparable form of a SKU: lower case, without spaces and invisible characters, with ASCII hyphens and one
 * width of letters. `AB-1`, `ab-1` and `AB‑1` are the same SKU.
 */
export function foldSku(sku: string): string {
  return sku
    .normalize('NFKC')
    .replace(hyphens, '-')
    .replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
    .toLowerCase()
}
