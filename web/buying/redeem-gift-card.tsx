import { type SubmitEvent, useRef, useState } from 'react'
import { redeemGiftCard } from '../../contract/payments/credit.ts'
import { readGiftCode } from '../../domain/payments/gift-code.ts'
import { useApi } from '../api/api-context.ts'
import { failureSentence } from '../forms/failure-sentence.ts'
import { Form } from '../forms/form.tsx'
import { useAction } from '../forms/use-action.ts'
import { fieldProblems } from '../forms/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { showToast } from '../ui/toast/toast.ts'
import { useFormats } from '../ui/values/formats.ts'
import { moneyFigure } from '../ui/values/numbers.ts'
import { giftCodeTexts as texts } from './gift-code-texts.ts'

/** Adds the amount of a gift card to the credit. The code is not kept as a draft, because it is worth money. */
export function RedeemGiftCard() {
  const { code, field, problem, failure, busy, type, submit } = useRedeeming()
  return (
    <Form className="grid gap-4" busy={busy} onSubmit={submit}>
      <TextField
        ref={field}
        name="code"
        label={texts.code}
        hint={texts.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        readOnly={busy}
        value={code}
        problem={problem}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? texts.redeeming : texts.redeem}
      </Button>
      {failure !== undefined && <Alert message={failure} />}
    </Form>
  )
}

function useRedeeming() {
  const formats = useFormats()
  const api = useApi()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  function refuse(sentence: string): void {
    setProblem(sentence)
    field.current?.focus()
  }
  const { busyWith, failure, start } = useAction(async (typed: string) => {
    try {
      const { amount } = await api.call(redeemGiftCard, { body: { code: typed } })
      setCode('')
      showToast('success', texts.added(moneyFigure(formats, amount)))
    } catch (error) {
      const { code: atField } = fieldProblems(error, { code: 'code' })
      if (atField === undefined) throw error
      refuse(atField)
    }
  }, failureSentence)
  function type(text: string): void {
    setCode(text)
    setProblem(undefined)
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (code.trim() === '') refuse(texts.required)
    else if (readGiftCode(code) === undefined) refuse(texts.mistyped)
    else start(code)
  }
  return { code, field, problem, failure: failure?.message, busy: busyWith !== undefined, type, submit }
}
