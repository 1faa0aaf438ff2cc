import { quoteMessages } from '../../messages/quote.ts'
import { writtenPages } from '../../messages/written-pages.ts'
import { WriteToUs } from './write-to-us.tsx'

/** `/contact`: a message to the shop, and its address. */
export function ContactPage() {
  return <WriteToUs title={writtenPages.contact.title} lead={quoteMessages.contactLead} kind="contact" />
}
