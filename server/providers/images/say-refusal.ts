import { said } from '../../../contract/languages/said.ts'
import type { Refusal } from '../../../domain/outcome.ts'
import { pictureTexts } from './picture-texts.ts'

/** Says a refusal of the decoding process in the language of the request, which that process does not know. */
export function sayRefusal(refusal: Refusal): Refusal {
  const { code, message = '' } = refusal
  const texts = said(pictureTexts)
  if (message === pictureTexts.heic) return { ...refusal, message: texts.heic }
  const millions = Number(/\d+/.exec(message)?.[0] ?? 0)
  if (code !== 'IMAGE_TOO_MANY_PIXELS' || millions === 0) return refusal
  return { ...refusal, message: texts.tooManyPixels(millions) }
}
