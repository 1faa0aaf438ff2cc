import { useReducer, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../session/browser-storage.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { footerTexts } from '../../texts/layout.ts'

/** The storage key; the pre-paint script reads it with each press of `/`. */
const offKey = 'searchKey'

const isOn = () => readStored(offKey) !== 'off'
const nothingElseChangesIt = () => () => undefined

/** Turns the key `/` for the search off and on: people who speak to their computer press keys by accident (WCAG 2.1.4). */
export function SearchKeySwitch() {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const checked = useSyncExternalStore(nothingElseChangesIt, isOn, () => true)
  return (
    <label className="search-key">
      <input
        type="checkbox"
        checked={checked}
        disabled={!useInBrowser()}
        onChange={() => {
          writeStored(offKey, checked ? 'off' : null)
          renderAgain()
        }}
      />
      {footerTexts.searchKey}
    </label>
  )
}
