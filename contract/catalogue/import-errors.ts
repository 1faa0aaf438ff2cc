import { refusals } from '../refusals.ts'
import { importErrorTexts } from './import-error-texts.ts'

/** The refusals about imports of products. */
export const importErrors = refusals(importErrorTexts, {
  IMPORT_NOT_FOUND: 404,
  IMPORT_NOT_READY: 409,
  IMPORT_TOO_OLD: 409,
  IMPORT_HAS_ERRORS: 409,
  IMPORT_STOPPED: 409,
  IMPORT_OUTDATED: 409,
})
