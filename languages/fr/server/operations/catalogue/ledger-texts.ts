import type * as English from '../../../../../server/operations/catalogue/ledger-texts.ts'
import { translation } from '../../../../translation.ts'

export const ledgerTexts = translation<typeof English.ledgerTexts>()({
  opening: 'Stock initial',
  undoes: (entry) => `Annule l’entrée ${entry}`,
  imported: (file) => `Import ${file}`,
  undoesImport: (file) => `Annule l’import ${file}`,
})
