import { use } from 'react'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { europesTaxRates } from '../../../standards/tax-rates.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { SelectField, TextField } from '../../ui/fields/text-field.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { TimeZoneContext } from '../../ui/values/time-zone.ts'
import { fieldInWords } from './field-in-words.ts'
import { type FormTexts, problemsIn } from './section-values.ts'
import { TaxRow } from './tax-row.tsx'
import { newTaxRow, type RateTexts, taxRowsIn, taxRowsText, withEuropesRates } from './tax-rows.ts'
import { taxTexts as texts } from './tax-texts.ts'
import { fieldTexts, settingsTexts } from './texts.ts'

interface TaxFieldsProps {
  readonly form: DraftedForm<FormTexts>
  /** The values in force. */
  readonly stored: FormTexts
  readonly busy: boolean
}

/** Renders the rates of tax by country, and how prices follow them. */
export function TaxFields({ form, stored, busy }: TaxFieldsProps) {
  const formats = useFormats()
  const today = dateIn(use(TimeZoneContext) ?? 'UTC', Date.now())
  const rows = taxRowsIn(form.values.rates)
  const problems = form.problems.rates === undefined ? {} : problemsIn(formats, 'tax', form.values)
  const change = (next: readonly RateTexts[]) => form.change({ rates: taxRowsText(next) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TextField
        {...fieldTexts.tax.home}
        label={fieldTexts.tax.home.label}
        {...form.text('home')}
        readOnly={busy}
        autoComplete="off"
      />
      <Rates>
        {rows.length === 0 && <p>{texts.noRates}</p>}
        {rows.map((row, index) => (
          <TaxRow
            key={row.key}
            row={row}
            index={index}
            problems={problems}
            busy={busy}
            change={(changed) => change(rows.with(index, { ...row, ...changed }))}
            remove={() => change(rows.toSpliced(index, 1))}
          />
        ))}
        {problems.rates && <FieldError id="rates-problem" text={problems.rates} />}
        <div className="flex flex-wrap gap-3">
          <Button kind="quiet" onClick={() => change([...rows, newTaxRow(rows, today)])}>
            {texts.addRate}
          </Button>
          <Button kind="quiet" onClick={() => change(withEuropesRates(formats, rows, today))}>
            {texts.europe}
          </Button>
        </div>
        <Sources />
      </Rates>
      <Pricing form={form} busy={busy} />
      {form.isOutdated && (
        <Button kind="quiet" className="justify-self-start" onClick={() => form.change(stored)}>
          {settingsTexts.takeTheirs}
        </Button>
      )}
    </div>
  )
}

function Rates({ children }: { readonly children: React.ReactNode }) {
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 min-w-0">
      <legend className="font-semibold mb-2">{fieldTexts.tax.rates.label}</legend>
      {children}
    </fieldset>
  )
}

/** Names the sources of Europe's rates, with the day on which they were read. */
function Sources() {
  const sources = new Map(
    europesTaxRates.flatMap(({ sources: some }) => some.map((one) => [one.address, one])),
  )
  return (
    <details>
      <summary>{texts.sources}</summary>
      <p className="soft">{texts.checkThem}</p>
      <ul className="soft grid gap-1 wrap-anywhere">
        {[...sources.values()].map(({ title, address, read }) => (
          <li key={address}>
            <a href={address} rel="noreferrer">
              {title}
            </a>
            {punctuationTexts.comma}
            {texts.read(read)}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Pricing({ form, busy }: Pick<TaxFieldsProps, 'form' | 'busy'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 md:grid-cols-2">
      {(['pricesInclude', 'abroad', 'oss'] as const).map((field) => (
        <SelectField
          key={field}
          {...fieldInWords('tax', field)}
          {...form.text(field)}
          choices={texts.choices[field]}
          disabled={busy}
        />
      ))}
    </div>
  )
}
