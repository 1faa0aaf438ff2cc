import { type SubmitEvent, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { failureSentence } from './failure-sentence.ts'
import type { FieldProblems, FormValues } from './field-rules.ts'
import { useAction } from './use-action.ts'
import type { DraftedForm } from './use-drafted-form.ts'

/** Maps the fields that can show an error to their names in the API. */
export type WireNames = Readonly<Record<string, string>>

interface Submit<Values extends FormValues<Values>, Answer> {
  readonly form: DraftedForm<Values>
  readonly wireNames: WireNames
  /** Sends the values. Returns undefined if nothing was sent and the form shows why. Throws any failure. */
  readonly send: (values: Values) => Promise<Answer | undefined>
  /** Called after a failure; the form shows its sentence anyway. */
  readonly onFailed?: () => void
}

/** State of a form's submit. */
interface Submitting<Values, Answer> {
  readonly busy: boolean
  /** Why the last submit failed; undefined if fields show it. */
  readonly problem: string | undefined
  /** Response to the last submit, until the next attempt. */
  readonly answer: Answer | undefined
  /** Validates the form and sends it. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Sends validated values, for forms that ask for confirmation first. */
  readonly start: (values: Values) => void
  /** Clears the last result. */
  readonly forget: () => void
}

/** Validates and sends a form, one submit at a time. A failure keeps the values. */
export function useSubmit<Values extends FormValues<Values>, Answer>(
  submit: Submit<Values, Answer>,
): Submitting<Values, Answer> {
  const { form, wireNames, send, onFailed } = submit
  const [answer, setAnswer] = useState<Answer>()
  const [saidByFields, setSaidByFields] = useState(false)
  const { busyWith, failure, start, forget } = useAction(async (values: Values) => {
    try {
      const answered = await send(values)
      setAnswer(() => answered)
    } catch (error) {
      onFailed?.()
      const problems = fieldProblems(error, wireNames)
      form.refuse(problems)
      setSaidByFields(Object.keys(problems).length > 0)
      throw error
    }
  }, failureSentence)
  function forgetLast(): void {
    forget()
    setAnswer(undefined)
  }
  return {
    busy: busyWith !== undefined,
    problem: saidByFields ? undefined : failure?.message,
    answer,
    onSubmit(event) {
      forgetLast()
      form.check(event, start)
    },
    start,
    forget: forgetLast,
  }
}

/** Maps the server's field errors to the form's own field names. */
export function fieldProblems(error: unknown, wireNames: WireNames): FieldProblems {
  const refused = error instanceof ApiError ? error.fields : {}
  return Object.fromEntries(
    Object.entries(wireNames).flatMap(([field, wireName]) => {
      const problem = refused[wireName]
      return problem ? [[field, problem]] : []
    }),
  )
}
