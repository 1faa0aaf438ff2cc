import { lineDifferences } from './line-differences.ts'
import { versionTexts as texts } from './texts.ts'

interface LineDifferencesProps {
  readonly before: string
  readonly after: string
  /** Summarizes the differing lines. */
  readonly summary: (added: number, removed: number) => string
}

const shownLines = 12

/** Lists the lines in which two texts differ, below a summary. */
export function LineDifferences({ before, after, summary }: LineDifferencesProps) {
  const differences = lineDifferences(before, after)
  const added = differences.filter(({ kind }) => kind === 'added').length
  return (
    <details className="texts-differences">
      <summary className="flex items-center min-h-(--target) font-semibold cursor-pointer before:content-['+'] before:flex-none before:w-5 before:font-figure">
        {summary(added, differences.length - added)}
      </summary>
      <ul className="grid gap-[0.15rem] font-figure text-[0.8125rem] leading-normal font-normal wrap-anywhere">
        {differences.slice(0, shownLines).map(({ kind, line }, place) => {
          // The same line may differ in several places.
          const key = `${place}:${line}`
          return (
            <li key={key}>
              {kind === 'added' ? (
                <ins className="text-good no-underline">+ {line}</ins>
              ) : (
                <del className="text-bad">− {line}</del>
              )}
            </li>
          )
        })}
        {differences.length > shownLines && <li>{texts.more(differences.length - shownLines)}</li>}
      </ul>
    </details>
  )
}
