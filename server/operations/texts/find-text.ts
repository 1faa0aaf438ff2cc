import { said } from '../../../contract/languages/said.ts'
import type { TextTree } from '../../../contract/shop/text-blocks.ts'
import type { TextPage } from '../../../contract/shop/texts.ts'
import type { Shop } from '../shop.ts'
import { readMarkdown } from './read-markdown.ts'
import { sampleTextsChangedAt } from './sample-texts.ts'
import { readSource } from './stored-texts.ts'
import type { TextContext, TextProblem } from './text-context.ts'
import { textProblemTexts } from './text-problem-texts.ts'
import { textValues } from './text-values.ts'

type Facts = TextContext['facts']

interface FoundText {
  readonly state: 'sample' | 'own' | 'unwritten'
  readonly changedAt?: number
  readonly text: TextTree
}

/** Returns the text of a page. Without sample data, a text that the owner has not written is missing. */
export async function findText(shop: Shop, facts: Facts, page: TextPage): Promise<FoundText> {
  const { state, markdown, changedAt } = await readSource(shop, shop.database.read, page)
  if (state === 'unwritten') return { state, text: { lead: [], sections: [] } }
  const { tree } = readMarkdown(markdown, await textContext(shop, facts))
  return { state, changedAt: changedAt ?? sampleTextsChangedAt, text: tree }
}

/** Returns a text as pages would show it, with its problems, each once. */
export async function previewOf(
  shop: Shop,
  facts: Facts,
  markdown: string,
): Promise<{ readonly text: TextTree; readonly problems: string[] }> {
  const { tree, problems } = readMarkdown(markdown, await textContext(shop, facts))
  return { text: tree, problems: [...new Set(problems.map(sentenceOf))] }
}

/** Returns the placeholders and pictures that the texts of this shop may use. */
async function textContext(shop: Shop, facts: Facts): Promise<TextContext> {
  return { values: await textValues(shop), facts, places: shop }
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
