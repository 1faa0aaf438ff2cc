import { useEffect } from 'react'
import { Link } from 'react-router'
import type { Maker } from '../../../../contract/catalogue/makers.ts'
import { listMakers } from '../../../../contract/catalogue/makers.ts'
import { foldLetters } from '../../../../domain/search/fold-text.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import type { DraftedForm } from '../../../forms/use-drafted-form.ts'
import { dashboardLinks } from '../../../routing/dashboard-links.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import type { ProductValues } from '../product-values.ts'
import { makerChoiceTexts as texts } from './maker-texts.ts'

interface MakerFieldsProps {
  readonly form: DraftedForm<ProductValues>
  readonly busy: boolean
}

/** Renders the safety of a product: its maker, warnings and the maker's guarantee. */
export function MakerFields({ form, busy }: MakerFieldsProps) {
  const field = (name: 'warnings' | 'guaranteeYears' | 'guarantor' | 'guaranteeTerms') => ({
    label: texts[name],
    autoComplete: 'off',
    readOnly: busy,
    ...form.text(name),
  })
  return (
    <>
      <MakerChoice form={form} busy={busy} />
      <TextArea {...field('warnings')} hint={texts.warningsHint} rows={4} />
      <div className="product-figures min-[44rem]:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        <TextField {...field('guaranteeYears')} inputMode="numeric" />
        <TextField {...field('guarantor')} hint={texts.guarantorHint} />
      </div>
      <TextArea {...field('guaranteeTerms')} hint={texts.guaranteeTermsHint} rows={3} />
    </>
  )
}

function MakerChoice({ form, busy }: MakerFieldsProps) {
  const [makers, reload] = useAnswer(listMakers, {})
  // A maker that was added in another tab is in the list when the person is back.
  useEffect(() => {
    window.addEventListener('focus', reload)
    return () => window.removeEventListener('focus', reload)
  }, [reload])
  if (makers.status === 'failed') return <Alert message={texts.failed} />
  const all = makers.status === 'ready' ? makers.data : []
  const { maker, brand } = form.values
  const suggested = maker === '' ? makerOfBrand(all, brand) : undefined
  return (
    <div className="grid gap-2">
      <SelectField
        label={texts.maker}
        hint={texts.hint}
        choices={choicesOf(all, maker)}
        disabled={busy}
        {...form.text('maker')}
      />
      <p role="status" className="flex flex-wrap items-center gap-3 empty:hidden">
        {suggested && (
          <>
            <span className="soft">{texts.suggested(brand.trim())}</span>
            <Button kind="quiet" disabled={busy} onClick={() => form.change({ maker: suggested._id })}>
              {texts.suggest(suggested.name)}
            </Button>
          </>
        )}
      </p>
      <Link className="row-link justify-self-start" to={dashboardLinks.makers}>
        {texts.manage}
      </Link>
    </div>
  )
}

/** The chosen maker is a choice even before the list has arrived. */
function choicesOf(makers: readonly Maker[], chosen: string) {
  const isListed = chosen === '' || makers.some(({ _id }) => _id === chosen)
  return [
    { value: '', text: texts.none },
    ...(isListed ? [] : [{ value: chosen, text: '…' }]),
    ...makers.map(({ _id, name }) => ({ value: _id, text: name })),
  ]
}

/** Returns the maker that has a brand in its list, or its name. */
function makerOfBrand(makers: readonly Maker[], brand: string): Maker | undefined {
  const wanted = foldLetters(brand.trim())
  if (wanted === '') return undefined
  return makers.find(({ name, brands }) => [...brands, name].some((each) => foldLetters(each) === wanted))
}
