import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { said } from '../../../contract/languages/said.ts'
import type { TextTree } from '../../../contract/shop/text-blocks.ts'
import type { TextPage } from '../../../contract/shop/texts.ts'
import { phaseOf } from '../../../domain/prices/price-rule.ts'
import { findPriceRule } from '../../data/queries/prices/price-rules.ts'
import { sampleRuleId } from '../seed/sample-rule.ts'
import type { Shop } from '../shop.ts'
import { readMarkdown } from './read-markdown.ts'
import { sampleTextsChangedAt } from './sample-texts.ts'
import { originalTexts, readText } from './stored-texts.ts'
import type { TextContext, TextProblem } from './text-context.ts'
import { textProblemTexts } from './text-problem-texts.ts'
import { textValues } from './text-values.ts'

type Facts = TextContext['facts']

interface FoundText {
  readonly state: 'sample' | 'own' | 'unwritten'
  readonly changedAt?: number
  /** The language of the text if it is not the one that was asked for. */
  readonly lang?: LanguageTag
  readonly text: TextTree
}

/**
 * Returns the text of a page in a language, by default the shop's standard one. Where it has none, it is the text in
 * the standard language. Without sample data, a text that the owner has not written is missing.
 */
export async function findText(
  shop: Shop,
  facts: Facts,
  { page, language: asked }: { readonly page: TextPage; readonly language?: LanguageTag | undefined },
): Promise<FoundText> {
  const { standard, offered } = (await shop.settings.read()).languages
  const language = asked ?? standard
  const originals = await originalTexts(shop, page)
  const inLanguage = (tag: LanguageTag) => readText(shop.database.read, { page, language: tag }, originals)
  const found = offered.includes(language) ? await inLanguage(language) : undefined
  const isMissing = found === undefined || (found.state === 'unwritten' && language !== standard)
  const { state, markdown, newest } = isMissing ? await inLanguage(standard) : found
  if (state === 'unwritten') return { state, text: { lead: [], sections: [] } }
  const shown = isMissing ? standard : language
  const { tree } = readMarkdown(markdown, await textContext(shop, facts, shown))
  return {
    state,
    changedAt: newest?.createdAt ?? sampleTextsChangedAt,
    ...(shown !== language && { lang: shown }),
    text: tree,
  }
}

/** Returns a text as pages would show it in its language, with its problems, each once. */
export async function previewOf(
  shop: Shop,
  facts: Facts,
  markdown: string,
  language: LanguageTag,
): Promise<{ readonly text: TextTree; readonly problems: string[] }> {
  const { tree, problems } = readMarkdown(markdown, await textContext(shop, facts, language))
  return { text: tree, problems: [...new Set(problems.map(sentenceOf))] }
}

/** Returns the placeholders and pictures that the texts of this shop may use. */
async function textContext(shop: Shop, facts: Facts, language: LanguageTag): Promise<TextContext> {
  const [values, rule] = await Promise.all([
    textValues(shop, language),
    findPriceRule(shop.database.read, sampleRuleId),
  ])
  const hasCode = rule && phaseOf(rule, shop.clock()) === 'running'
  return { values, facts: hasCode ? new Set([...facts, 'sample-code' as const]) : facts, places: shop }
}

function sentenceOf({ kind, found }: TextProblem): string {
  const texts = said(textProblemTexts)
  switch (kind) {
    case 'unknown-placeholder':
      return texts.unknownPlaceholder(found)
    case 'unset-placeholder':
      return texts.unsetPlaceholder(found)
    case 'unknown-condition':
      return texts.unknownCondition(found)
    case 'foreign-picture':
      return texts.foreignPicture(found)
  }
}
