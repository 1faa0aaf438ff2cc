import { useMemo } from 'react'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { ruleFormTexts as texts } from './form-texts.ts'
import { NameChoice } from './name-choice.tsx'
import { ProductChoice } from './product-choice.tsx'
import { RadioRow } from './radio-row.tsx'
import { namesIn, productsIn, type RuleValues } from './rule-values.ts'

const targets = ['everything', 'categories', 'brands', 'products'] as const

interface TargetFieldsProps {
  readonly form: DraftedForm<RuleValues>
  readonly busy: boolean
}

/** Renders on which products a discount is. */
export function TargetFields({ form, busy }: TargetFieldsProps) {
  const { on } = form.values
  return (
    <div className="grid gap-3">
      <RadioRow
        legend={texts.on}
        name="on"
        chosen={on}
        choices={targets.map((value) => ({ value, text: texts.ons[value] }))}
        disabled={busy}
        onChoose={(chosen) => form.change({ on: chosen })}
      />
      {(on === 'categories' || on === 'brands') && <Names key={on} kind={on} form={form} busy={busy} />}
      {on === 'products' && (
        <ProductChoice
          chosen={productsIn(form.values)}
          problem={form.problems.products}
          busy={busy}
          onChoose={(products) => form.change({ products: JSON.stringify(products) })}
        />
      )}
    </div>
  )
}

function Names({ kind, form, busy }: TargetFieldsProps & { readonly kind: 'categories' | 'brands' }) {
  const json = form.values[kind]
  const chosen = useMemo(() => namesIn(json), [json])
  return (
    <NameChoice
      kind={kind}
      chosen={chosen}
      problem={form.problems[kind]}
      busy={busy}
      onChoose={(names) => form.change({ [kind]: JSON.stringify(names) })}
    />
  )
}
