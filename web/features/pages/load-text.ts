import type { AnswerOf } from '../../../contract/operation.ts'
import { getText, type TextPage } from '../../../contract/shop/texts.ts'
import type { ShopApi } from '../../api/client.ts'

/** The text of a page, as the page shows it. */
export interface PageText extends AnswerOf<typeof getText> {
  readonly page: TextPage
}

/** Returns the load function of a page with a text of the owner. */
export function loadText(page: TextPage) {
  return async (api: ShopApi, { signal }: { readonly signal: AbortSignal }): Promise<PageText> => ({
    page,
    ...(await api.call(getText, { params: { page } }, { signal })),
  })
}
