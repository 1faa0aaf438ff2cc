import { type SubmitEvent, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import type { FieldProblems, FormValues } from './field-rules.ts'
import { useAction } from './use-action.ts'
import type { DraftedForm } from './use-drafted-form.ts'

/** The fields that can say what is wrong with them, and what the shop calls each. */
export type WireNames = Readonly<Record<string, string>>

interface Submit<Values extends FormValues<Values>, Answer> {
  readonly form: DraftedForm<Values>
  readonly wireNames: WireNames
  /** Sends the values. Answers undefined when nothing was sent and the form says why; throws what went wrong. */
  readonly send: (values: Values) => Promise<Answer | undefined>
  /** Called after a failure; the sentence about it is shown anyway. */
  readonly onFailed?: () => void
}

/** The state of a form's submit. */
interface Submitting<Values, Answer> {
  readonly busy: boolean
  /** Why the last submit failed, for the person; undefined when the fields say it. */
  readonly problem: string | undefined
  /** What the last submit was answered with, until the next attempt. */
  readonly answer: Answer | undefined
  /** Checks the form and sends it. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Sends checked values, for a form that asks once more between checking and sending. */
  readonly start: (values: Values) => void
  /** Clears what was said of the last submit. */
  readonly forget: () => void
}

/** Checks and sends a form, once at a time. What was typed stays when that fails. */
export function useSubmit<Values extends FormValues<Values>, Answer>(
  submit: Submit<Values, Answer>,
): Submitting<Values, Answer> {
  const { form, wireNames, send, onFailed } = submit
  const [answer, setAnswer] = useState<Answer>()
  const { busyWith, failure, start, forget } = useAction(async (values: Values) => {
    try {
      const answered = await send(values)
      setAnswer(() => answered)
    } catch (error) {
      onFailed?.()
      const problems = fieldProblems(error, wireNames)
      form.refuse(problems)
      if (Object.keys(problems).length === 0) throw error
    }
  })
  function forgetLast(): void {
    forget()
    setAnswer(undefined)
  }
  return {
    busy: busyWith !== undefined,
    problem: failure?.message,
    answer,
    onSubmit(event) {
      forgetLast()
      form.check(event, start)
    },
    start,
    forget: forgetLast,
  }
}

/** What the shop found wrong, by the form's own names of its fields. */
export function fieldProblems(error: unknown, wireNames: WireNames): FieldProblems {
  const refused = error instanceof ApiError ? error.fields : {}
  return Object.fromEntries(
    Object.entries(wireNames).flatMap(([field, wireName]) => {
      const problem = refused[wireName]
      return problem ? [[field, problem]] : []
    }),
  )
}
