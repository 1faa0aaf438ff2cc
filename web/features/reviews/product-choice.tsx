import type { Loaded } from '../../api/use-loaded.ts'
import type { TextWiring } from '../../forms/use-drafted-form.ts'
import { problems } from '../../texts/problems.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { SelectField } from '../../ui/fields/text-field.tsx'
import { addReviewTexts } from './texts.ts'
import type { BoughtProduct } from './use-bought-products.ts'

interface ProductChoiceProps {
  readonly bought: Loaded<readonly BoughtProduct[]>
  readonly reload: () => void
  readonly wiring: TextWiring
}

/** Renders the choice of a bought product; nothing for a person without purchases. */
export function ProductChoice({ bought, reload, wiring }: ProductChoiceProps) {
  if (bought.status === 'loading') return null
  if (bought.status === 'failed')
    return (
      <Alert
        message={`${addReviewTexts.toolsNotLoaded} ${bought.error.message}`}
        again={{ label: problems.tryAgain, run: reload }}
      />
    )
  if (bought.data.length === 0) return null
  return (
    <SelectField
      label={addReviewTexts.tool}
      hint={addReviewTexts.toolHint}
      choices={[
        { value: '', text: addReviewTexts.noTool },
        ...bought.data.map(({ id, name }) => ({ value: id, text: name })),
      ]}
      {...wiring}
    />
  )
}

/**
 * Returns the product of the sent review: the chosen one, unless the loaded list lacks it, because then the person saw
 * no choice.
 */
export function sentProduct(
  bought: Loaded<readonly BoughtProduct[]>,
  chosen: string,
): BoughtProduct | undefined {
  if (chosen === '') return undefined
  if (bought.status !== 'ready') return { id: chosen, name: addReviewTexts.theTool }
  return bought.data.find(({ id }) => id === chosen)
}
