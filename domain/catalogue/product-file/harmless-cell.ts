/** Signs that start a formula in a spreadsheet (OWASP, CSV injection), and the apostrophe itself. */
const harmful = /^[=+\-@\t\r']/

/** Puts an apostrophe before a text that a spreadsheet would run, and before an apostrophe, to take it away later. */
export function harmlessCell(text: string): string {
  return harmful.test(text) ? `'${text}` : text
}

/** Returns the text of a cell without the apostrophe that made it harmless. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && harmful.test(cell.slice(1)) ? cell.slice(1) : cell
}
