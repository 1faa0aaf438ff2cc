import type { LanguageTag } from '../../../contract/languages/languages.ts'
import type * as contract from '../../../contract/shop/texts.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import type { Shop } from '../../operations/shop.ts'
import { changeText, restoreText } from '../../operations/texts/change-text.ts'
import { findText, previewOf } from '../../operations/texts/find-text.ts'
import { languageOfText } from '../../operations/texts/language-of-text.ts'
import {
  listTexts,
  listTextVersions,
  originalTexts,
  readSource,
} from '../../operations/texts/stored-texts.ts'
import { currentRequest } from '../../platform/request-context.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const texts = {
  getText: async ({ shop, web, input: { params } }) =>
    done(await findText(shop, web.textFacts, { ...params, language: currentRequest()?.language })),
  listTexts: async ({ shop }) => done(await listTexts(shop)),
  getTextSource: ({ shop, input: { params, query } }) =>
    inLanguage(shop, query, async (language) => {
      const originals = await originalTexts(shop, params.page)
      return done(await readSource(shop, shop.database.read, { ...params, language }, originals))
    }),
  changeText: ({ shop, web, caller, input: { params, body } }) =>
    inLanguage(shop, body, (language) =>
      changeText(shop, web.textFacts, caller, { ...params, ...body, language }),
    ),
  listTextVersions: ({ shop, input: { params, query } }) =>
    inLanguage(shop, query, async (language) => done(await listTextVersions(shop, { ...params, language }))),
  restoreText: ({ shop, caller, input: { params, body } }) =>
    inLanguage(shop, body, (language) => restoreText(shop, caller, { ...params, ...body, language })),
  previewText: ({ shop, web, input: { body } }) =>
    inLanguage(shop, body, async (language) =>
      done(await previewOf(shop, web.textFacts, body.markdown, language)),
    ),
} satisfies HandlersOf<typeof contract.texts>

/** Runs an admin's operation in the language that it names. */
async function inLanguage<Answer>(
  shop: Pick<Shop, 'settings'>,
  { language }: { readonly language?: LanguageTag | undefined },
  run: (language: LanguageTag) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  const named = await languageOfText(shop, language)
  return named.ok ? run(named.value) : named
}
