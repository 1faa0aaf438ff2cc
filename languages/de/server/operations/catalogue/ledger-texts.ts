import type * as English from '../../../../../server/operations/catalogue/ledger-texts.ts'
import { translation } from '../../../../translation.ts'

export const ledgerTexts = translation<typeof English.ledgerTexts>()({
  opening: 'Anfangsbestand',
  undoes: (entry) => `Macht Eintrag ${entry} rückgängig`,
  imported: (file) => `Import ${file}`,
  undoesImport: (file) => `Macht den Import ${file} rückgängig`,
})
