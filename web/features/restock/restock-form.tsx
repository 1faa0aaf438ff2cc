import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { stockState } from '../../../domain/catalogue/stock-state.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { Form } from '../../forms/form.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { restockTexts as texts } from './texts.ts'

/** The operation's id only, so that the page excludes the contract's schemas. */
const requestRestock = { id: 'requestRestock' }

/** Offers a restock email for a product that cannot be booked now. */
export function RestockForm({ product }: { readonly product: Tool }) {
  const { offers } = useHost()
  const stock = stockState(product.availableQuantity, product.minOrderQuantity)
  const away = stock === 'out' || stock === 'short'
  return away && offers(requestRestock) ? <Request key={product._id} productId={product._id} /> : null
}

/** Asks a visitor for an email address; that of a customer is known. */
function Request({ productId }: { readonly productId: string }) {
  const api = useApi()
  const session = useSession()
  const ready = useInBrowser()
  const [problem, setProblem] = useState<string>()
  const [noted, setNoted] = useState<string>()
  const own = session.status === 'in'
  const form = useRef<HTMLFormElement>(null)
  const { busyWith, failure, start } = useAction(async (to: string) => {
    const { askFor, askForOwn } = await loadOnDemand(() => import('./restock-calls.ts'))
    if (own) setNoted((await askForOwn(api, productId)) ? texts.confirmed : texts.confirmIt)
    else {
      await askFor(api, productId, to)
      setNoted(texts.confirmIt)
    }
  })
  useLayoutEffect(() => {
    if (failure) toField(form.current)
  }, [failure])
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    // Read from the field, because the state lacks text typed before hydration.
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    const missing = !own && email.trim() === ''
    setProblem(missing ? texts.required : undefined)
    if (missing) toField(form.current)
    else start(email)
  }
  if (noted !== undefined) {
    return (
      <Notice tone="good" inPlaceOfButton>
        {noted}
      </Notice>
    )
  }
  return (
    <Form ref={form} className="grid gap-4 border-t border-line pt-6" onSubmit={submit}>
      <h2 className="text-2xl">{texts.heading}</h2>
      <p className="text-soft">{texts.note}</p>
      {own ? (
        <p>{texts.own(session.email)}</p>
      ) : (
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          readOnly={busyWith !== undefined}
          problem={problem ?? failure?.message}
        />
      )}
      <Button type="submit" busy={busyWith !== undefined} disabled={!ready}>
        {busyWith === undefined ? texts.submit : texts.submitting}
      </Button>
      {own && failure && <p role="alert">{failure.message}</p>}
    </Form>
  )
}

function toField(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus()
}
