import { useLayoutEffect, useMemo, useRef } from 'react'
import { askForCompany, changeOwnCompany, type OwnCompany } from '../../../contract/companies/own-company.ts'
import { useApi } from '../../api/api-context.ts'
import { DraftForm } from '../../forms/draft-form.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { ChoiceFields, DetailFields } from './company-fields.tsx'
import {
  choicesBody,
  choiceValues,
  companyWireNames,
  detailRules,
  detailsBody,
  detailValues,
  emptyDetails,
} from './company-values.ts'
import { ownCompanyTexts as texts } from './own-texts.ts'

interface AskFormProps {
  /** A company that was refused or has ended, from whose details the form begins. */
  readonly earlier: OwnCompany | undefined
  readonly onDone: () => void
}

const askTexts = { save: texts.send, saving: texts.sending, cancel: texts.cancel }

/** Asks to buy for a company. */
export function AskForm({ earlier, onDone }: AskFormProps) {
  const api = useApi()
  const stored = useMemo(() => (earlier ? detailValues(earlier) : emptyDetails), [earlier])
  const form = useDraftedForm('company-asked', stored, detailRules)
  const sending = useSubmit({
    form,
    wireNames: companyWireNames,
    async send(values) {
      await api.call(askForCompany, { body: detailsBody(values) })
      form.sent()
      showToast('success', texts.sent)
      onDone()
      return true
    },
  })
  const { busy } = sending
  const element = useFocusInside()
  return (
    <DraftForm
      ref={element}
      form={form}
      sending={sending}
      title={texts.askTitle}
      texts={askTexts}
      bare
      onDone={onDone}
    >
      <DetailFields form={form} busy={busy} />
    </DraftForm>
  )
}

interface ChangeFormProps {
  readonly company: OwnCompany
  readonly onDone: () => void
}

/** Changes the details of the own company. */
export function ChangeForm({ company, onDone }: ChangeFormProps) {
  const api = useApi()
  const stored = useMemo(() => ({ ...detailValues(company), ...choiceValues(company) }), [company])
  const form = useDraftedForm('company-own', stored, detailRules, company.version)
  const sending = useSubmit({
    form,
    wireNames: companyWireNames,
    async send(values) {
      const body = { ...detailsBody(values), ...choicesBody(values), version: form.version }
      await api.call(changeOwnCompany, { body })
      form.sent()
      showToast('success', texts.saved)
      onDone()
      return true
    },
  })
  const { busy } = sending
  const element = useFocusInside()
  return (
    <DraftForm
      ref={element}
      form={form}
      sending={sending}
      title={texts.changeTitle}
      texts={texts}
      bare
      onDone={onDone}
    >
      <DetailFields form={form} busy={busy} isNameFixed={company.state === 'granted'} />
      <ChoiceFields form={form} busy={busy} />
    </DraftForm>
  )
}

/** The form replaces the button that opened it, so its first field takes the focus. */
function useFocusInside() {
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => element.current?.querySelector('input')?.focus(), [])
  return element
}
