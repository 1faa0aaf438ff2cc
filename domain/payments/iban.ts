/** Writes an IBAN in groups of four, as on bank statements: `DE89 3704 0044 0532 0130 00`. */
export function writeIban(iban: string): string {
  return iban.match(/.{1,4}/g)?.join(' ') ?? ''
}
