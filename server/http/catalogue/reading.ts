import type { Reading } from '../../../domain/catalogue/words-in-language.ts'
import type { Shop } from '../../operations/shop.ts'
import { currentRequest } from '../../platform/request-context.ts'

/** Returns the language in which the current request shows products. */
export function readingOf({ settings }: Pick<Shop, 'settings'>): Reading {
  const { standard } = settings.languages
  return { tag: currentRequest()?.language ?? standard, standard, label: settings.labelOf }
}
