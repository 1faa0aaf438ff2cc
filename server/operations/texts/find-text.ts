import type { TextTree } from '../../../contract/text-blocks.ts'
import type { TextPage } from '../../../contract/texts.ts'
import type { Shop } from '../shop.ts'
import { readMarkdown } from './read-markdown.ts'
import { sampleText, sampleTextsChangedAt } from './sample-texts.ts'
import type { TextContext } from './text-context.ts'
import { textValues } from './text-values.ts'

type Facts = TextContext['facts']

interface FoundText {
  readonly state: 'sample' | 'unwritten'
  readonly changedAt?: number
  readonly text: TextTree
}

/** Returns the text of a page. A shop without sample data claims nothing: its texts are not written yet. */
export async function findText(shop: Shop, facts: Facts, page: TextPage): Promise<FoundText> {
  if (!shop.settings.isSample) return { state: 'unwritten', text: { lead: [], sections: [] } }
  const { tree } = readMarkdown(await sampleText(page), await textContext(shop, facts))
  return { state: 'sample', changedAt: sampleTextsChangedAt, text: tree }
}

/** Returns what the texts of this shop may refer to. */
async function textContext(shop: Shop, facts: Facts): Promise<TextContext> {
  return { values: await textValues(shop), facts, places: shop }
}
