import { Link } from 'react-router'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import type { Item } from '../../api/rows/catalogue.ts'
import { links } from '../../routing/links.ts'
import { ShadowPicture } from '../../ui/pictures/shadow-picture.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { continueWithoutPart } from './quote-draft.ts'
import { quoteTexts } from './texts.ts'

/** Shows the part of the quote, with a link to ask without it. */
export function QuotedPart({ item }: { item: Item }) {
  return (
    <section
      aria-label={quoteTexts.part}
      className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4 border border-line bg-tray p-3"
    >
      <ShadowPicture
        src={item.img}
        files={pictureFiles(item.img)}
        alt=""
        sizes="240px"
        outline={item.outline}
        first
      />
      <div>
        <p className="soft text-sm">{quoteTexts.part}</p>
        <p className="font-semibold">{item.name ?? quoteTexts.unnamedPart}</p>
        <p className="figure">
          <Amount amount={item.price} />
        </p>
        <Link
          className="inline-flex min-h-11 items-center underline"
          to={links.quote()}
          onClick={() => continueWithoutPart(item._id)}
          preventScrollReset
        >
          {quoteTexts.withoutPart}
        </Link>
      </div>
    </section>
  )
}
