import type { TextTree } from '../../../contract/shop/text-blocks.ts'
import type { TextPage } from '../../../contract/shop/texts.ts'
import type { Shop } from '../shop.ts'
import { readMarkdown } from './read-markdown.ts'
import { sampleTextsChangedAt } from './sample-texts.ts'
import { readSource } from './stored-texts.ts'
import type { TextContext, TextProblem } from './text-context.ts'
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
  switch (kind) {
    case 'unknown-placeholder':
      return `${found} is not a placeholder. Choose one from the list.`
    case 'unset-placeholder':
      return `${found} has no value yet. Enter it under Settings, or write the words themselves.`
    case 'unknown-condition':
      return `The shop knows no condition "${found}". Correct the words after only=.`
    case 'foreign-picture':
      return `The picture ${found} is not at the shop's image host. Upload it, then use its address.`
  }
}
