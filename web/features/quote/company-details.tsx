import type { ReactNode } from 'react'
import { langOfWords } from '../../api/lang-of-words.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { companyTexts } from './texts.ts'

/** Shows the company's details and other ways to reach it. */
export function CompanyDetails() {
  const { shop } = useShopSettings()
  const { company, sample } = shop
  const lines = [company.legalName || company.name, ...company.address]
  return (
    <section className="card card-padded grid content-start gap-5 self-start">
      <h2 className="text-2xl tracking-tight">{companyTexts.heading}</h2>
      <dl className="grid gap-4">
        <Detail label={companyTexts.address}>
          <address className="not-italic">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Detail>
        {company.email && (
          <Detail label={companyTexts.email}>
            <ContactLink to={`mailto:${company.email}`} text={company.email} />
          </Detail>
        )}
        {company.phone && (
          <Detail label={companyTexts.phone}>
            <ContactLink to={`tel:${company.phone.replaceAll(' ', '')}`} text={company.phone} />
          </Detail>
        )}
        {company.hours && (
          <Detail label={companyTexts.hours}>
            <span {...langOfWords(shop, company.hours)}>{company.hours}</span>
          </Detail>
        )}
        {company.register && <Detail label={companyTexts.register}>{company.register}</Detail>}
        {company.taxNumber && <Detail label={companyTexts.taxNumber}>{company.taxNumber}</Detail>}
        {company.vatNumber && <Detail label={companyTexts.vatNumber}>{company.vatNumber}</Detail>}
      </dl>
      {sample && <p className="soft border-t border-line pt-4">{companyTexts.sample}</p>}
    </section>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="soft text-sm">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

function ContactLink({ to, text }: { to: string; text: string }) {
  return (
    <a className="-my-2 inline-flex min-h-11 items-center font-semibold underline" href={to}>
      {text}
    </a>
  )
}
