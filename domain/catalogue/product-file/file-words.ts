import { said } from '../../../contract/languages/said.ts'
import { productFileTexts } from './file-texts.ts'

/** Returns the texts about files of products, in the language in which the file is checked. */
export function fileWords(): typeof productFileTexts {
  return said(productFileTexts)
}
