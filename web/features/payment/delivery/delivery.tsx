import type { SubmitEvent } from 'react'
import type { DeliveryAddress, KeptAddress } from '../../../../contract/orders/addresses.ts'
import { addressInOneLine, namedAddress } from '../../../../domain/orders/named-address.ts'
import { AddressFields } from '../../../forms/address-fields.tsx'
import { addressValues, addressWireNames, isSameValues, shownAddress } from '../../../forms/address-values.ts'
import { CountrySelect } from '../../../forms/country-select.tsx'
import { Form } from '../../../forms/form.tsx'
import { useSubmit } from '../../../forms/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { SelectField } from '../../../ui/fields/text-field.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { namesOf } from '../order-names.ts'
import { deliveryTexts as texts } from '../texts.ts'
import type { Delivery } from './use-delivery.ts'

interface AskedProps {
  readonly delivery: Delivery
  readonly busy: boolean
  /** Whether an order can be paid without an address, which is then given later; true unless it is by invoice. */
  readonly mayWait?: boolean
}

/** Shows the delivery addresses, or fields for them. The surrounding form sends them. */
export function DeliveryPart({ delivery, busy, mayWait = true }: AskedProps) {
  const formats = useFormats()
  const { own, rest, useOne } = delivery
  if (own.length === 0)
    return (
      <fieldset className="grid min-w-0 grid-cols-1 gap-4">
        <legend className="card-title mb-2">{texts.heading}</legend>
        <OneAddress delivery={delivery} busy={busy} mayWait={mayWait} />
      </fieldset>
    )
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="card-title mb-2">{texts.heading}</legend>
      <p className="soft">{texts.differ}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-4">
        {own.map(({ address, orders }) => (
          <li key={orders[0]?._id} className="grid content-start gap-1">
            <b className="wrap-anywhere">{namesOf(formats, orders)}</b>
            <AddressText address={address} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <>
          <b className={delivery.isOpen ? 'wrap-anywhere' : '-mb-3 wrap-anywhere'}>
            {namesOf(formats, rest)}
          </b>
          <OneAddress delivery={delivery} busy={busy} mayWait={mayWait} />
        </>
      )}
      <Button kind="quiet" className="justify-self-start" onClick={useOne}>
        {texts.useOne}
      </Button>
    </fieldset>
  )
}

/** Shows the shared address of the orders without one of their own, or its fields. */
function OneAddress({ delivery, busy, mayWait }: AskedProps) {
  const { isOpen, isGiven, isForAll, address, hint, change, keep, form, kept, known } = delivery
  if (!isOpen)
    return (
      <>
        <AddressText address={shownAddress(address)} />
        {hint && <p className="soft">{hint}</p>}
        {delivery.isPricedElsewhere && <p>{texts.pricedElsewhere}</p>}
        {delivery.lacksCountry && (
          <CountrySelect value="" hint={texts.askCountry} busy={busy} onChoose={delivery.chooseCountry} />
        )}
        <Button kind="quiet" className="justify-self-start" onClick={change}>
          {texts.change}
        </Button>
      </>
    )
  return (
    <>
      {isForAll ? (
        <p>{texts.forAll}</p>
      ) : (
        !isGiven && (
          <p className="soft">
            {texts.lead} {mayWait && texts.addLater}
          </p>
        )
      )}
      {kept.length > 0 && <KeptAddresses kept={kept} form={form} />}
      {delivery.before && (
        <p className="soft whitespace-pre-line wrap-anywhere">
          {texts.before}
          {'\n'}
          {delivery.before}
        </p>
      )}
      <AddressFields form={form} known={known} busy={busy} focusCountry={delivery.hasChosenCountry} />
      <p className="empty:-mt-4" aria-live="polite">
        {delivery.isPricedElsewhere && texts.pricedElsewhere}
      </p>
      {(isGiven || isForAll) && (
        <Button kind="quiet" className="justify-self-start" onClick={keep}>
          {isForAll ? texts.keepEach : texts.keep}
        </Button>
      )}
    </>
  )
}

/** Shows an address on several lines. */
export function AddressText({ address: { name, address, phone } }: { readonly address: DeliveryAddress }) {
  return (
    <address className="whitespace-pre-line wrap-anywhere not-italic">
      {[...namedAddress(name, address), phone].filter(Boolean).join('\n')}
    </address>
  )
}

interface KeptAddressesProps {
  readonly kept: readonly KeptAddress[]
  readonly form: Delivery['form']
}

const another = ''

/** Offers the account's addresses, which fill the fields, and an empty one. */
function KeptAddresses({ kept, form: { values, change } }: KeptAddressesProps) {
  const chosen = kept.find((address) => isSameValues(addressValues(address), values))
  function choose(id: string): void {
    const address = kept.find(({ _id }) => _id === id)
    const { name, phone } = values
    change(addressValues(address ?? { name, phone, address: '' }, values.country))
  }
  return (
    <SelectField
      label={texts.kept}
      value={chosen?._id ?? another}
      onChange={(event) => choose(event.target.value)}
      choices={[
        ...kept.map((address) => ({ value: address._id, text: addressInOneLine(address) })),
        { value: another, text: texts.another },
      ]}
    />
  )
}

/** The address of paid orders: it can be given and changed until they are sent. */
export function PaidDelivery({ delivery }: { readonly delivery: Delivery }) {
  const { form, save, isDue, own } = delivery
  const { busy, problem, start, forget } = useSubmit({
    form,
    wireNames: addressWireNames,
    send: async (values) => void (await save(values)),
  })
  if (!isDue && own.length > 0) return <DeliveryPart delivery={delivery} busy={busy} />
  // The receipt below shows the address, also on paper.
  if (!isDue && delivery.lacksCountry)
    return (
      <div className="print:hidden">
        <DeliveryPart delivery={delivery} busy={busy} />
      </div>
    )
  if (!isDue)
    return (
      <Button kind="quiet" className="justify-self-start print:hidden" onClick={delivery.change}>
        {texts.change}
      </Button>
    )
  return (
    <Form
      className="grid grid-cols-1 gap-4 print:hidden"
      busy={busy}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        forget()
        form.check(event, start)
      }}
    >
      <DeliveryPart delivery={delivery} busy={busy} />
      <Button type="submit" busy={busy} className="justify-self-start">
        {texts.save}
      </Button>
      {problem && <Alert message={problem} />}
    </Form>
  )
}
