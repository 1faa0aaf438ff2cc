import { type AddressPart, partsWrittenIn } from '../../../domain/addresses/address-format.ts'
import { labelOfPart } from '../../../domain/addresses/part-labels.ts'
import { CountrySelect } from '../../forms/country-select.tsx'
import type { TextWiring } from '../../forms/use-drafted-form.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SelectField, TextField } from '../../ui/fields/text-field.tsx'
import type { ChoiceValues, DetailValues } from './company-values.ts'
import { companyFieldTexts as texts } from './field-texts.ts'
import { VatNumberField } from './vat-number-field.tsx'

/** The parts of a form that the fields need; forms with further values have them, too. */
interface FormOf<Values> {
  readonly values: Values
  readonly problems: Readonly<Record<string, string | undefined>>
  readonly text: (field: keyof Values & string) => TextWiring
  readonly change: (changed: Partial<Values>) => void
}

interface DetailFieldsProps {
  readonly form: FormOf<DetailValues>
  readonly busy: boolean
  /** The shop has checked name and country, so that only staff change them. */
  readonly isNameFixed?: boolean
}

type Place = Extract<AddressPart, 'postcode' | 'city' | 'region'>

/** Renders the fields of what a company says about itself. */
export function DetailFields({ form, busy, isNameFixed = false }: DetailFieldsProps) {
  const { country } = form.values
  const places = partsWrittenIn(country).filter(isPlace)
  return (
    <>
      <TextField
        label={texts.name}
        hint={isNameFixed ? texts.nameFixed : texts.nameHint}
        autoComplete="organization"
        readOnly={busy || isNameFixed}
        {...form.text('name')}
      />
      <CountrySelect
        value={country}
        busy={busy || isNameFixed}
        hint={texts.countryHint}
        problem={form.problems.country}
        onChoose={(chosen) => form.change({ country: chosen })}
      />
      <TextField
        label={texts.line1}
        autoComplete="billing address-line1"
        readOnly={busy}
        {...form.text('line1')}
      />
      <TextField
        label={texts.line2}
        autoComplete="billing address-line2"
        readOnly={busy}
        {...form.text('line2')}
      />
      <div className="grid grid-cols-2 items-start gap-x-5 gap-y-4">
        {places.map((part) => (
          <TextField
            key={part}
            label={labelOfPart(part, country)}
            autoComplete={tokens[part]}
            readOnly={busy}
            {...form.text(part)}
          />
        ))}
      </div>
      <VatNumberField wiring={form.text('vatNumber')} busy={busy} />
      <TextField
        label={texts.invoiceEmail}
        hint={texts.invoiceEmailHint}
        type="email"
        autoComplete="off"
        readOnly={busy}
        {...form.text('invoiceEmail')}
      />
    </>
  )
}

const tokens: Readonly<Record<Place, string>> = {
  postcode: 'billing postal-code',
  city: 'billing address-level2',
  region: 'billing address-level1',
}

function isPlace(part: AddressPart): part is Place {
  return part in tokens
}

interface ChoiceFieldsProps {
  readonly form: FormOf<ChoiceValues>
  readonly busy: boolean
}

const formats = [
  { value: '', text: texts.formats.none },
  { value: 'zugferd', text: texts.formats.zugferd },
  { value: 'xrechnung', text: texts.formats.xrechnung },
  { value: 'peppol', text: texts.formats.peppol },
  { value: 'cii', text: texts.formats.cii },
] as const

/** Renders the fields of what a granted company chooses. */
export function ChoiceFields({ form, busy }: ChoiceFieldsProps) {
  return (
    <>
      <Checkbox
        name="showsNet"
        checked={form.values.showsNet}
        disabled={busy}
        onChange={(showsNet) => form.change({ showsNet })}
      >
        {texts.showsNet}
      </Checkbox>
      <SelectField
        label={texts.invoiceFormat}
        choices={formats}
        disabled={busy}
        {...form.text('invoiceFormat')}
      />
      <TextField
        label={texts.buyerReference}
        hint={texts.buyerReferenceHint}
        autoComplete="off"
        readOnly={busy}
        {...form.text('buyerReference')}
      />
      <TextField
        label={texts.electronicAddress}
        hint={texts.electronicAddressHint}
        autoComplete="off"
        readOnly={busy}
        {...form.text('electronicAddress')}
      />
    </>
  )
}
