const parts = /\d+|\D+/g

/**
 * Compares two texts as people list them: without case and accents, and by the value of whole numbers in them ("T9"
 * before "T10"). Runtimes have collations of different versions, so this one is our own.
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
