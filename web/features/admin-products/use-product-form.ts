import { useForm, useWatch } from 'react-hook-form'
import { useDraftStart, useKeptDraft } from '../../forms/use-form-draft.ts'
import { useSession } from '../../session/session.ts'
import type { emptyProduct, ProductValues } from './product-values.ts'

/** A product's form; what is typed outlives errors and reloads until it is sent. */
export function useProductForm(name: string, stored: Readonly<Record<keyof typeof emptyProduct, string>>) {
  const session = useSession()
  const draft = { form: name, email: session.status === 'in' ? session.email : '', stored }
  const form = useForm<ProductValues>({ defaultValues: useDraftStart(draft) })
  useKeptDraft(draft, useWatch({ control: form.control }))
  return form
}
