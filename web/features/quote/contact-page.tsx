import type { ReactNode } from 'react'
import { writtenPages } from '../../texts/written-pages.ts'
import { quoteTexts } from './texts.ts'
import { WriteToUs } from './write-to-us.tsx'

interface ContactPageProps {
  /** The heading of the owner's text, if it has one. */
  readonly title?: string | undefined
  /** The language of the owner's text if it is not the page's. */
  readonly lang?: string | undefined
  /** The owner's text; without it the form has a lead of its own. */
  readonly lead?: ReactNode
}

/** Renders `/contact`: the owner's text, a message form and the company's details. */
export function ContactPage({ title, lang, lead }: ContactPageProps = {}) {
  const heading = title === undefined ? { title: writtenPages.contact.title } : { title, lang }
  return <WriteToUs {...heading} lead={lead ?? quoteTexts.contactLead} kind="contact" />
}
