import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { langOf } from '../../ui/values/owners-language.ts'
import './compare.css'
import { Link } from 'react-router'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import { isBuyable, shortStockText, stockState } from '../../../domain/catalogue/stock-state.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { OwnPrice } from '../../buying/own-price.tsx'
import { PutInButton } from '../../buying/put-in-button.tsx'
import { links } from '../../routing/links.ts'
import { ShadowPicture } from '../../ui/pictures/shadow-picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'
import type { Compared } from './load-compared.ts'
import { compareTexts } from './texts.ts'

/** Renders up to four products side by side, and marks lines whose values differ. */
export function ComparePage({ products, properties }: Compared) {
  return (
    <section className="wrap section">
      <SectionHeading level={1} text={compareTexts.title} />
      {products.length === 0 ? (
        <div className="card empty">
          <p>{compareTexts.empty}</p>
          <Link className="button" to={links.tools}>
            {compareTexts.toTools}
          </Link>
        </div>
      ) : (
        <div className="compared @container bg-paper border border-line border-t-3 border-t-ink shadow-card">
          <table className="w-full table-fixed">
            <thead>
              <tr className="@max-[48rem]:flex @max-[48rem]:flex-wrap @max-[48rem]:border-b @max-[48rem]:border-b-line">
                <td className="w-38">
                  <span className="sr-only">{compareTexts.property}</span>
                </td>
                {products.map((product) => (
                  <th className="@max-[14rem]:basis-[50%]" key={product._id} scope="col">
                    <ComparedProduct product={product} rest={products.filter((one) => one !== product)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {properties.map(({ name, values, differs }) => (
                <tr
                  className="@max-[48rem]:flex @max-[48rem]:flex-wrap @max-[48rem]:border-b @max-[48rem]:border-b-line"
                  key={name}
                  data-differs={differs || undefined}
                >
                  <th scope="row">
                    {name}
                    {differs && (
                      <small className="block text-label text-ink @max-[48rem]:inline @max-[48rem]:ms-2">
                        {compareTexts.differs}
                      </small>
                    )}
                  </th>
                  {products.map(({ _id }, place) => (
                    <td
                      className="@max-[48rem]:tracking-[-0.02em] @max-[48rem]:hyphens-auto @max-[14rem]:basis-[50%] wrap-anywhere"
                      key={_id}
                      lang={values[place]?.lang}
                    >
                      {values[place]?.text || compareTexts.none}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function ComparedProduct({ product, rest }: { product: Tool; rest: readonly Tool[] }) {
  const formats = useFormats()
  const { availableQuantity = 0, minOrderQuantity = 1 } = product
  const stock = stockState(product.availableQuantity, minOrderQuantity)
  const gone = stock === 'out'
  return (
    // A positioned box for the hidden words of its buttons, which would otherwise widen the page. On narrow screens the
    // narrower font keeps a long word whole beside two other products.
    <div className="compared-tool relative grid grid-cols-1 gap-[0.4rem] font-wide text-body leading-tight font-bold wrap-anywhere @max-[48rem]:font-text @max-[48rem]:tracking-[-0.02em] @max-[48rem]:hyphens-auto @max-[48rem]:text-label @max-[48rem]:wrap-anywhere [&_.shadow-picture]:max-w-44 @max-[48rem]:[&_.button]:gap-[0.2em] @max-[48rem]:[&_.button]:px-[0.2rem] @max-[48rem]:[&_.button]:text-label">
      <ShadowPicture
        src={product.img}
        files={pictureFiles(product.img)}
        alt=""
        sizes="200px"
        outline={product.outline}
        gone={gone}
      />
      <Link
        {...langOf(product)}
        className="own-words inline-flex items-center min-h-(--target-link) underline"
        to={links.tool(product._id)}
      >
        {withBreaks(product.name)}
      </Link>
      <OwnPrice id={product._id} />
      {gone && <p className="figure">{compareTexts.soldOut}</p>}
      {stock === 'short' && (
        <p>{shortStockText(availableQuantity, minOrderQuantity, (number) => wholeNumber(formats, number))}</p>
      )}
      {isBuyable(product) && <PutInButton product={product} />}
      <Link
        className="font-text text-note leading-[1.2] font-medium @max-[48rem]:text-label @max-[48rem]:wrap-anywhere inline-flex items-center min-h-(--target-link) underline"
        to={links.compare(rest.map(({ _id }) => _id))}
        preventScrollReset
      >
        {compareTexts.remove} <span className="sr-only">{product.name}</span>
      </Link>
    </div>
  )
}
