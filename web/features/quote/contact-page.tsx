import { writtenPages } from '../../texts/written-pages.ts'
import { quoteTexts } from './texts.ts'
import { WriteToUs } from './write-to-us.tsx'

/** `/contact`: a message to the shop, and its address. */
export function ContactPage() {
  return <WriteToUs title={writtenPages.contact.title} lead={quoteTexts.contactLead} kind="contact" />
}
