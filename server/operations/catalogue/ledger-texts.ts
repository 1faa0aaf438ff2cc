/** Notes that the shop itself writes into the ledger of the stock. */
export const ledgerTexts = {
  opening: 'Opening stock',
  undoes: (entry: number) => `Undoes entry ${entry}`,
  imported: (file: string) => `Import ${file}`,
  undoesImport: (file: string) => `Undoes import ${file}`,
} as const
