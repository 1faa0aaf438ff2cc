import { useStored, writeStored } from '../../session/browser-storage.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { footerTexts } from '../../texts/layout.ts'

/** The storage key. The pre-paint script reads it on each press of `/`. */
const offKey = 'searchKey'

/** Turns the search shortcut `/` off and on, because people with speech input press keys by accident (WCAG 2.1.4). */
export function SearchKeySwitch() {
  const checked = useStored(offKey) !== 'off'
  return (
    <label className="search-key">
      <input
        type="checkbox"
        checked={checked}
        disabled={!useInBrowser()}
        onChange={() => writeStored(offKey, checked ? 'off' : null)}
      />
      {footerTexts.searchKey}
    </label>
  )
}
