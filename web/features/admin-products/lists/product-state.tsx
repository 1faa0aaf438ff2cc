import { useCallback, useRef } from 'react'
import { setProductState } from '../../../../contract/catalogue/product-states.ts'
import { useApi } from '../../../api/api-context.ts'
import { IfOffered } from '../../../api/if-offered.tsx'
import type { Product } from '../../../api/rows/products.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useHashFocus } from '../../../routing/use-hash-focus.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { stateTexts as texts } from './state-texts.ts'

type Stated = Pick<Product, '_id' | 'name' | 'state'>

/** Marks a product that visitors do not see; renders nothing for a visible product. */
export function StateChip({ product: { state } }: { readonly product: Stated }) {
  if (state === undefined || state === 'shown') return null
  return <Chip state="warn">{texts.states[state]}</Chip>
}

/** Shows a hidden product or a draft to visitors, or hides a visible one. The button keeps the focus. */
export function StateButton({ product }: { readonly product: Stated }) {
  const api = useApi()
  const shown = product.state === 'shown'
  const { _id: id, name } = product
  const toggle = useCallback(
    async (state: 'shown' | 'hidden') => {
      await api.call(setProductState, { params: { id }, body: { state } })
      showToast('success', state === 'shown' ? texts.nowShown(name) : texts.nowHidden(name))
    },
    [api, id, name],
  )
  const { busyWith, failure, start } = useAction(toggle)
  const button = useRef<HTMLButtonElement>(null)
  useHashFocus('#state', button)
  if (product.state === undefined) return null
  return (
    <IfOffered operation={setProductState}>
      <Button
        ref={button}
        kind="quiet"
        busy={busyWith !== undefined}
        onClick={() => start(shown ? 'hidden' : 'shown')}
      >
        {shown ? texts.hide : texts.show}
        <span className="sr-only"> {name}</span>
      </Button>
      {failure && <Alert message={failure.message} />}
    </IfOffered>
  )
}
