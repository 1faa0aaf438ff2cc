import { inLanguage } from '../../../contract/languages/said.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { absoluteAt } from '../../../domain/shop/page-address.ts'
import { shownNotice } from '../../../domain/shop/shown-settings.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { orderEmailTexts } from './order-email-texts.ts'

/**
 * Adds the official notice about the legal guarantee to an email that confirms an order (docs/decisions/0139). It is a
 * link to the picture at the shop's own host, because emails load nothing.
 */
export function withGuaranteeNotice(
  email: Email,
  settings: Pick<SectionValues, 'notices'>,
  { publicUrl, language }: Pick<MailingShop, 'publicUrl' | 'language'>,
): Email {
  const { guarantee: texts } = inLanguage(orderEmailTexts, language)
  const notice = shownNotice(settings, language ?? 'en')
  if (!notice) return email
  return {
    ...email,
    notice: { text: texts.notice, address: absoluteAt(publicUrl)(notice.picture) },
    ...(notice.link !== '' && {
      closing: [...(email.closing ?? []), texts.officialPage(notice.link)],
    }),
  }
}
