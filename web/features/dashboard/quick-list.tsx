import type { QuickEntry, QuickGroup } from './quick-entry.ts'
import { quickTexts as texts } from './quick-texts.ts'

interface QuickListProps {
  readonly id: string
  readonly entries: readonly QuickEntry[]
  /** Index of the option that Enter chooses. */
  readonly active: number
  readonly onChoose: (entry: QuickEntry) => void
}

/** Renders the options below the field, by group. The focus stays in the field. */
export function QuickList({ id, entries, active, onChoose }: QuickListProps) {
  return (
    <div
      role="listbox"
      id={id}
      className="flex-1 overflow-y-auto overscroll-contain"
      aria-label={texts.list}
      // A press must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groupsOf(entries).map(({ group, first, rows }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className="px-4 pt-[0.6rem] pb-[0.2rem] text-label text-soft">
            {texts.groups[group]}
          </p>
          {rows.map((entry, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
            <div
              key={`${entry.to} ${entry.text}`}
              id={`${id}-${first + index}`}
              className="suggestion grid-cols-1 font-normal wrap-anywhere cursor-pointer"
              role="option"
              tabIndex={-1}
              aria-selected={first + index === active}
              onClick={() => onChoose(entry)}
            >
              <span>
                <b lang={entry.lang} className="font-text text-body leading-[1.3] font-semibold">
                  {entry.text}
                </b>
                {entry.note && <small>{entry.note}</small>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Splits entries, which are already sorted by group. */
function groupsOf(entries: readonly QuickEntry[]) {
  const groups: { group: QuickGroup; first: number; rows: QuickEntry[] }[] = []
  entries.forEach((entry, place) => {
    const current = groups.at(-1)
    if (current?.group === entry.group) current.rows.push(entry)
    else groups.push({ group: entry.group, first: place, rows: [entry] })
  })
  return groups
}
