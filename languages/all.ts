import type { LanguageTag } from '../contract/languages/languages.ts'
import type { TranslatedModule } from './translated-module.ts'

/** Loads the texts of each language beside English that the server needs; the pages have builds of their own. */
export const serverTexts: Readonly<
  Record<
    Exclude<LanguageTag, 'en'>,
    () => Promise<{ readonly translatedModules: readonly TranslatedModule[] }>
  >
> = {
  de: () => import('./de/server.ts'),
  fr: () => import('./fr/server.ts'),
}
