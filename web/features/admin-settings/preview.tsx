import { languages, languageTags } from '../../../contract/languages/languages.ts'
import { unnamed } from '../../../domain/shop/shown-settings.ts'
import { deriveDates, deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { writeDate } from '../../../domain/writing/write-dates.ts'
import { writeAmount } from '../../../domain/writing/write-numbers.ts'
import { zoneName } from '../../../domain/writing/zone-name.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { heroTexts, homeTexts } from '../../texts/storefront.ts'
import { visitTexts } from './accounting-texts.ts'
import { AccountsPreview } from './accounts-preview.tsx'
import { EInvoicePreview } from './e-invoice-preview.tsx'
import { figurePlaces } from './figure-places.ts'
import { InvoicingPreview } from './invoicing-preview.tsx'
import { languageName } from './notice-pictures.tsx'
import { previewTexts } from './preview-texts.ts'
import { RatesPreview } from './rates-preview.tsx'
import { ReminderPreview } from './reminder-preview.tsx'
import { type FormTexts, noticePictures } from './section-values.ts'
import { TaxPreview } from './tax-preview.tsx'
import { type FormSection, noticeTexts, sectionTexts } from './texts.ts'

interface PreviewProps {
  readonly section: FormSection
  /** The typed text. */
  readonly texts: FormTexts
}

/** Previews a section, as pages and invoices show it, during typing. */
export function Preview({ section, texts }: PreviewProps) {
  const Section = previews[section]
  return (
    <section
      aria-label={sectionTexts[section].name}
      className="grid grid-cols-1 gap-3 p-5 wrap-anywhere border border-line"
    >
      <Section {...texts} />
    </section>
  )
}

const lines = (text = '') => text.split('\n').filter((line) => line.trim() !== '')

function Letterhead({ name, legalName, address, email, phone, taxNumber, vatNumber, img }: FormTexts) {
  const tax = taxNumber && previewTexts.taxNumber(taxNumber)
  const vat = vatNumber && previewTexts.vatNumber(vatNumber)
  return (
    <address className="not-italic">
      {img && <img className="max-w-48 max-h-16 mb-2 object-contain" src={img} alt="" />}
      <strong className="block text-2xl">{name || unnamed}</strong>
      {[legalName, ...lines(address), email, phone, tax, vat].filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

function Hero({ kicker, heading, text, action, img }: FormTexts) {
  return (
    <>
      {kicker && <p className="kicker">{kicker}</p>}
      <p className="font-wide text-[1.9rem] leading-[1.05] font-[780] tracking-[-0.02em]">
        {heading || homeTexts.title}
      </p>
      {text && <p>{text}</p>}
      <p className="justify-self-start px-4 py-2 font-semibold border-[1.5px] border-current">
        {action || heroTexts.action}
      </p>
      {img && <img className="w-full max-h-56 object-contain" src={img} alt="" />}
    </>
  )
}

/** Shows where the pages in each language are. */
function Languages({ standard = 'en', offered = '' }: FormTexts) {
  const tags = languageTags.filter((tag) => offered.split(' ').includes(tag))
  return (
    <dl className="facts">
      {tags.map((tag) => (
        <div key={tag}>
          <dt lang={tag}>{languages[tag].name}</dt>
          <dd className="figure">{tag === standard ? '/' : `/${tag}`}</dd>
        </div>
      ))}
    </dl>
  )
}

function Notices({ pictures = '', link }: FormTexts) {
  const shown = noticePictures(pictures)
  if (shown.length === 0) return <p className="soft">{noticeTexts.none}</p>
  return (
    <>
      {shown.map(({ language, picture }) => (
        <figure key={language} className="grid grid-cols-1 gap-1">
          <figcaption className="soft">{languageName(language)}</figcaption>
          <img className="max-w-full bg-white" src={picture} alt={noticeTexts.alt(languageName(language))} />
        </figure>
      ))}
      {link && <p className="figure">{link}</p>}
    </>
  )
}

function Figures(texts: FormTexts) {
  const shown = figurePlaces.filter((place) => texts[`figure${place}`] || texts[`name${place}`])
  if (shown.length === 0) return <p className="soft">{previewTexts.noFigures}</p>
  return (
    <dl className="grid grid-cols-2 gap-4">
      {shown.map((place) => (
        <div key={place}>
          <dt>{texts[`name${place}`]}</dt>
          <dd className="figure text-3xl">{texts[`figure${place}`]}</dd>
        </div>
      ))}
    </dl>
  )
}

function Delivery({ price, leavesBefore, daysFrom, daysTo, daysFarthest, countries, returnDays }: FormTexts) {
  const promised = leavesBefore && daysFrom && daysTo
  return (
    <>
      {price && <p>{price}</p>}
      <p>{promised ? previewTexts.promise(leavesBefore, daysFrom, daysTo) : previewTexts.noPromise}</p>
      {promised && daysFarthest && <p>{previewTexts.farthest(daysFarthest)}</p>}
      <p className="figure">{previewTexts.countries(lines(countries).length)}</p>
      {returnDays && <p>{previewTexts.returns(returnDays)}</p>}
    </>
  )
}

function PickUp({ place, hours, note }: FormTexts) {
  const [first, ...rest] = lines(place)
  if (first === undefined) return <p>{previewTexts.noPickUp}</p>
  return (
    <>
      <p className="font-semibold">{previewTexts.pickUp([first, ...rest].join(', '))}</p>
      {hours && <p>{hours}</p>}
      {note && <p className="soft">{note}</p>}
    </>
  )
}

function Money({ currency = 'USD', locale = 'en-US', timeZone = 'UTC' }: FormTexts) {
  const { money } = deriveWriting(locale, currency)
  const dates = deriveDates(locale, { full: { dateStyle: 'full', timeStyle: 'short' } })
  return (
    <>
      <p className="figure text-3xl">{writeAmount(1234.5, money)}</p>
      <p lang={locale}>
        {writeDate('full', Date.now(), timeZone, dates)}
        {punctuationTexts.aside(zoneName(timeZone))}
      </p>
    </>
  )
}

function Visits({ counted }: FormTexts) {
  return (
    <>
      <p>{counted === 'true' ? visitTexts.counted : visitTexts.notCounted}</p>
      <p className="soft">{visitTexts.privacy}</p>
    </>
  )
}

function Mail({ opening, signature }: FormTexts) {
  return (
    <>
      {opening && <p>{opening}</p>}
      <p className="soft">{previewTexts.email}</p>
      {lines(signature).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}

const previews = {
  company: Letterhead,
  hero: Hero,
  figures: Figures,
  delivery: Delivery,
  rates: RatesPreview,
  pickup: PickUp,
  money: Money,
  tax: TaxPreview,
  mail: Mail,
  visits: Visits,
  accounting: AccountsPreview,
  invoicing: InvoicingPreview,
  reminders: ReminderPreview,
  einvoices: EInvoicePreview,
  notices: Notices,
  languages: Languages,
}
