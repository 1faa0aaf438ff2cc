import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { absoluteAt } from '../../../domain/shop/page-address.ts'
import { shownNotice } from '../../../domain/shop/shown-settings.ts'
import type { Email } from './email.ts'

/**
 * Adds the official notice about the legal guarantee to an email that confirms an order (docs/decisions/0139). It is a
 * link to the picture at the shop's own host, because emails load nothing.
 */
export function withGuaranteeNotice(
  email: Email,
  settings: Pick<SectionValues, 'languages' | 'notices'>,
  { publicUrl }: { readonly publicUrl: string },
): Email {
  const notice = shownNotice(settings, settings.languages.standard)
  if (!notice) return email
  return {
    ...email,
    notice: {
      text: 'Your legal guarantee: the official notice of the European Union',
      address: absoluteAt(publicUrl)(notice.picture),
    },
    ...(notice.link !== '' && {
      closing: [...(email.closing ?? []), `The official page about your guarantee rights: ${notice.link}`],
    }),
  }
}
