import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { bookingTexts } from './texts.ts'

interface KeepInProfileProps {
  readonly offered: boolean
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Offers to save a changed phone or address in the profile (spec §10, address of a booking). */
export function KeepInProfile({ offered, checked, onChange }: KeepInProfileProps) {
  if (!offered) return null
  return (
    <Checkbox name="keep" checked={checked} onChange={onChange}>
      {bookingTexts.keep}
    </Checkbox>
  )
}
