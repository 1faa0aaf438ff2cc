import { Link } from 'react-router'
import { IfOffered } from '../../api/if-offered.tsx'
import type { Item } from '../../api/rows/catalogue.ts'
import { link } from '../../routing/link.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { QuotedPart } from './quoted-part.tsx'
import { quoteTexts } from './texts.ts'
import { WriteToUs } from './write-to-us.tsx'

interface QuotePageProps {
  readonly item: Item | null
  /** The words of a search without results, with which the message begins. */
  readonly words?: string
}

/** The operation's id only, so that the page excludes the contract's schemas. */
const askForCompany = { id: 'askForCompany' }

/** Renders `/quote`, which requests a price: for the part or words in the address, or in general. */
export function QuotePage({ item, words = '' }: QuotePageProps) {
  return (
    <WriteToUs
      title={writtenPages.quote.title}
      lead={quoteTexts.quoteLead}
      kind="quote"
      item={item?._id}
      message={words && quoteTexts.lookingFor(words)}
    >
      {item && <QuotedPart item={item} />}
      <IfOffered operation={askForCompany}>
        <p>
          {quoteTexts.companies}{' '}
          <Link
            className="inline-flex min-h-(--target-link) items-center font-semibold underline"
            to={`${link('/dashboard/account')}#company`}
          >
            {quoteTexts.companiesLink}
          </Link>
        </p>
      </IfOffered>
    </WriteToUs>
  )
}
