import { useState } from 'react'
import { cleanVatNumber } from '../../../contract/companies/company-fields.ts'
import type { TextWiring } from '../../forms/use-drafted-form.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { companyFieldTexts as texts } from './field-texts.ts'

interface VatNumberFieldProps {
  readonly wiring: TextWiring
  readonly busy: boolean
}

/** Loads the check digits of all countries, which only this field needs. */
const loadChecksum = () => import('../../../domain/companies/vat-checksum.ts')

/** Renders the field of a VAT number, whose check digits are looked at when it is left. */
export function VatNumberField({ wiring, busy }: VatNumberFieldProps) {
  const [wrong, setWrong] = useState<string>()
  async function check(typed: string): Promise<void> {
    const number = cleanVatNumber(typed)
    if (number === '') return
    try {
      const { isVatNumberByDigits } = await loadChecksum()
      setWrong(isVatNumberByDigits(number) ? undefined : typed)
    } catch {
      // Without a connection the server looks at the digits when the form is sent.
      setWrong(undefined)
    }
  }
  const problem =
    wiring.problem ?? (wrong === wiring.value && wrong !== '' ? texts.vatNumberWrong : undefined)
  return (
    <TextField
      label={texts.vatNumber}
      hint={texts.vatNumberHint}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      readOnly={busy}
      onBlur={({ target }) => void check(target.value)}
      {...wiring}
      problem={problem}
    />
  )
}
