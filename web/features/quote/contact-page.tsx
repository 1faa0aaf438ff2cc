import { writtenPages } from '../../texts/written-pages.ts'
import { quoteTexts } from './texts.ts'
import { WriteToUs } from './write-to-us.tsx'

/** Renders `/contact`: a message form and the company's details. */
export function ContactPage() {
  return <WriteToUs title={writtenPages.contact.title} lead={quoteTexts.contactLead} kind="contact" />
}
