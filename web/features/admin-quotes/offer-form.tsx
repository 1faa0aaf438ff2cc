import { useMemo } from 'react'
import { makeOffer } from '../../../contract/requests/offers.ts'
import type { Thread } from '../../../contract/requests/quotes.ts'
import { addDays, dateIn } from '../../../domain/shop/shop-days.ts'
import { useApi } from '../../api/api-context.ts'
import { useCustomerLanguage } from '../../api/customer-language.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { Form } from '../../forms/form.tsx'
import { keptInTab, sendOnce } from '../../forms/kept-attempt.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { customerLanguageTexts } from '../../texts/customer-language.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { OfferLines } from './offer-lines.tsx'
import { offerTexts as texts } from './offer-texts.ts'
import { blankOffer, offerOf, offerRules, offerWireNames } from './offer-values.ts'

const usualDays = 14

/** Makes an offer to the sender of a request. */
export function OfferForm({ request }: { readonly request: Thread }) {
  const formats = useFormats()
  const { _id: id, email } = request
  const api = useApi()
  const language = useCustomerLanguage(request.language)
  const { timeZone } = useShopSettings().shop.money
  const today = dateIn(timeZone, Date.now())
  const stored = useMemo(() => blankOffer(addDays(today, usualDays)), [today])
  const form = useDraftedForm(`offer-${id}`, stored, offerRules)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames: offerWireNames,
    async send(values) {
      const body = offerOf(formats, values)
      await sendOnce(keptInTab(`offer-attempt:${id}`), body, (key) =>
        api.call(makeOffer, { params: { id }, headers: { 'idempotency-key': key }, body }),
      )
      form.sent()
      showToast('success', texts.sent(email))
    },
  })
  return (
    <Form className="card card-padded grid gap-5" busy={busy} label={texts.heading} onSubmit={onSubmit}>
      <h2 className="card-title">{texts.heading}</h2>
      <p className="soft">{texts.lead}</p>
      <OfferLines form={form} asked={askedFor(request)} busy={busy} requestId={id} />
      <div className="grid gap-5 @min-[44rem]:grid-cols-[14rem_minmax(0,1fr)]">
        <TextField
          label={texts.validUntil}
          hint={texts.validUntilHint}
          type="date"
          min={today}
          readOnly={busy}
          {...form.text('validUntil')}
        />
        <TextArea
          label={texts.note}
          hint={[texts.noteHint, language && customerLanguageTexts.mailIn(language)]
            .filter(Boolean)
            .join(' ')}
          rows={3}
          readOnly={busy}
          {...form.text('note')}
        />
      </div>
      <Checkbox name="handled" checked={form.values.handled} onChange={(handled) => form.change({ handled })}>
        {texts.handled}
      </Checkbox>
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? texts.sending : texts.send}
      </Button>
      {problem && <Alert message={problem} />}
    </Form>
  )
}

/** `quoteTexts.lookingFor` in each language, because customers and staff may read different ones. */
const lookingFor = /^(?:I am looking for:|Ich suche:|Je cherche\s:) (.{1,100})$/m

/** Returns the requested part, or the search words that the request starts with. */
function askedFor({ itemName, message }: Thread): string {
  const [, words = ''] = lookingFor.exec(message) ?? []
  return itemName ?? words.trim()
}
