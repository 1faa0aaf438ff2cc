import { addTranslation } from '../../contract/languages/said.ts'
import { serverTexts } from '../../languages/all.ts'
import type { TranslatedModule } from '../../languages/translated-module.ts'
import { nameTexts } from '../platform/stored-sentences.ts'

/** Makes the translations of all languages known to `said` and `inLanguage`. */
export async function addLanguages(): Promise<void> {
  await Promise.all(
    Object.entries(serverTexts).map(async ([tag, load]) => addTexts(tag, (await load()).translatedModules)),
  )
}

/** Pairs the exports of English modules with those of their translations by name. */
function addTexts(tag: string, modules: readonly TranslatedModule[]): void {
  for (const [english, translated] of modules) {
    const translations = new Map(Object.entries(translated))
    for (const [name, texts] of Object.entries(english)) {
      const translation: unknown = translations.get(name)
      if (!isTexts(texts) || !isTexts(translation)) continue
      addTranslation(texts, tag, translation)
      nameTexts(name, texts)
    }
  }
}

function isTexts(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}
