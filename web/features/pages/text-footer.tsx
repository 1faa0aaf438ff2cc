import { writtenTextTexts } from '../../texts/written-text.ts'
import { calendarDay } from '../../ui/values/calendar-day.ts'
import type { PageText } from './load-text.ts'

/** Says when a text was last changed, and whether it is the sample's. */
export function TextFooter({ shown: { state, changedAt } }: { readonly shown: PageText }) {
  return (
    <footer className="soft mt-8 border-t border-line pt-4">
      {changedAt !== undefined && (
        <p>
          {writtenTextTexts.changed}{' '}
          <time dateTime={new Date(changedAt).toISOString()}>{dayOf(changedAt)}</time>.
        </p>
      )}
      {state === 'sample' && <p className="max-w-[31rem]">{writtenTextTexts.sample}</p>}
    </footer>
  )
}

/** In UTC, because the server renders this, too. */
function dayOf(instant: number): string {
  return calendarDay(new Date(instant).toISOString().slice(0, 10))
}
