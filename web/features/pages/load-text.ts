import type { AnswerOf } from '../../../contract/operation.ts'
import { getText, type TextPage } from '../../../contract/shop/texts.ts'
import type { ShopApi } from '../../api/client.ts'

/** The text of a page, with its formatted values. */
export interface PageText extends AnswerOf<typeof getText> {
  readonly page: TextPage
}

/** Returns the load function of a page with an owner's text. */
export function loadText(page: TextPage) {
  return async (api: ShopApi, { signal }: { readonly signal: AbortSignal }): Promise<PageText> => ({
    page,
    ...(await api.call(getText, { params: { page } }, { signal })),
  })
}
