import { useShopSettings } from '../../api/settings-context.ts'
import { EmailText } from '../../ui/values/email-text.tsx'
import { offerPageTexts as texts } from './texts.ts'

/** Shows the sender of the offer, with contact details. */
export function OfferSender() {
  const { company } = useShopSettings().shop
  return (
    <aside className="card card-padded grid content-start gap-3" aria-label={texts.from}>
      <p className="soft">{texts.from}</p>
      <address className="not-italic">
        <b className="block">{company.legalName || company.name}</b>
        {company.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {company.email !== '' && (
        <a
          className="inline-flex items-center min-h-(--target-link) underline"
          href={`mailto:${company.email}`}
        >
          <EmailText email={company.email} />
        </a>
      )}
      {company.phone !== '' && (
        <a
          className="inline-flex items-center min-h-(--target-link) underline"
          href={`tel:${company.phone.replaceAll(' ', '')}`}
        >
          {company.phone}
        </a>
      )}
    </aside>
  )
}
