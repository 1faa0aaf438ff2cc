import { useId } from 'react'
import { cleanCode } from '../../../contract/clean-text.ts'
import { longestParcelText, trackingForm } from '../../../contract/orders/sending.ts'
import { carrierNames } from '../../../domain/orders/carriers.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { sendTexts as texts } from './texts.ts'

export interface TypedParcel {
  readonly carrier: string
  readonly tracking: string
}

/** Returns what is wrong with a typed tracking number. */
export function trackingProblem({ tracking }: TypedParcel): string | undefined {
  return trackingForm.test(cleanCode(tracking)) ? undefined : texts.trackingWrong
}

/** The fields for carrier and tracking number. */
export function ParcelFields({ text }: { readonly text: DraftedForm<TypedParcel>['text'] }) {
  const list = useId()
  return (
    <>
      <TextField label={texts.carrier} maxLength={longestParcelText} list={list} {...text('carrier')} />
      <datalist id={list}>
        {carrierNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={texts.tracking}
        maxLength={longestParcelText}
        autoComplete="off"
        {...text('tracking')}
      />
    </>
  )
}

/** The layout of a form with these fields. */
export const parcelForm =
  'send-form flex flex-wrap gap-3 items-end min-w-0 max-w-176 [&>.field]:flex-[1_1_11rem] [&>.field]:min-w-0'
