import { type ReactNode, useState } from 'react'
import { changeTool } from '../../../contract/tools.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { emptySpec, mostSpecs, type SpecRow, specField, specRows } from './detail-values.ts'
import type { ProductValues } from './product-values.ts'
import { detailTexts as texts } from './texts.ts'

interface DetailFieldsProps {
  readonly form: DraftedForm<ProductValues>
  /** Makes the fields read-only during the request. */
  readonly busy: boolean
}

/** Renders a product's details as sections that open (an extension). */
export function DetailFields({ form, busy }: DetailFieldsProps) {
  const field = (name: 'sku' | 'brand' | 'category' | 'weightGrams' | 'lengthMm') => ({
    label: texts[name],
    autoComplete: 'off',
    readOnly: busy,
    ...form.text(name),
  })
  return (
    <IfOffered operation={changeTool}>
      <Section title={texts.identification} form={form} fields={['sku', 'brand', 'category']}>
        <div className="product-figures">
          <TextField {...field('sku')} hint={texts.skuHint} />
          <TextField {...field('brand')} />
          <TextField {...field('category')} hint={texts.categoryHint} />
        </div>
      </Section>
      <Section title={texts.specifications} form={form} fields={['specs']}>
        <Specifications form={form} busy={busy} />
      </Section>
      <Section title={texts.size} form={form} fields={['weightGrams', 'lengthMm']}>
        <div className="product-figures">
          <TextField {...field('weightGrams')} inputMode="decimal" />
          <TextField {...field('lengthMm')} inputMode="decimal" />
        </div>
      </Section>
    </IfOffered>
  )
}

interface SectionProps {
  readonly title: string
  readonly form: DraftedForm<ProductValues>
  /** The beginnings of the names of its fields: an error in one opens the section. */
  readonly fields: readonly string[]
  readonly children: ReactNode
}

function Section({ title, form, fields, children }: SectionProps) {
  const [opened, setOpened] = useState(false)
  const wrong = Object.entries(form.problems).some(
    ([name, problem]) => problem !== undefined && fields.includes(name.split('.')[0] ?? ''),
  )
  return (
    <details
      className="product-section"
      open={opened || wrong}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      <div className="grid gap-5">{children}</div>
    </details>
  )
}

function Specifications({ form, busy }: DetailFieldsProps) {
  const rows = specRows(form.values)
  const change = (changed: readonly SpecRow[]) => form.change({ specs: JSON.stringify(changed) })
  return (
    <>
      <p className="soft">{texts.specsHint}</p>
      {rows.map((row, index) => {
        const field = (column: keyof SpecRow) => ({
          label: texts[column],
          name: specField(index, column),
          value: row[column],
          problem: form.problems[specField(index, column)],
          readOnly: busy,
          autoComplete: 'off',
          onChange: (event: { readonly target: { readonly value: string } }) =>
            change(rows.with(index, { ...row, [column]: event.target.value })),
        })
        return (
          // Rows have no identity of their own: their values are controlled.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <fieldset key={index} className="product-spec">
            <legend className="sr-only">{texts.row(index + 1)}</legend>
            <div className="product-figures">
              <TextField {...field('key')} />
              <TextField {...field('value')} />
              <TextField {...field('unit')} />
            </div>
            <Button
              kind="quiet"
              busy={busy}
              className="justify-self-start"
              onClick={() => change(rows.toSpliced(index, 1))}
            >
              {texts.remove} <span className="sr-only">{texts.row(index + 1)}</span>
            </Button>
          </fieldset>
        )
      })}
      {rows.length < mostSpecs && (
        <Button busy={busy} className="justify-self-start" onClick={() => change([...rows, emptySpec])}>
          {texts.add}
        </Button>
      )}
    </>
  )
}
