import { punctuationTexts } from '../../texts/punctuation.ts'
import { writtenTextTexts } from '../../texts/written-text.ts'
import { dayInShop } from '../../ui/values/date-format.ts'
import { useFormats } from '../../ui/values/formats.ts'
import type { PageText } from './load-text.ts'

/** Shows the date of a text's last change in the shop's time zone, and whether the text is the sample's. */
export function TextFooter({ shown: { state, changedAt } }: { readonly shown: PageText }) {
  const formats = useFormats()
  return (
    <footer className="soft mt-8 border-t border-line pt-4">
      {changedAt !== undefined && (
        <p>
          {writtenTextTexts.changed}{' '}
          <time dateTime={new Date(changedAt).toISOString()}>{dayInShop(formats, changedAt, 'long')}</time>
          {punctuationTexts.stop}
        </p>
      )}
      {state === 'sample' && <p className="max-w-[31rem]">{writtenTextTexts.sample}</p>}
    </footer>
  )
}
