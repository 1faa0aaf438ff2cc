import { type DefaultValues, type FieldValues, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useSession } from '../session/session.ts'
import { useDraftStart, useKeptDraft } from './use-form-draft.ts'

/**
 * A form of whoever is signed in; what is typed outlives errors, reloads and signing in again until it is sent.
 *
 * @param stored what the fields say before anybody types; the same object until that is something else.
 */
export function useDraftedForm<Values extends FieldValues>(
  name: string,
  stored: DefaultValues<Values>,
): UseFormReturn<Values> {
  const session = useSession()
  const draft = { form: name, email: session.status === 'in' ? session.email : '', stored }
  const form = useForm<Values>({ defaultValues: useDraftStart(draft) })
  useKeptDraft(draft, useWatch({ control: form.control }))
  return form
}
