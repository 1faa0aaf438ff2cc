import '../../styles/utilities.css'
import { languageMarks } from '../../../contract/languages/language-marks.ts'
import type { PageText } from '../../features/pages/load-text.ts'
import { ContactPage } from '../../features/quote/contact-page.tsx'
import { TextLead } from '../../ui/text-lead.tsx'
import { TextLine } from '../../ui/text-line.tsx'
import { WrittenText } from '../../ui/written-text.tsx'

/** Renders `/contact` with the owner's text above the form. */
export function ContactScreen({ data: { text, state, lang } }: { readonly data: PageText }) {
  if (state === 'unwritten') return <ContactPage />
  return (
    <ContactPage
      title={text.title}
      lang={lang}
      lead={
        <div className="contents" {...languageMarks(lang)}>
          <TextLead blocks={text.lead} />
          {text.sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} className="grid gap-3">
              <h2 className="text-2xl tracking-tight [overflow-wrap:anywhere]">
                <TextLine line={heading} />
              </h2>
              <WrittenText blocks={blocks} />
            </section>
          ))}
        </div>
      }
    />
  )
}
