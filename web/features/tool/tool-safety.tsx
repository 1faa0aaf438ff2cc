import type { ShownMaker } from '../../../contract/catalogue/makers.ts'
import type { ProductSafety } from '../../../contract/catalogue/tool-guide.ts'
import { buildLanguage } from '../../../contract/languages/build-language.ts'
import { countryName } from '../../../domain/addresses/country-name.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { GuaranteeNotice } from '../../buying/guarantee-notice.tsx'
import { safetyTexts as texts } from './safety-texts.ts'
import { isSecureLink } from './secure-link.ts'

interface ToolSafetyProps {
  readonly safety: ProductSafety | undefined
}

/** Shows who makes a product, its warnings, the guarantee of the maker, and the notice about the legal guarantee. */
export function ToolSafety({ safety }: ToolSafetyProps) {
  const { notice } = useShopSettings().shop
  if (!safety && !notice) return null
  const { maker, warnings, guarantee } = safety ?? {}
  return (
    <section className="card tool-safety grid gap-5 px-7 py-6 max-md:px-5" aria-labelledby="safety">
      <h2 className="text-title" id="safety">
        {texts.heading}
      </h2>
      {warnings && (
        <div>
          <h3>{texts.warnings}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{warnings}</p>
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {maker && (
          <Party
            title={texts.maker}
            {...maker}
            country={maker.countryName ?? countryName(maker.country, buildLanguage)}
          />
        )}
        {maker?.responsible && <Party title={texts.responsible} {...maker.responsible} />}
        {guarantee && <Guarantee {...guarantee} />}
      </div>
      <GuaranteeNotice />
    </section>
  )
}

interface PartyProps extends Pick<ShownMaker, 'name' | 'address' | 'contact'> {
  readonly title: string
  readonly country?: string
}

/** Shows a name with its postal and electronic address. */
function Party({ title, name, address, contact, country }: PartyProps) {
  return (
    <div className="wrap-anywhere">
      <h3>{title}</h3>
      <address className="not-italic">
        <span className="block">{name}</span>
        <span className="block whitespace-pre-line">{address}</span>
        {country && <span className="block">{country}</span>}
        <a
          className="inline-flex items-center min-h-(--target-link) underline"
          href={isSecureLink(contact) ? contact : `mailto:${contact}`}
          {...(isSecureLink(contact) && { rel: 'nofollow noopener' })}
        >
          {contact}
        </a>
      </address>
    </div>
  )
}

function Guarantee({ years, guarantor, terms }: NonNullable<ProductSafety['guarantee']>) {
  return (
    <div className="wrap-anywhere">
      <h3>{texts.guarantee}</h3>
      <p>{texts.guaranteeOf(years, guarantor)}</p>
      {terms &&
        (isSecureLink(terms) ? (
          <a
            className="inline-flex items-center min-h-(--target-link) underline"
            href={terms}
            rel="nofollow noopener"
          >
            {texts.terms}
          </a>
        ) : (
          <p className="whitespace-pre-line">{terms}</p>
        ))}
    </div>
  )
}
