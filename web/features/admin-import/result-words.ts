import type { ProductImport } from '../../../contract/catalogue/imports.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { movedImportTexts } from './moved-texts.ts'
import { oneImportTexts } from './texts.ts'

/** Words about an import that depend on what its file contains. */
interface ResultWords {
  readonly applied: (formats: Formats, shown: ProductImport) => string
  readonly applyText: (formats: Formats, shown: ProductImport) => string
  readonly undoText: string
  readonly undone: string
  /** What applying the same file again would do; empty if it does no harm. */
  readonly sameFile: string
}

/** Returns the words about an import of products, or of what moves in from another shop. */
export function resultWords({ contents = 'products' }: ProductImport): ResultWords {
  if (contents !== 'products')
    return { ...movedImportTexts, undoText: movedImportTexts.undoText[contents], sameFile: '' }
  return { ...oneImportTexts, sameFile: oneImportTexts.sameFileStock }
}
