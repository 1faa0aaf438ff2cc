import { Link } from 'react-router'
import { answerForm, answerQuote, type Thread } from '../../../contract/requests/quotes.ts'
import { useApi } from '../../api/api-context.ts'
import { useCustomerLanguage } from '../../api/customer-language.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { type FieldRules, textProblem } from '../../forms/field-rules.ts'
import { Form } from '../../forms/form.tsx'
import { keptInTab, sendOnce } from '../../forms/kept-attempt.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { customerLanguageTexts } from '../../texts/customer-language.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { requestTexts as texts } from './request-texts.ts'

const empty = { text: '', handled: true }
const rules: FieldRules<typeof empty> = { text: ({ text }) => textProblem(text, answerForm.text) }
const wireNames = { text: 'text' }

/** Answers a request by email. */
export function AnswerForm({ request }: { readonly request: Thread }) {
  const { _id: id, email } = request
  const api = useApi()
  const language = useCustomerLanguage(request.language)
  const form = useDraftedForm(`answer-${id}`, empty, rules)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames,
    async send({ text, handled }) {
      const body = { text: text.trim(), handled }
      await sendOnce(keptInTab(`answer-attempt:${id}`), body, (key) =>
        api.call(answerQuote, { params: { id }, headers: { 'idempotency-key': key }, body }),
      )
      form.sent()
      showToast('success', texts.sent(email))
    },
  })
  return (
    <Form className="card card-padded grid gap-5" busy={busy} label={texts.answerHeading} onSubmit={onSubmit}>
      <h2 className="card-title">{texts.answerHeading}</h2>
      <TextArea
        label={texts.answer}
        hint={[texts.answerHint(email), language && customerLanguageTexts.mailIn(language)]
          .filter(Boolean)
          .join(' ')}
        rows={6}
        readOnly={busy}
        {...form.text('text')}
      />
      <Checkbox name="handled" checked={form.values.handled} onChange={(handled) => form.change({ handled })}>
        {texts.handled}
      </Checkbox>
      <Button kind="go" type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? texts.sending : texts.send}
      </Button>
      {problem && <Alert message={problem} />}
      <FurtherMail />
    </Form>
  )
}

/** States where the customer's reply will arrive. */
function FurtherMail() {
  const { company, sample } = useShopSettings().shop
  if (company.email !== '' && !sample) return <p className="soft">{texts.furtherTo(company.email)}</p>
  return (
    <p className="soft">
      {texts.furtherNowhere}{' '}
      <Link className="row-link" to={dashboardLinks.settings('company')}>
        {texts.toSettings}
      </Link>
    </p>
  )
}
