import { singular } from './singular.ts'
import { numberWords, spellingsOfUnits } from './size-units.ts'
import { type TradeJob, tasks } from './trade-jobs.ts'
import { emptyWords, synonyms, weakWords } from './trade-words.ts'

/** How sizes are joined: "13/15 mm", "1.37 x 24", "2-8 mm". */
export type Joint = 'list' | 'by' | 'range'

/** The words of a language for the search. Their spelling is free: they are folded and brought to their basic form. */
export interface SearchWords {
  /** Returns the basic form of a folded word, which plurals share. */
  readonly stem: (word: string) => string
  /** Synonyms of the trade; each row is one meaning. */
  readonly synonyms: readonly (readonly string[])[]
  /** Words without information about a product. */
  readonly emptyWords: ReadonlySet<string>
  /** Words that nearly every query or product contains. */
  readonly weakWords: ReadonlySet<string>
  /** Units of sizes, each with the spellings that follow a number. */
  readonly units: Readonly<Record<string, readonly string[]>>
  /** Number words, which are sizes before a unit ("six-bolt"). */
  readonly numbers: ReadonlyMap<string, number>
  readonly joints: Readonly<Record<string, Joint>>
  /** Words that form compounds; for languages that write compounds as one word. */
  readonly parts: readonly string[]
  /** Smaller tasks and questions in riders' words. */
  readonly tasks: readonly TradeJob[]
}

export const searchWords: SearchWords = {
  stem: singular,
  synonyms,
  emptyWords,
  weakWords,
  units: spellingsOfUnits,
  numbers: numberWords,
  joints: { and: 'list', or: 'list', x: 'by', by: 'by', to: 'range' },
  parts: [],
  tasks,
}
