const parts = /\d+|\D+/g

/**
 * Compares two texts in natural order: ignoring case and accents, and whole numbers by value ("T9" before "T10").
 * Independent of the runtimes' collations, which differ between versions.
 */
export function compareTexts(one: string, other: string): number {
  const [ones, others] = [folded(one).match(parts) ?? [], folded(other).match(parts) ?? []]
  for (const [index, part] of ones.entries()) {
    const against = others[index]
    if (against === undefined) return 1
    const order = isNumber(part) && isNumber(against) ? Number(part) - Number(against) : byCode(part, against)
    if (order !== 0) return order
  }
  return ones.length - others.length
}

function isNumber(part: string): boolean {
  return /^\d/.test(part)
}

function byCode(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}
