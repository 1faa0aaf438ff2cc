import { useLayoutEffect, useMemo, useRef } from 'react'
import { addAddress, changeAddress, type KeptAddress } from '../../../../contract/orders/addresses.ts'
import { useApi } from '../../../api/api-context.ts'
import { useHost } from '../../../api/host.ts'
import { useShopSettings } from '../../../api/settings-context.ts'
import { AddressFields } from '../../../forms/address-fields.tsx'
import {
  type AddressValues,
  addressBody,
  addressParts,
  addressRules,
  addressValues,
  addressWireNames,
  isTextAlone,
  onlyCountry,
  trimmed,
  valuesOfText,
} from '../../../forms/address-values.ts'
import { Form } from '../../../forms/form.tsx'
import { useDraftedForm } from '../../../forms/use-drafted-form.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { addressesTexts as texts } from './texts.ts'

interface AddressFormProps {
  /** Undefined for a new address. */
  readonly address?: KeptAddress
  /** Called when the address is saved or the form is cancelled. */
  readonly onDone: () => void
}

/** Adds an address to the account, or changes one. */
export function AddressForm({ address, onDone }: AddressFormProps) {
  const api = useApi()
  const session = useSession()
  const ownName = session.status === 'in' ? (session.name ?? '') : ''
  const hasParts = useHost().offers(addressParts)
  const country = onlyCountry(useShopSettings().shop.delivery.countries)
  const stored = useMemo<AddressValues>(() => {
    if (!address) return addressValues({ name: ownName, address: '', phone: '' }, hasParts ? country : '')
    const values = trimmed(addressValues(address))
    return hasParts && isTextAlone(values) ? valuesOfText(values) : values
  }, [address, ownName, hasParts, country])
  const element = useRef<HTMLFormElement>(null)
  // The form replaces the button that opened it, so its first field takes the focus.
  useLayoutEffect(() => element.current?.querySelector('input')?.focus(), [])
  const form = useDraftedForm(`address-${address?._id ?? 'new'}`, stored, addressRules(hasParts))
  const { busy, problem, start, forget } = useSubmit({
    form,
    wireNames: addressWireNames,
    async send(values) {
      const body = addressBody(values)
      if (address) await api.call(changeAddress, { params: { id: address._id }, body })
      else await api.call(addAddress, { body })
      form.sent(address && trimmed(values))
      onDone()
    },
  })
  function giveUp(): void {
    form.change(stored)
    onDone()
  }
  return (
    <Form
      ref={element}
      className="grid gap-5"
      busy={busy}
      label={address ? texts.change : texts.add}
      onSubmit={(event) => {
        forget()
        form.check(event, start)
      }}
    >
      <AddressFields form={form} known={address ? [stored] : []} busy={busy} />
      <div className="actions">
        <Button type="submit" busy={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
        <Button kind="quiet" onClick={giveUp}>
          {texts.cancel}
        </Button>
      </div>
      {problem && <Alert message={problem} />}
    </Form>
  )
}
