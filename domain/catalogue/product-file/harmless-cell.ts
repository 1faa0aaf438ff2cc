/** Signs that start a formula in a spreadsheet (OWASP, CSV injection), and the apostrophe itself. */
const harmful = /^[=+\-@\t\r']/

/**
 * Puts an apostrophe before a text that a spreadsheet would run as a formula, and before an apostrophe.
 * `withoutApostrophe` reverses this.
 */
export function harmlessCell(text: string): string {
  return harmful.test(text) ? `'${text}` : text
}

/** Returns the text of a cell without the apostrophe that `harmlessCell` added. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && harmful.test(cell.slice(1)) ? cell.slice(1) : cell
}
