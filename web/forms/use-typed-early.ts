import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FormValues } from './field-rules.ts'
import type { DraftedForm } from './use-drafted-form.ts'

/**
 * Takes over text that was typed into a server-rendered form before its code ran, because the next render would replace
 * it. Returns the form's ref.
 */
export function useTypedEarly<Values extends FormValues<Values>>({
  values,
  change,
}: DraftedForm<Values>): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null)
  const take = useEffectEvent((form: HTMLFormElement) => {
    const shown = new Map<string, string>(
      Object.entries<string | boolean>(values).map(([field, value]) => [field, String(value)]),
    )
    const typed = [...form.elements].flatMap((control) => {
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      if (!isText || !shown.has(control.name) || control.value === shown.get(control.name)) return []
      return [[control.name, control.value]]
    })
    // The fields correspond to the form's type.
    if (typed.length > 0) change(Object.fromEntries(typed) as Partial<Values>)
  })
  useLayoutEffect(() => {
    if (element.current) take(element.current)
  }, [])
  return element
}
