import type { TextSource } from '../../../contract/shop/texts.ts'
import { textsTexts as texts } from './texts.ts'

interface PlaceholdersProps {
  readonly values: TextSource['placeholders']
  readonly onInsert: (name: string) => void
}

/** Lists the settings that a text can use. A press inserts one at the cursor. */
export function Placeholders({ values, onInsert }: PlaceholdersProps) {
  return (
    <details className="texts-placeholders">
      <summary className="flex items-center min-h-(--target) font-semibold cursor-pointer before:content-['+'] before:flex-none before:w-5 before:font-figure">
        {texts.placeholders}
      </summary>
      <ul className="grid gap-x-4 gap-y-1">
        {values.map(({ name, value }) => (
          <li className="flex flex-wrap gap-x-3 gap-y-0 items-center wrap-anywhere" key={name}>
            <button type="button" className="button button-quiet" onClick={() => onInsert(name)}>
              <span className="sr-only">{texts.insert} </span>
              <code>{`{{${name}}}`}</code>
            </button>
            <span className="soft">{value || texts.unset}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
