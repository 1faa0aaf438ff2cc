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
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name="keep"
        className="size-6 flex-none accent-ink"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {bookingTexts.keep}
    </label>
  )
}
